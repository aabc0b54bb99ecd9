import { type Game, type Line, type Outcome, playAll, startLine } from "@kibitz/rules";
import {
  type Clock,
  endTurn,
  newClock,
  type PerSide,
  pauseTurn,
  resumeTurn,
  type SideTime,
  startTurn,
  turnUsedMs,
} from "./clock.ts";
import type { TimeControl } from "./time-control.ts";

/** How a player failed: it answered with a move that is none, or it did not answer and will not. */
export type FailureCode = "illegal-move" | "crash";

/** Where a game in progress stands. */
export type Status<S> =
  /** Set up; nothing moves and no clock runs until it is started. */
  | { readonly kind: "ready" }
  | { readonly kind: "playing" }
  | { readonly kind: "paused" }
  /** A player cannot go on; the clock is stopped until someone decides what to do. */
  | {
      readonly kind: "failed";
      readonly side: S;
      readonly code: FailureCode;
      readonly message: string;
    }
  | { readonly kind: "over"; readonly outcome: Outcome<S> };

/** What is kept of a move, besides the move: plain values that go into a file. */
export interface MoveRecord<S extends string> {
  /** In the game's notation. */
  readonly text: string;
  /** The time taken for it. */
  readonly usedMs: number;
  /** What both sides have left after it. */
  readonly times: PerSide<S, SideTime>;
}

export interface PlayedMove<M, S extends string> {
  readonly move: M;
  readonly side: S;
  readonly record: MoveRecord<S>;
}

/** The latest offer of a draw. */
export interface DrawOffer<S> {
  readonly by: S;
  /** How many moves had been made. */
  readonly ply: number;
  /** Not yet declined, nor lapsed by a move of the other side. */
  readonly open: boolean;
}

/** A game in progress as a value. */
export interface SessionState<P, M, S extends string> {
  readonly line: Line<P, M>;
  readonly status: Status<S>;
  readonly clock: Clock<S>;
  readonly played: readonly PlayedMove<M, S>[];
  /** Moves taken back, the next one to redo at the end. */
  readonly undone: readonly PlayedMove<M, S>[];
  readonly offer?: DrawOffer<S>;
}

/** How the game of a session is refereed. */
export interface SessionRules<P, M, S extends string> {
  readonly game: Game<P, M, S>;
  /** Decides the game when a flag falls; the other side wins when absent. */
  readonly timeoutOutcome?: ((line: Line<P, M>, flagged: S) => Outcome<S>) | undefined;
  /** Whether a draw that may be claimed ends the game at once, or when a side claims it. */
  readonly claims: "automatic" | "on-demand";
}

export function opponentOf<P, M, S extends string>({ sides }: Game<P, M, S>, side: S): S {
  return side === sides[0] ? sides[1] : sides[0];
}

export function sideToMove<P, M, S extends string>(
  game: Game<P, M, S>,
  { line }: SessionState<P, M, S>,
): S {
  return game.sideToMove(line.position);
}

/** The state before the first move, with moves that were made earlier without a clock. */
export function newState<P, M, S extends string>(
  game: Game<P, M, S>,
  start: P,
  moves: readonly M[],
  controls: PerSide<S, TimeControl>,
): SessionState<P, M, S> {
  const clock = newClock(game.sides, controls);
  const played: PlayedMove<M, S>[] = [];
  let line = startLine(game, start);
  for (const move of moves) {
    const text = game.notation.formatMove(move, line);
    const side = game.sideToMove(line.position);
    played.push({ move, side, record: { text, usedMs: 0, times: clock.times } });
    line = game.play(line, move);
  }
  return { line, status: { kind: "ready" }, clock, played, undone: [] };
}

/** The first move is awaited and the clock runs, unless the position is an end already. */
export function begin<P, M, S extends string>(
  rules: SessionRules<P, M, S>,
  state: SessionState<P, M, S>,
  nowMs: number,
): SessionState<P, M, S> {
  return awaitMove(rules, { ...state, status: { kind: "playing" } }, nowMs);
}

/** A legal move of the side to move, made in time. */
export function playMove<P, M, S extends string>(
  rules: SessionRules<P, M, S>,
  state: SessionState<P, M, S>,
  move: M,
  nowMs: number,
): SessionState<P, M, S> {
  const { game } = rules;
  const side = sideToMove(game, state);
  const clock = endTurn(state.clock, nowMs);
  const record = {
    text: game.notation.formatMove(move, state.line),
    usedMs: Math.round(turnUsedMs(state.clock, nowMs)),
    times: clock.times,
  };
  const { offer, ...rest } = state;
  const played = [...state.played, { move, side, record }];
  const line = game.play(state.line, move);
  const lapsed = offer && offer.by !== side ? { ...offer, open: false } : offer;
  const next = { ...rest, line, clock, played, undone: [], ...(lapsed && { offer: lapsed }) };
  return awaitMove(rules, next, nowMs);
}

/** Ends the game if the referee says so, else starts the turn of the side to move. */
function awaitMove<P, M, S extends string>(
  { game, claims }: SessionRules<P, M, S>,
  state: SessionState<P, M, S>,
  nowMs: number,
): SessionState<P, M, S> {
  const outcome =
    game.outcome(state.line) ??
    (claims === "automatic" ? game.claimableDraw?.(state.line) : undefined);
  if (outcome) return finish(state, outcome, nowMs);
  return { ...state, clock: startTurn(state.clock, sideToMove(game, state), nowMs) };
}

export function finish<P, M, S extends string>(
  state: SessionState<P, M, S>,
  outcome: Outcome<S>,
  nowMs: number,
): SessionState<P, M, S> {
  return stopped(state, { kind: "over", outcome }, nowMs);
}

export function fallFlag<P, M, S extends string>(
  { game, timeoutOutcome }: SessionRules<P, M, S>,
  state: SessionState<P, M, S>,
  nowMs: number,
): SessionState<P, M, S> {
  const flagged = sideToMove(game, state);
  const winner = opponentOf(game, flagged);
  const outcome: Outcome<S> = timeoutOutcome?.(state.line, flagged) ?? {
    kind: "win",
    winner,
    reason: "timeout",
  };
  return finish(state, outcome, nowMs);
}

/** The same game with its clock stopped: paused, failed or over. */
export function stopped<P, M, S extends string>(
  state: SessionState<P, M, S>,
  status: Status<S>,
  nowMs: number,
): SessionState<P, M, S> {
  return { ...state, status, clock: pauseTurn(state.clock, nowMs) };
}

/** Play goes on where the clock was stopped. */
export function goOn<P, M, S extends string>(
  state: SessionState<P, M, S>,
  nowMs: number,
): SessionState<P, M, S> {
  return { ...state, status: { kind: "playing" }, clock: resumeTurn(state.clock, nowMs) };
}

/**
 * Goes back to the position after `ply` moves, with the clocks as they were
 * then. A game that was over is open again; a paused one stays paused.
 */
export function takeBackTo<P, M, S extends string>(
  rules: SessionRules<P, M, S>,
  state: SessionState<P, M, S>,
  ply: number,
  nowMs: number,
): SessionState<P, M, S> {
  const kept = state.played.slice(0, ply);
  const taken = state.played.slice(ply).reverse();
  return arrange(rules, state, kept, [...state.undone, ...taken], nowMs);
}

/** Plays the last `count` of the moves taken back once more, with the clocks they had. */
export function redo<P, M, S extends string>(
  rules: SessionRules<P, M, S>,
  state: SessionState<P, M, S>,
  count: number,
  nowMs: number,
): SessionState<P, M, S> {
  const left = state.undone.slice(0, -count);
  const again = state.undone.slice(-count).reverse();
  return arrange(rules, state, [...state.played, ...again], left, nowMs);
}

/** The state after the moves in `played`, with the turn of the side to move at its start. */
function arrange<P, M, S extends string>(
  rules: SessionRules<P, M, S>,
  state: SessionState<P, M, S>,
  played: readonly PlayedMove<M, S>[],
  undone: readonly PlayedMove<M, S>[],
  nowMs: number,
): SessionState<P, M, S> {
  const { game } = rules;
  const { controls } = state.clock;
  const start = startLine(game, state.line.start);
  const moves = played.map(({ move }) => move);
  const times = played.at(-1)?.record.times ?? newClock(game.sides, controls).times;
  const arranged = {
    line: playAll(game, start, moves),
    status: { kind: "playing" },
    clock: { controls, times },
    played,
    undone,
  } as const;
  const next = awaitMove(rules, arranged, nowMs);
  const paused = state.status.kind === "paused" && next.status.kind === "playing";
  return paused ? stopped(next, state.status, nowMs) : next;
}
