/** One blow: a click of noise that excites a few resonances, as a piece does on wood. */
export interface Strike {
  /** After the sound begins. */
  readonly atMs: number;
  /** From 0 to 1. */
  readonly loudness: number;
  /** Where the click of noise has its centre. */
  readonly clickHz: number;
  readonly partials: readonly Resonance[];
}

/** A resonance that dies away: its amplitude falls to a thousandth in `decayMs`. */
export interface Resonance {
  readonly hz: number;
  readonly share: number;
  readonly decayMs: number;
}

export const SOUNDS = ["move", "capture", "check", "seed", "low-time", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

/** A wooden piece set down on a board of maple: a low body, a short knock above it. */
const knock = (atMs: number, loudness: number, pitch = 1): Strike => ({
  atMs,
  loudness,
  clickHz: 2100 * pitch,
  partials: [
    { hz: 196 * pitch, share: 0.7, decayMs: 90 },
    { hz: 523 * pitch, share: 0.4, decayMs: 55 },
    { hz: 1180 * pitch, share: 0.16, decayMs: 28 },
  ],
});

/** A small bell of wood, for what should be noticed. */
const chime = (atMs: number, hz: number, loudness: number, decayMs = 260): Strike => ({
  atMs,
  loudness,
  clickHz: 3 * hz,
  partials: [
    { hz, share: 0.75, decayMs },
    { hz: 2.76 * hz, share: 0.18, decayMs: decayMs / 2 },
    { hz: 5.4 * hz, share: 0.06, decayMs: decayMs / 4 },
  ],
});

/** What each event sounds like. */
export const SCORES: Readonly<Record<Sound, readonly Strike[]>> = {
  move: [knock(0, 0.5)],
  // The taken piece is nudged away, the taking one set down.
  capture: [knock(0, 0.28, 1.35), knock(55, 0.46, 0.92)],
  check: [knock(0, 0.46), chime(40, 659, 0.2)],
  // Heard many times in a row: hardly more than a tick.
  seed: [knock(0, 0.14, 1.8)],
  "low-time": [chime(0, 880, 0.16, 110), chime(140, 880, 0.16, 110)],
  end: [chime(0, 392, 0.24, 480), chime(150, 523, 0.24, 520), chime(300, 659, 0.22, 700)],
};

/** How long a sound is to be heard. */
export function lengthMs(sound: Sound): number {
  const ends = SCORES[sound].flatMap(({ atMs, partials }) =>
    partials.map(({ decayMs }) => atMs + decayMs),
  );
  return Math.max(...ends);
}
