import type { Line } from "@kibitz/rules";

/** When a search ends; whichever limit is reached first. An empty object means until stopped. */
export interface Limits {
  /** Plies of iterative deepening. */
  readonly depth?: number;
  readonly nodes?: number;
  readonly playouts?: number;
  /** Exact time for this move. */
  readonly timeMs?: number;
  /** Clocks from which the player budgets its own time. */
  readonly clock?: ClockState;
  /** Stop when a mate in this many of the side to move's own moves is proved. */
  readonly mate?: number;
}

/** Clocks as seen by the side to move. */
export interface ClockState {
  readonly remainingMs: number;
  readonly incrementMs: number;
  readonly opponentRemainingMs?: number;
  readonly opponentIncrementMs?: number;
  /** Moves of the side to move until the next time control; absent in sudden death. */
  readonly movesToGo?: number;
}

/** The value of a position for the side to move. */
export type Score =
  | { readonly kind: "cp"; readonly value: number }
  /** Positive: mates in that many plies. Negative: is mated; 0: is checkmated now. */
  | { readonly kind: "mate"; readonly plies: number }
  /** The expected margin at the end, in the game's own points such as seeds; an estimate. */
  | { readonly kind: "points"; readonly value: number }
  /** The margin at the end that best play leads to, in the same points; proved. */
  | { readonly kind: "exact"; readonly value: number }
  | { readonly kind: "winrate"; readonly value: number; readonly lead?: number };

export type Bound = "exact" | "lower" | "upper";

/** Chances in thousandths for the side to move; they add up to 1000. */
export interface Wdl {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** One report of a running search. */
export interface Info<M> {
  readonly kind: "pv" | "currmove";
  /** 1 for the best line, 2 for the second best ... */
  readonly multipv: number;
  readonly depth: number;
  readonly seldepth?: number;
  readonly score?: Score;
  readonly bound?: Bound;
  readonly wdl?: Wdl;
  readonly nodes: number;
  readonly playouts?: number;
  readonly timeMs: number;
  readonly hashfullPermille?: number;
  readonly pv: readonly M[];
  readonly currentMove?: M;
  readonly currentMoveNumber?: number;
}

export interface BestMove<M> {
  /** Undefined when the game is over. */
  readonly move: M | undefined;
  /** The reply that the search expects. */
  readonly ponder?: M;
}

/** A running search. Reading it is optional; `best` settles either way. */
export interface Analysis<M> extends AsyncIterable<Info<M>> {
  /** Finish now; `best` resolves with the best move so far. */
  stop(): void;
  /** Only after `options.ponder`: the expected move was played, limits count from now. */
  ponderhit?(): void;
  /** Rejects with an `AbortError` after an abort, and with a `PlayerError` when the player died. */
  readonly best: Promise<BestMove<M>>;
}

export interface AnalyseOptions<M> {
  /** Abandons the search. */
  readonly signal?: AbortSignal;
  readonly multiPv?: number;
  /** Only these first moves. */
  readonly searchMoves?: readonly M[];
  /** Search on the opponent's time: limits rest until `ponderhit()`. */
  readonly ponder?: boolean;
}

/** Anything that chooses moves: a kernel, a reference search, an external engine, a random mover. */
export interface Player<P, M> {
  readonly name: string;
  /** A new call ends the player's previous analysis as `stop()` would: the newest line wins. */
  analyse(line: Line<P, M>, limits: Limits, options?: AnalyseOptions<M>): Analysis<M>;
  newGame(): Promise<void>;
  close(): Promise<void>;
}

/** A player that cannot go on. The message names the player, what happened and what to do. */
export class PlayerError extends Error {
  override readonly name = "PlayerError";
}

/** A player's answer that the rules refuse, or none although the game goes on. */
export class IllegalMoveError extends PlayerError {}
