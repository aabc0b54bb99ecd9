import {
  type Attempt,
  type AttemptVerdict,
  judgeAttempt,
  type Lesson,
  type Limits,
  type Player,
  PlayerError,
} from "@kibitz/engine";
import type { Game, Line } from "@kibitz/rules";

/** Where a lesson stands. */
export type LessonPhase<M> =
  /** `hinted`: the piece that moves best has been shown. */
  | { readonly kind: "asking"; readonly hinted: boolean }
  | { readonly kind: "judging"; readonly move: M }
  | { readonly kind: "judged"; readonly move: M; readonly verdict: AttemptVerdict }
  | { readonly kind: "shown" }
  | { readonly kind: "failed"; readonly message: string };

export interface RoundState<P, M, S extends string> {
  /** Undefined when all lessons are over. */
  readonly lesson: Lesson<P, M, S> | undefined;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  /** Found without having been shown. */
  readonly solved: number;
  readonly phase: LessonPhase<M>;
  /** What stands on the board: the position of the lesson, or after a move that is tried or shown. */
  readonly line: Line<P, M> | undefined;
}

export interface LessonRoundOptions<P, M, S extends string> {
  readonly game: Game<P, M, S>;
  readonly lessons: readonly Lesson<P, M, S>[];
  readonly limits?: Limits;
  engine(): Promise<Player<P, M>>;
  onChange(): void;
}

const ASKING = { kind: "asking", hinted: false } as const;

/** Leads through lessons one by one; each accepts every move that is nearly the best. */
export class LessonRound<P, M, S extends string> {
  readonly #options: LessonRoundOptions<P, M, S>;
  #index = 0;
  #solved = 0;
  #phase: LessonPhase<M> = ASKING;
  #judging: AbortController | undefined;

  constructor(options: LessonRoundOptions<P, M, S>) {
    this.#options = options;
  }

  get state(): RoundState<P, M, S> {
    const { lessons } = this.#options;
    const lesson = lessons[this.#index];
    return {
      lesson,
      index: this.#index,
      count: lessons.length,
      solved: this.#solved,
      phase: this.#phase,
      line: lesson && this.#lineOn(lesson),
    };
  }

  /** Judges a move in the position of the lesson; only while the lesson asks for one. */
  async attempt(move: M): Promise<void> {
    const { lesson } = this.state;
    if (lesson === undefined || this.#phase.kind !== "asking") return;
    const judging = new AbortController();
    this.#judging = judging;
    this.#become({ kind: "judging", move });
    try {
      const { verdict } = await this.#judge(lesson, move, judging.signal);
      if (!judging.signal.aborted) this.#end(move, verdict);
    } catch (error) {
      if (!judging.signal.aborted) this.#become({ kind: "failed", message: messageOf(error) });
    }
  }

  hint(): void {
    if (this.#phase.kind === "asking") this.#become({ kind: "asking", hinted: true });
  }

  /** Asks again after a move that was not good enough. */
  retry(): void {
    this.#become(ASKING);
  }

  /** Shows the best move. */
  show(): void {
    this.#judging?.abort();
    this.#become({ kind: "shown" });
  }

  next(): void {
    this.#judging?.abort();
    this.#index += 1;
    this.#become(ASKING);
  }

  /** Nothing is judged any more. */
  close(): void {
    this.#judging?.abort();
  }

  async #judge(lesson: Lesson<P, M, S>, move: M, signal: AbortSignal): Promise<Attempt<M>> {
    const { game, limits, engine } = this.#options;
    const options = { signal, ...(limits && { limits }) };
    return judgeAttempt(game, await engine(), lesson, move, options);
  }

  #end(move: M, verdict: AttemptVerdict): void {
    if (isGoodEnough(verdict)) this.#solved += 1;
    this.#become({ kind: "judged", move, verdict });
  }

  #lineOn({ line, best }: Lesson<P, M, S>): Line<P, M> {
    const { game } = this.#options;
    switch (this.#phase.kind) {
      case "judging":
      case "judged":
        return game.play(line, this.#phase.move);
      case "shown":
        return best[0] === undefined ? line : game.play(line, best[0]);
      default:
        return line;
    }
  }

  #become(phase: LessonPhase<M>): void {
    this.#phase = phase;
    this.#options.onChange();
  }
}

export const isGoodEnough = (verdict: AttemptVerdict): boolean =>
  verdict === "best" || verdict === "good";

function messageOf(error: unknown): string {
  if (error instanceof PlayerError) return error.message;
  return `The move could not be judged: ${error instanceof Error ? error.message : String(error)}.`;
}
