import { err, type Game, type Line, type Outcome, ok, type Result, startLine } from "@kibitz/rules";
import { newClock, type PerSide, turnUsedMs } from "./clock.ts";
import { ShapeError } from "./shape.ts";
import { snapshotShape } from "./snapshot-shape.ts";
import type { DrawOffer, MoveRecord, PlayedMove, SessionState, Status } from "./state.ts";
import type { TimeControl } from "./time-control.ts";

/**
 * A game in progress as plain values, for a file or a database: written as
 * JSON and read back it restores the session. It holds no point of time, so
 * that no time passes while it is kept.
 */
export interface SessionSnapshot<S extends string> {
  readonly version: 1;
  /** The game's id. */
  readonly game: string;
  /** The starting position in the game's notation. */
  readonly start: string;
  readonly names: PerSide<S, string>;
  readonly controls: PerSide<S, TimeControl>;
  readonly status: Status<S>;
  readonly moves: readonly MoveRecord<S>[];
  /** Moves taken back, the next one to redo at the end. */
  readonly undone: readonly MoveRecord<S>[];
  /** Used in the turn under way. */
  readonly turnUsedMs: number;
  readonly offer?: DrawOffer<S>;
}

export interface SnapshotError {
  readonly code: "not-a-snapshot" | "other-game" | "bad-start" | "bad-move";
  readonly message: string;
}

export function takeSnapshot<P, M, S extends string>(
  game: Game<P, M, S>,
  state: SessionState<P, M, S>,
  names: PerSide<S, string>,
  nowMs: number,
): SessionSnapshot<S> {
  const { line, clock, status, played, undone, offer } = state;
  return {
    version: 1,
    game: game.id,
    start: game.notation.formatPosition(line.start),
    names,
    controls: clock.controls,
    status,
    moves: played.map(({ record }) => record),
    undone: undone.map(({ record }) => record),
    turnUsedMs: turnUsedMs(clock, nowMs),
    ...(offer && { offer }),
  };
}

/**
 * Reads a snapshot, whatever the value is. A game that was being played, or
 * that waited for a failed player, comes back paused with its clock stopped.
 */
export function restoreState<P, M, S extends string>(
  game: Game<P, M, S>,
  value: unknown,
): Result<SessionState<P, M, S>, SnapshotError> {
  const shape = readShape(game, value);
  if (!shape.ok) return shape;
  const snapshot = shape.value;
  const start = game.notation.parsePosition(snapshot.start);
  if (!start.ok) return fault("bad-start", `The starting position: ${start.error.message}`);
  const played = replay(game, startLine(game, start.value), snapshot.moves, "moves");
  if (!played.ok) return played;
  const undone = replay(game, played.value.line, [...snapshot.undone].reverse(), "undone");
  if (!undone.ok) return undone;
  return ok(assemble(game, snapshot, played.value, undone.value.moves.reverse()));
}

function readShape<P, M, S extends string>(
  game: Game<P, M, S>,
  value: unknown,
): Result<SessionSnapshot<S>, SnapshotError> {
  try {
    const snapshot = snapshotShape(value, game.sides);
    if (snapshot.game === game.id) return ok(snapshot);
    return fault("other-game", `This is a game of ${snapshot.game}, not of ${game.id}.`);
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    return fault("not-a-snapshot", `This is not a saved game: ${error.message}.`);
  }
}

interface Replayed<P, M, S extends string> {
  readonly line: Line<P, M>;
  readonly moves: PlayedMove<M, S>[];
}

function replay<P, M, S extends string>(
  game: Game<P, M, S>,
  from: Line<P, M>,
  records: readonly MoveRecord<S>[],
  place: string,
): Result<Replayed<P, M, S>, SnapshotError> {
  let line = from;
  const moves: PlayedMove<M, S>[] = [];
  for (const [index, record] of records.entries()) {
    const move = game.notation.parseMove(record.text, line);
    if (!move.ok) return fault("bad-move", `${place}, number ${index + 1}: ${move.error.message}`);
    moves.push({ move: move.value, side: game.sideToMove(line.position), record });
    line = game.play(line, move.value);
  }
  return ok({ line, moves });
}

function assemble<P, M, S extends string>(
  game: Game<P, M, S>,
  { controls, status, turnUsedMs: usedMs, offer }: SessionSnapshot<S>,
  { line, moves }: Replayed<P, M, S>,
  undone: readonly PlayedMove<M, S>[],
): SessionState<P, M, S> {
  const times = moves.at(-1)?.record.times ?? newClock(game.sides, controls).times;
  const outcome = game.outcome(line);
  const inTurn = status.kind !== "ready" && !outcome;
  const turn = { side: game.sideToMove(line.position), usedMs };
  return {
    line,
    status: restoredStatus(status, outcome),
    clock: { controls, times, ...(inTurn && { turn }) },
    played: moves,
    undone,
    ...(offer && { offer }),
  };
}

function restoredStatus<S>(status: Status<S>, outcome: Outcome<S> | undefined): Status<S> {
  if (status.kind === "ready" || status.kind === "over") return status;
  return outcome ? { kind: "over", outcome } : { kind: "paused" };
}

function fault(
  code: SnapshotError["code"],
  message: string,
): { readonly ok: false; readonly error: SnapshotError } {
  return err({ code, message });
}
