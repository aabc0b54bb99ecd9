import { extendLine, type Game, type Line, type Outcome } from "../../core/game.ts";
import { expectOk } from "../../core/result.ts";
import { keyOfCounts } from "../keys.ts";
import { type MancalaSide, SIDES } from "../sides.ts";
import { formatKalah, formatKalahMove, parseKalah, parseKalahMove } from "./notation.ts";
import { kalahRules } from "./rules.ts";
import { emptyRow, type KalahSowing, sow, sowablePits } from "./sowing.ts";
import type { KalahMove, KalahPosition, KalahRules } from "./types.ts";

export type KalahLine = Line<KalahPosition, KalahMove>;

/** The referee of Kalah. An extra turn is a ply of its own. */
export interface KalahGame extends Game<KalahPosition, KalahMove, MancalaSide> {
  readonly rules: KalahRules;
  /** A legal move with all that happens in it. */
  sowing(position: KalahPosition, move: KalahMove): KalahSowing;
}

/** Throws on a size that cannot be; `kalahRules` says it politely. */
export function createKalah(chosen: Partial<KalahRules> = {}): KalahGame {
  const rules = expectOk(kalahRules(chosen));
  const legalMoves = (position: KalahPosition) => movesIn(rules, position);
  const sowing = (position: KalahPosition, move: KalahMove): KalahSowing => {
    if (!legalMoves(position).some((legal) => moveCode(legal) === moveCode(move))) {
      throw new Error(`illegal move ${formatKalahMove(move)} in ${formatKalah(position)}`);
    }
    return sow(rules, position, move);
  };
  return {
    id: "kalah",
    rules,
    sides: SIDES,
    points: "seeds",
    sowing,
    start: () => startOf(rules),
    sideToMove: (position) => position.sideToMove,
    legalMoves: (line) => legalMoves(line.position),
    play: (line, move) => {
      const { position } = sowing(line.position, move);
      return extendLine(line, move, position, keyOf(position));
    },
    outcome: (line) => outcomeOf(rules, line.position),
    key: keyOf,
    moveCode,
    notation: {
      parsePosition: (text) => parseKalah(text, rules),
      formatPosition: formatKalah,
      parseMove: (text, line) => parseKalahMove(text, line.position),
      formatMove: formatKalahMove,
    },
  };
}

function startOf({ pits, seeds, pie }: KalahRules): KalahPosition {
  const row = Array<number>(pits).fill(seeds);
  return {
    pits: { south: row, north: row },
    stores: { south: 0, north: 0 },
    sideToMove: "south",
    moveNumber: 1,
    maySwap: pie,
  };
}

function movesIn(rules: KalahRules, position: KalahPosition): readonly KalahMove[] {
  if (emptyRow(rules, position, position.sideToMove) !== undefined) return [];
  const moves = sowablePits(position).map((pit): KalahMove => ({ kind: "sow", pit }));
  const swaps = position.maySwap && position.sideToMove === "north";
  return swaps ? [...moves, { kind: "swap" }] : moves;
}

function outcomeOf(rules: KalahRules, position: KalahPosition): Outcome<MancalaSide> | undefined {
  if (emptyRow(rules, position, position.sideToMove) === undefined) return undefined;
  const { south, north } = position.stores;
  if (south === north) return { kind: "draw", reason: "equal-seeds" };
  return {
    kind: "win",
    winner: south > north ? "south" : "north",
    reason: "more-seeds",
    margin: Math.abs(south - north),
  };
}

/** Places: South's pits, South's store, North's pits, North's store. Flags: North to move, may swap. */
function keyOf({ pits, stores, sideToMove, maySwap }: KalahPosition): bigint {
  const counts = [...pits.south, stores.south, ...pits.north, stores.north];
  return keyOfCounts(counts, [sideToMove === "north", maySwap]);
}

const SWAP_CODE = 15;

function moveCode(move: KalahMove): number {
  return move.kind === "swap" ? SWAP_CODE : move.pit;
}
