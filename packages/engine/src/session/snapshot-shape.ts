import type { Outcome } from "@kibitz/rules";
import { type PerSide, perSide, type SideTime } from "./clock.ts";
import {
  amount,
  count,
  type Found,
  field,
  flag,
  list,
  oneOf,
  optional,
  ShapeError,
  text,
} from "./shape.ts";
import type { SessionSnapshot } from "./snapshot.ts";
import type { DrawOffer, MoveRecord, Status } from "./state.ts";
import { MAX_PERIODS, type MoveBonus, type Stage, type TimeControl } from "./time-control.ts";

const MAX_COUNT = 1_000_000;

type Sides<S extends string> = readonly [S, S];

/** Checks a value that should be a snapshot; throws a `ShapeError` where it is not. */
export function snapshotShape<S extends string>(
  value: unknown,
  sides: Sides<S>,
): SessionSnapshot<S> {
  const root = { value, place: "" };
  const records = (name: string) => list(field(root, name), (item) => moveRecord(item, sides));
  const offer = optional(field(root, "offer"), (found) => drawOffer(found, sides));
  count(field(root, "version"), 1, 1);
  return {
    version: 1,
    game: text(field(root, "game")),
    start: text(field(root, "start")),
    names: forSides(field(root, "names"), sides, text),
    controls: forSides(field(root, "controls"), sides, timeControl),
    status: statusShape(field(root, "status"), sides),
    moves: records("moves"),
    undone: records("undone"),
    turnUsedMs: amount(field(root, "turnUsedMs")),
    ...(offer && { offer }),
  };
}

function forSides<S extends string, T>(
  found: Found,
  sides: Sides<S>,
  read: (found: Found) => T,
): PerSide<S, T> {
  return perSide(sides, (side) => read(field(found, side)));
}

function moveRecord<S extends string>(found: Found, sides: Sides<S>): MoveRecord<S> {
  return {
    text: text(field(found, "text")),
    usedMs: amount(field(found, "usedMs")),
    times: forSides(field(found, "times"), sides, sideTime),
  };
}

function sideTime(found: Found): SideTime {
  const movesToGo = optional(field(found, "movesToGo"), (inner) => count(inner, 0, MAX_COUNT));
  const periodMs = optional(field(found, "periodMs"), amount);
  const periods = optional(field(found, "periods"), (inner) => count(inner, 0, MAX_PERIODS));
  return {
    mainMs: amount(field(found, "mainMs")),
    stage: count(field(found, "stage"), 0, MAX_COUNT),
    ...(movesToGo !== undefined && { movesToGo }),
    ...(periodMs !== undefined && { periodMs }),
    ...(periods !== undefined && { periods }),
  };
}

function timeControl(found: Found): TimeControl {
  const kind = oneOf(field(found, "kind"), ["none", "stages", "byo-yomi"]);
  if (kind === "none") return { kind };
  if (kind === "byo-yomi") {
    return {
      kind,
      mainMs: amount(field(found, "mainMs")),
      periodMs: amount(field(found, "periodMs")),
      periods: count(field(found, "periods"), 0, MAX_PERIODS),
      movesPerPeriod: count(field(found, "movesPerPeriod"), 1, MAX_COUNT),
    };
  }
  const [first, ...others] = list(field(found, "stages"), stageShape);
  if (!first) throw new ShapeError(found.place, "a time control of at least one stage");
  return { kind, stages: [first, ...others] };
}

function stageShape(found: Found): Stage {
  const moves = optional(field(found, "moves"), (inner) => count(inner, 1, MAX_COUNT));
  const bonus = optional(field(found, "bonus"), bonusShape);
  return {
    mainMs: amount(field(found, "mainMs")),
    ...(moves !== undefined && { moves }),
    ...(bonus && { bonus }),
  };
}

function bonusShape(found: Found): MoveBonus {
  const kind = oneOf(field(found, "kind"), ["increment", "delay", "bronstein"]);
  return { kind, ms: amount(field(found, "ms")) };
}

function statusShape<S extends string>(found: Found, sides: Sides<S>): Status<S> {
  const kind = oneOf(field(found, "kind"), ["ready", "playing", "paused", "failed", "over"]);
  if (kind === "over") return { kind, outcome: outcomeShape(field(found, "outcome"), sides) };
  if (kind !== "failed") return { kind };
  const side = oneOf(field(found, "side"), sides);
  const code = oneOf(field(found, "code"), ["illegal-move", "crash"]);
  return { kind, side, code, message: text(field(found, "message")) };
}

function outcomeShape<S extends string>(found: Found, sides: Sides<S>): Outcome<S> {
  const kind = oneOf(field(found, "kind"), ["win", "draw"]);
  const reason = text(field(found, "reason"));
  if (kind === "draw") return { kind, reason };
  const margin = optional(field(found, "margin"), amount);
  const winner = oneOf(field(found, "winner"), sides);
  return { kind, winner, reason, ...(margin !== undefined && { margin }) };
}

function drawOffer<S extends string>(found: Found, sides: Sides<S>): DrawOffer<S> {
  return {
    by: oneOf(field(found, "by"), sides),
    ply: count(field(found, "ply"), 0, MAX_COUNT),
    open: flag(field(found, "open")),
  };
}
