import { createHash } from "node:crypto";
import { appendFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { makeFolder } from "@kibitz/engine/folders";
import { err, ok, type Result } from "@kibitz/rules";
import { isRecord, parseJson } from "../content-checks.ts";
import { readText, type TuningFileError, writeWhole } from "../fit-state.ts";
import type { Advance, Optimiser, PlayPairs } from "./optimiser.ts";
import { namedWeights, type TunableGame, type Weights } from "./tunable-game.ts";

/** Where a tuning stands after a step. */
export interface TuningProgress {
  readonly step: number;
  readonly steps: number;
  /** Of this run, as the two below: a tuning that goes on has played more. */
  readonly games: number;
  readonly gamesPerSecond: number;
  readonly secondsLeft: number;
  readonly record: Readonly<Record<string, number>>;
}

export interface TuningOptions {
  /** Holds `<name>.state.json` and the log `<name>.jsonl`, one JSON object a step. */
  readonly folder: string;
  readonly play: PlayPairs;
  /** Begins again although there is a saved state. */
  readonly fresh?: boolean;
  /** No step begins when it is aborted; what is done is saved already. */
  readonly signal?: AbortSignal;
  /** Milliseconds from any fixed point. */
  readonly now?: () => number;
  readonly onStep?: (progress: TuningProgress) => void;
}

export interface TuningResult {
  readonly finished: boolean;
  readonly step: number;
  readonly weights: Weights;
}

/**
 * Runs an optimiser to its end, or until it is stopped. After every step the log has its line and
 * the state is written whole, so that a run that is killed at any moment goes on from its last
 * whole step and comes to the same end, and to the same log, as one that never stopped. A saved
 * state of another game or of other settings is refused.
 */
export async function runTuning<State>(
  optimiser: Optimiser<State>,
  game: TunableGame,
  { folder, play, fresh = false, signal, now = () => performance.now(), onStep }: TuningOptions,
): Promise<Result<TuningResult, TuningFileError>> {
  await makeFolder(folder);
  const files = new TuningFiles(folder, optimiser, game);
  const restored = fresh ? ok(undefined) : await files.restore();
  if (!restored.ok) return restored;
  let state = restored.value ?? optimiser.start();
  await files.cutLog(optimiser.stepsDone(state));
  const pace = new Pace(now, optimiser.stepsDone(state), optimiser.steps);
  while (optimiser.stepsDone(state) < optimiser.steps && !signal?.aborted) {
    const advance = await optimiser.advance(state, play);
    state = advance.state;
    const step = optimiser.stepsDone(state);
    await files.log(step, advance.record, optimiser.weightsOf(state));
    await files.save(state);
    onStep?.(pace.progress(step, advance.pairs, advance.record));
  }
  const step = optimiser.stepsDone(state);
  return ok({ finished: step >= optimiser.steps, step, weights: optimiser.weightsOf(state) });
}

/** The state and the log of one tuning. */
class TuningFiles<State> {
  readonly #optimiser: Optimiser<State>;
  readonly #game: TunableGame;
  readonly #statePath: string;
  readonly #logPath: string;

  constructor(folder: string, optimiser: Optimiser<State>, game: TunableGame) {
    this.#optimiser = optimiser;
    this.#game = game;
    this.#statePath = join(folder, `${optimiser.name}.state.json`);
    this.#logPath = join(folder, `${optimiser.name}.jsonl`);
  }

  /** Names everything that decides the course of the tuning. */
  get #fingerprint(): string {
    const { id, ranges, conditions } = this.#game;
    const { name, settings } = this.#optimiser;
    const content = JSON.stringify({ id, ranges, conditions, name, settings });
    return createHash("sha256").update(content).digest("hex");
  }

  /** The saved state, or undefined where none was saved. */
  async restore(): Promise<Result<State | undefined, TuningFileError>> {
    const text = await readText(this.#statePath);
    if (!text.ok) return text.error.code === "absent" ? ok(undefined) : text;
    const content = parseJson(text.value);
    if (!isRecord(content)) return this.#refuse("malformed", "is no saved tuning");
    if (content.fingerprint !== this.#fingerprint) {
      return this.#refuse("mismatch", "belongs to other settings or another version of the game");
    }
    const state = this.#optimiser.readState(content.state);
    return state === undefined ? this.#refuse("malformed", "is damaged") : ok(state);
  }

  #refuse(code: TuningFileError["code"], reason: string): Result<never, TuningFileError> {
    return err({ code, message: `${this.#statePath} ${reason}; begin again with --fresh.` });
  }

  async save(state: State): Promise<void> {
    const content = { fingerprint: this.#fingerprint, state };
    await writeWhole(this.#statePath, JSON.stringify(content));
  }

  /** Keeps the lines of the steps that the state knows of; a last one may be ahead of it, or torn. */
  async cutLog(steps: number): Promise<void> {
    if (steps === 0) return rm(this.#logPath, { force: true });
    const text = await readText(this.#logPath);
    const lines = text.ok ? text.value.split("\n").slice(0, steps) : [];
    await writeWhole(this.#logPath, lines.map((line) => `${line}\n`).join(""));
  }

  async log(step: number, record: Advance<State>["record"], weights: Weights): Promise<void> {
    const line = { step, ...record, weights: namedWeights(this.#game, weights) };
    await appendFile(this.#logPath, `${JSON.stringify(line)}\n`);
  }
}

/** The rate of the games and the time that is left, by the run so far. */
class Pace {
  readonly #now: () => number;
  readonly #startedMs: number;
  readonly #firstStep: number;
  readonly #steps: number;
  #games = 0;

  constructor(now: () => number, firstStep: number, steps: number) {
    this.#now = now;
    this.#startedMs = now();
    this.#firstStep = firstStep;
    this.#steps = steps;
  }

  progress(step: number, pairs: number, record: TuningProgress["record"]): TuningProgress {
    this.#games += 2 * pairs;
    const seconds = (this.#now() - this.#startedMs) / 1000;
    return {
      step,
      steps: this.#steps,
      games: this.#games,
      gamesPerSecond: seconds > 0 ? this.#games / seconds : 0,
      secondsLeft: (seconds / (step - this.#firstStep)) * (this.#steps - step),
      record,
    };
  }
}
