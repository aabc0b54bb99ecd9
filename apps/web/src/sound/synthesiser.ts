import { SCORES, type Sound, type Strike } from "./sounds.ts";

const CLICK_MS = 9;
const ATTACK_MS = 1.5;
const SILENCE = 0.001;
const MASTER_GAIN = 0.6;

/** Plays the sounds of the page; nothing of it is a recording. */
export class Synthesiser {
  readonly #context: AudioContext;
  readonly #output: AudioNode;
  readonly #noise: AudioBuffer;

  constructor(context: AudioContext) {
    this.#context = context;
    this.#output = new GainNode(context, { gain: MASTER_GAIN });
    this.#output.connect(context.destination);
    this.#noise = noiseOf(context);
  }

  play(sound: Sound): void {
    // A browser puts a context to sleep with its tab. Where it does not wake, it stays silent.
    if (this.#context.state === "suspended") this.#context.resume().catch(() => undefined);
    const startS = this.#context.currentTime + 0.005;
    for (const strike of SCORES[sound]) this.#strike(strike, startS + strike.atMs / 1000);
  }

  #strike(strike: Strike, atS: number): void {
    this.#click(strike, atS);
    for (const { hz, share, decayMs } of strike.partials) {
      const tone = new OscillatorNode(this.#context, { frequency: hz });
      this.#voice(tone, atS, strike.loudness * share, decayMs);
    }
  }

  #click({ clickHz, loudness }: Strike, atS: number): void {
    const source = new AudioBufferSourceNode(this.#context, { buffer: this.#noise });
    const band = new BiquadFilterNode(this.#context, {
      type: "bandpass",
      frequency: clickHz,
      Q: 1.2,
    });
    this.#voice(source, atS, loudness * 0.5, CLICK_MS, band);
  }

  /** Lets a source sound once and die away. */
  #voice(
    source: AudioScheduledSourceNode,
    atS: number,
    amplitude: number,
    decayMs: number,
    through?: AudioNode,
  ): void {
    const envelope = new GainNode(this.#context, { gain: 0 });
    envelope.gain.setValueAtTime(0, atS);
    envelope.gain.linearRampToValueAtTime(amplitude, atS + ATTACK_MS / 1000);
    envelope.gain.exponentialRampToValueAtTime(amplitude * SILENCE, atS + decayMs / 1000);
    (through === undefined ? source : source.connect(through)).connect(envelope);
    envelope.connect(this.#output);
    source.start(atS);
    source.stop(atS + decayMs / 1000);
  }
}

function noiseOf(context: AudioContext): AudioBuffer {
  const length = Math.ceil((context.sampleRate * CLICK_MS) / 1000);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < length; index++) samples[index] = 2 * Math.random() - 1;
  return buffer;
}
