import type { Game, Line } from "@kibitz/rules";
import type { Bound, Info } from "../player.ts";
import type { ValueUnit } from "./values.ts";

/**
 * The worth of a position that is not over, for the side to move: hundredths of
 * a pawn well inside `MAX_EVALUATION` of `values.ts`, or points within `WON_POINTS`.
 */
export type Evaluate<P, M> = (line: Line<P, M>) => number;

/** What is asked of a search: it begins at `line` and tries `moves` there, a non-empty list. */
export interface SearchRequest<P, M> {
  readonly line: Line<P, M>;
  readonly moves: readonly M[];
  /** How many best lines to report, at least 1. */
  readonly multiPv: number;
  /** Iterative deepening ends with this depth. */
  readonly maxDepth: number;
}

/** A line that the search completed; the player that drives the search adds the time. */
export type Report<M> = Omit<Info<M>, "timeMs">;

/** What the search knows so far. */
export interface Progress<M> {
  nodes: number;
  playouts: number;
  /** The best line so far: never empty, so that a search can be stopped at any step. */
  pv: readonly M[];
}

/**
 * A search that is taken one step at a time: a step is a node, or a playout.
 * A step that completes a line yields a report. To see all of a search, step
 * it by hand and read the events of its observer:
 *
 * ```ts
 * const search = alphaBetaSearch({ game, evaluate, observer: show }, request);
 * while (!search.steps.next().done) await nextClick();
 * ```
 */
export interface Search<M> {
  readonly progress: Readonly<Progress<M>>;
  readonly steps: Generator<Report<M> | undefined, void, void>;
  /** The best lines as they stand, where a search knows them at any step; best first. */
  lines?(): readonly Report<M>[];
}

/** Starts a search; nothing is computed before the first step. */
export type StartSearch<P, M> = (request: SearchRequest<P, M>) => Search<M>;

/** A part of a search: it pauses at every node and ends with a result. */
export type Steps<T> = Generator<undefined, T, void>;

/** How a node came by its value. */
export type ValueSource = "outcome" | "evaluation" | "table" | "moves";

/**
 * What happens inside a search. Values and windows are from the view of the
 * side to move at the node; `ply` counts from the root, which is ply 0.
 */
export type SearchEvent<M> =
  | { readonly kind: "iteration"; readonly depth: number }
  | {
      readonly kind: "enter";
      readonly ply: number;
      /** Plies still to be searched below the node. */
      readonly depth: number;
      /** The move that led here; absent at the root. */
      readonly move: M | undefined;
      readonly alpha: number;
      readonly beta: number;
    }
  | {
      readonly kind: "leave";
      readonly ply: number;
      readonly value: number;
      readonly bound: Bound;
      readonly source: ValueSource;
    }
  | {
      /** The move refutes the node; `moveIndex` 0 means that the ordering was perfect. */
      readonly kind: "cutoff";
      readonly ply: number;
      readonly move: M;
      readonly moveIndex: number;
      /** How many moves were not searched at all. */
      readonly pruned: number;
    }
  | {
      readonly kind: "table-hit";
      readonly ply: number;
      readonly value: number;
      readonly bound: Bound;
      readonly depth: number;
    }
  | {
      /** A tree search went down these moves and added the last to its tree. */
      readonly kind: "select";
      readonly path: readonly M[];
    }
  | {
      readonly kind: "playout";
      readonly moves: readonly M[];
      /** 0 to 1, for the side to move at the root. */
      readonly result: number;
    };

/** Sees what happens inside a search. A search without one pays a single test. */
export type SearchObserver<M> = (event: SearchEvent<M>) => void;

/** What a reference search knows of a game beyond its rules. */
export interface Knowledge<P, M> {
  readonly evaluate: Evaluate<P, M>;
  readonly unit: ValueUnit;
  /** Moves with a higher number are tried first; equal ones keep the game's order. */
  readonly order?: (line: Line<P, M>, move: M) => number;
  /** The moves that are searched beyond the horizon until none is left (quiescence search). */
  readonly noisyMoves?: (line: Line<P, M>, legalMoves: readonly M[]) => readonly M[];
}

/** What every reference search is made with. */
export interface SearchOptions<P, M, S extends string> {
  readonly game: Game<P, M, S>;
  readonly evaluate?: Evaluate<P, M> | undefined;
  /** What `evaluate` counts; hundredths of a pawn when absent. */
  readonly unit?: ValueUnit | undefined;
  readonly observer?: SearchObserver<M> | undefined;
}
