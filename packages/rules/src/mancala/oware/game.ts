import { extendLine, type Game, type Line, type Outcome } from "../../core/game.ts";
import { keyOfCounts } from "../keys.ts";
import { type MancalaSide, opposite, SIDES } from "../sides.ts";
import type { Step } from "../steps.ts";
import { nextMoveNumber } from "../table-text.ts";
import {
  formatOware,
  formatOwareMove,
  isDecided,
  parseOware,
  parseOwareMove,
  SEEDS,
} from "./notation.ts";
import { legalPits, PITS, type Sown, settle, sow } from "./sowing.ts";
import type { OwareMove, OwarePosition, OwareRules } from "./types.ts";

export type OwareLine = Line<OwarePosition, OwareMove>;

export const ABAPA: OwareRules = { grandSlam: "captures-nothing", repetition: "own-side" };

/** A move with what happens in it. */
export interface OwareSowing {
  readonly position: OwarePosition;
  readonly steps: readonly Step[];
}

/** The referee of Oware. */
export interface OwareGame extends Game<OwarePosition, OwareMove, MancalaSide> {
  readonly rules: OwareRules;
  /** A legal move with all that happens in it; a position that comes back ends the game. */
  sowing(line: OwareLine, move: OwareMove): OwareSowing;
}

export function createOware(chosen: Partial<OwareRules> = {}): OwareGame {
  const rules = { ...ABAPA, ...chosen };
  const sowing = (line: OwareLine, move: OwareMove) => sowingIn(rules, line, move);
  return {
    id: "oware",
    rules,
    sides: SIDES,
    points: "seeds",
    sowing,
    start: () => START,
    sideToMove: (position) => position.sideToMove,
    legalMoves: (line) => movesIn(rules, line.position),
    play: (line, move) => {
      const { position } = sowing(line, move);
      return extendLine(line, move, position, keyOf(position));
    },
    outcome: (line) => outcomeOf(line.position),
    key: keyOf,
    moveCode: (move) => move,
    notation: {
      parsePosition: (text) => parseOware(text, rules),
      formatPosition: formatOware,
      parseMove: (text, line) => parseOwareMove(text, line.position, rules),
      formatMove: (move, line) => formatOwareMove(move, line.position),
    },
  };
}

const ROW: readonly number[] = Array<number>(PITS).fill(4);
const START: OwarePosition = {
  pits: { south: ROW, north: ROW },
  stores: { south: 0, north: 0 },
  sideToMove: "south",
  moveNumber: 1,
};

function movesIn(rules: OwareRules, position: OwarePosition): readonly OwareMove[] {
  return isDecided(position) ? [] : legalPits(rules, position);
}

function sowingIn(rules: OwareRules, line: OwareLine, move: OwareMove): OwareSowing {
  const { position } = line;
  if (!movesIn(rules, position).includes(move)) {
    throw new Error(`illegal move ${formatOwareMove(move, position)} in ${formatOware(position)}`);
  }
  const sown = sow(rules, position, move);
  const next = after(position, sown);
  if (sown.isOver) return { position: { ...next, ended: "grand-slam" }, steps: sown.steps };
  if (isDecided(next)) return { position: next, steps: sown.steps };
  if (line.keys.includes(keyOf(next))) {
    return ended(position, settle(sown, "repetition", rules.repetition === "split"), "repetition");
  }
  if (legalPits(rules, next).length > 0) return { position: next, steps: sown.steps };
  return ended(position, settle(sown, "no-move", false), "no-move");
}

function after({ sideToMove, moveNumber }: OwarePosition, { pits, stores }: Sown): OwarePosition {
  const next = opposite(sideToMove);
  const number = nextMoveNumber(moveNumber, sideToMove, next);
  return { pits, stores, sideToMove: next, moveNumber: number };
}

function ended(before: OwarePosition, sown: Sown, reason: "repetition" | "no-move"): OwareSowing {
  return { position: { ...after(before, sown), ended: reason }, steps: sown.steps };
}

function outcomeOf(position: OwarePosition): Outcome<MancalaSide> | undefined {
  if (!isDecided(position)) return undefined;
  const { south, north } = position.stores;
  if (south === north) return { kind: "draw", reason: position.ended ?? "equal-seeds" };
  const winner = south > north ? "south" : "north";
  const margin = Math.abs(south - north);
  if (position.ended) return { kind: "win", winner, reason: position.ended, margin };
  const isCutShort = south + north < SEEDS;
  return { kind: "win", winner, reason: "majority", margin, ...(isCutShort && { isCutShort }) };
}

/** Places as in Kalah. */
function keyOf({ pits, stores, sideToMove }: OwarePosition): bigint {
  const counts = [...pits.south, stores.south, ...pits.north, stores.north];
  return keyOfCounts(counts, [sideToMove === "north"]);
}
