import type { BestMove, Info, Limits, Player, Score } from "@kibitz/engine";
import type { Game, Line, Outcome } from "@kibitz/rules";
import { type AdjudicationRules, centipawns, ScoreJudge, type Verdict } from "./adjudication.ts";
import type { Clock } from "./clock.ts";
import { SideClock } from "./side-clock.ts";
import type { TimeControl } from "./time-control.ts";

/** A player at the board, with limits of its own on top of the time control. */
export interface Seat<P, M> {
  readonly player: Player<P, M>;
  readonly limits?: Limits;
}

export interface GameConditions<P, M, S extends string> {
  readonly game: Game<P, M, S>;
  /** The opening; play goes on from its end. */
  readonly opening: Line<P, M>;
  readonly timeControl: TimeControl;
  /** How far a clock may be overstepped without a forfeit. */
  readonly timeMarginMs: number;
  readonly adjudication: AdjudicationRules;
  readonly clock: Clock;
  /** The outcome when the flag of `side` falls; absent: the opponent wins. */
  readonly flagFall?: (line: Line<P, M>, side: S) => Outcome<S>;
  /** Abandons the game; `playGame` then rejects with an `AbortError`. */
  readonly signal?: AbortSignal;
}

/** A move with what its player thought of it. */
export interface PlayedMove<M, S> {
  readonly move: M;
  readonly side: S;
  readonly timeMs: number;
  /** The clock after the move, increment included; absent without a clock. */
  readonly remainingMs?: number;
  /** As the side that made the move sees it. */
  readonly score?: Score;
  readonly depth?: number;
}

export type FaultKind = "time-forfeit" | "illegal-move" | "crash";

/** What a player did that lost the game outside the rules of the game. */
export interface Fault<S> {
  readonly side: S;
  readonly kind: FaultKind;
  /** A sentence for people. */
  readonly detail: string;
}

export interface FinishedGame<P, M, S extends string> {
  /** Opening included. */
  readonly line: Line<P, M>;
  /** Without the opening. */
  readonly moves: readonly PlayedMove<M, S>[];
  readonly outcome: Outcome<S>;
  /** The outcome was decided by the players' scores or the ply limit. */
  readonly adjudicated: boolean;
  readonly fault?: Fault<S>;
}

/** Plays one game to its end. `seats` sit in the order of `game.sides`. */
export function playGame<P, M, S extends string>(
  conditions: GameConditions<P, M, S>,
  seats: readonly [Seat<P, M>, Seat<P, M>],
): Promise<FinishedGame<P, M, S>> {
  return new GameInProgress(conditions, seats).play();
}

type Answer<M, S> =
  | { readonly kind: "move"; readonly played: PlayedMove<M, S> }
  | { readonly kind: FaultKind; readonly detail: string };

interface Side<P, M, S> {
  readonly name: S;
  readonly opponent: S;
  readonly seat: Seat<P, M>;
  readonly clock: SideClock;
  readonly opponentClock: SideClock;
}

class GameInProgress<P, M, S extends string> {
  readonly #conditions: GameConditions<P, M, S>;
  readonly #sides: readonly [Side<P, M, S>, Side<P, M, S>];
  readonly #judge: ScoreJudge;
  readonly #moves: PlayedMove<M, S>[] = [];
  #line: Line<P, M>;

  constructor(
    conditions: GameConditions<P, M, S>,
    [firstSeat, secondSeat]: readonly [Seat<P, M>, Seat<P, M>],
  ) {
    const [first, second] = conditions.game.sides;
    const newClock = () => new SideClock(conditions.timeControl, conditions.timeMarginMs);
    const [one, two] = [newClock(), newClock()];
    this.#sides = [
      { name: first, opponent: second, seat: firstSeat, clock: one, opponentClock: two },
      { name: second, opponent: first, seat: secondSeat, clock: two, opponentClock: one },
    ];
    this.#conditions = conditions;
    this.#judge = new ScoreJudge(conditions.adjudication);
    this.#line = conditions.opening;
  }

  async play(): Promise<FinishedGame<P, M, S>> {
    for (;;) {
      const finished = this.#finishedByReferee() ?? this.#finishedByJudge();
      if (finished) return finished;
      const side = this.#sideToMove();
      const answer = await this.#ask(side);
      if (answer.kind !== "move") return this.#endedByFault(side, answer.kind, answer.detail);
      this.#make(side, answer.played);
    }
  }

  #sideToMove(): Side<P, M, S> {
    const [first, second] = this.#sides;
    const name = this.#conditions.game.sideToMove(this.#line.position);
    return name === first.name ? first : second;
  }

  #make(side: Side<P, M, S>, played: PlayedMove<M, S>): void {
    side.clock.press(played.timeMs);
    const { remainingMs } = side.clock;
    this.#moves.push(remainingMs === undefined ? played : { ...played, remainingMs });
    this.#line = this.#conditions.game.play(this.#line, played.move);
    const cp = centipawns(played.score);
    const isFirst = side === this.#sides[0];
    this.#judge.add(cp === undefined || isFirst ? cp : -cp);
  }

  #finishedByReferee(): FinishedGame<P, M, S> | undefined {
    const { game } = this.#conditions;
    const outcome = game.outcome(this.#line) ?? game.claimableDraw?.(this.#line);
    return outcome && this.#finished(outcome, false);
  }

  #finishedByJudge(): FinishedGame<P, M, S> | undefined {
    const verdict = this.#judge.verdict(this.#line.moves.length);
    return verdict && this.#finished(this.#outcomeOf(verdict), true);
  }

  #outcomeOf(verdict: Verdict): Outcome<S> {
    const reason = "adjudication";
    if (verdict === "draw") return { kind: "draw", reason };
    const winner = this.#sides[verdict === "first-wins" ? 0 : 1].name;
    return { kind: "win", winner, reason };
  }

  #endedByFault(side: Side<P, M, S>, kind: FaultKind, detail: string): FinishedGame<P, M, S> {
    const loss: Outcome<S> = { kind: "win", winner: side.opponent, reason: kind };
    const { flagFall } = this.#conditions;
    const outcome = kind === "time-forfeit" && flagFall ? flagFall(this.#line, side.name) : loss;
    return { ...this.#finished(outcome, false), fault: { side: side.name, kind, detail } };
  }

  #finished(outcome: Outcome<S>, adjudicated: boolean): FinishedGame<P, M, S> {
    return { line: this.#line, moves: this.#moves, outcome, adjudicated };
  }

  async #ask(side: Side<P, M, S>): Promise<Answer<M, S>> {
    const limits = { ...side.clock.limits(side.opponentClock), ...side.seat.limits };
    const thought = await think(side.seat.player, this.#line, limits, {
      clock: this.#conditions.clock,
      deadlineMs: side.clock.deadlineMs(),
      ...(this.#conditions.signal && { signal: this.#conditions.signal }),
    });
    if (thought.kind !== "move") return thought;
    return this.#legal(side.name, thought) ?? this.#illegal(thought.best.move);
  }

  #legal(side: S, { best, timeMs, info }: Thought<M>): Answer<M, S> | undefined {
    const { game } = this.#conditions;
    if (best.move === undefined) return undefined;
    const code = game.moveCode(best.move);
    const legal = game.legalMoves(this.#line).find((other) => game.moveCode(other) === code);
    if (legal === undefined) return undefined;
    const thoughts = {
      ...(info?.score && { score: info.score }),
      ...(info && { depth: info.depth }),
    };
    return { kind: "move", played: { move: legal, side, timeMs, ...thoughts } };
  }

  #illegal(move: M | undefined): Answer<M, S> {
    const detail =
      move === undefined
        ? "It gave no move although the game goes on."
        : `It gave a move that is not legal: ${JSON.stringify(move)}.`;
    return { kind: "illegal-move", detail };
  }
}

interface Patience {
  readonly clock: Clock;
  readonly deadlineMs: number;
  readonly signal?: AbortSignal;
}

interface Thought<M> {
  readonly kind: "move";
  readonly best: BestMove<M>;
  readonly timeMs: number;
  readonly info: Info<M> | undefined;
}

type Thinking<M> =
  | Thought<M>
  | { readonly kind: "time-forfeit" | "crash"; readonly detail: string };

/** Asks a player for a move; rejects only when `signal` abandons the game. */
async function think<P, M>(
  player: Player<P, M>,
  line: Line<P, M>,
  limits: Limits,
  { clock, deadlineMs, signal }: Patience,
): Promise<Thinking<M>> {
  signal?.throwIfAborted();
  const startedAt = clock.now();
  const abandon = new AbortController();
  const forward = () => abandon.abort();
  signal?.addEventListener("abort", forward, { once: true });
  let overdue: (late: Thinking<M>) => void = () => {};
  const late = new Promise<Thinking<M>>((resolve) => {
    overdue = resolve;
  });
  // A millisecond later, so that an answer at the last moment is measured and not cut off.
  const cancelTimer = clock.after(deadlineMs + 1, () => {
    overdue(tooLate(clock.now() - startedAt, deadlineMs));
    abandon.abort();
  });
  try {
    const answer = search(player, line, limits, abandon.signal, () => clock.now() - startedAt);
    const thinking = await Promise.race([late, answer]);
    signal?.throwIfAborted();
    if (thinking.kind !== "move" || thinking.timeMs <= deadlineMs) return thinking;
    return tooLate(thinking.timeMs, deadlineMs);
  } finally {
    cancelTimer();
    signal?.removeEventListener("abort", forward);
  }
}

const tooLate = (timeMs: number, deadlineMs: number) =>
  ({
    kind: "time-forfeit",
    detail: `It took ${Math.round(timeMs)} ms where ${Math.round(deadlineMs)} ms were left, margin included.`,
  }) as const;

async function search<P, M>(
  player: Player<P, M>,
  line: Line<P, M>,
  limits: Limits,
  signal: AbortSignal,
  elapsedMs: () => number,
): Promise<Thinking<M>> {
  try {
    const analysis = player.analyse(line, limits, { signal });
    const lastInfo = lastPvInfo(analysis);
    const best = await analysis.best;
    const timeMs = elapsedMs();
    return { kind: "move", best, timeMs, info: await lastInfo };
  } catch (error) {
    return { kind: "crash", detail: error instanceof Error ? error.message : String(error) };
  }
}

/** The last report of the best line that tells an exact score, or any score where none is. */
async function lastPvInfo<M>(reports: AsyncIterable<Info<M>>): Promise<Info<M> | undefined> {
  let last: Info<M> | undefined;
  for await (const info of reports)
    if (info.kind === "pv" && info.multipv === 1 && info.score) last = info;
  return last;
}
