import * as abi from "@kibitz/kernels/oware-abi";
import { startLine } from "@kibitz/rules";
import {
  GRAND_SLAMS,
  type OwareGame,
  type OwareLine,
  type OwareMove,
  type OwarePosition,
} from "@kibitz/rules/oware";
import { decodeInfo, decodeMoves, encodeLimits, layoutOf, viewOf } from "./common-codec.ts";
import type { KernelCodec, KernelLayout } from "./spec.ts";

const NORTH_OFFSET = abi.POSITION_NORTH - abi.POSITION_SOUTH;

/** Where the Oware kernel's memory holds what; see `abi.ts` of that kernel. */
export const owareLayout: KernelLayout = {
  ...layoutOf(abi.ABI_VERSION, abi.POSITION_HISTORY + abi.MAX_HISTORY * abi.HISTORY_ENTRY_BYTES),
  databases: "oware",
  weightBytes: 4,
};

/** Speaks to the Oware kernel in the numbers of its `abi.ts`, under the rules of one game. */
export function owareCodec(game: OwareGame): KernelCodec<OwarePosition, OwareMove> {
  const recall = recallSinceCapture(game);
  return {
    encodePosition: (line) => encodePosition(game, line, recall(line)),
    encodeLimits,
    decodeInfo,
    decodeMoves,
    encodeMove: game.moveCode,
    decodeMove: (code, line: OwareLine) =>
      game.legalMoves(line).find((move) => game.moveCode(move) === code),
  };
}

function encodePosition(
  { rules }: OwareGame,
  { position }: OwareLine,
  history: readonly OwarePosition[],
): Uint8Array {
  const { pits, stores, sideToMove } = position;
  const block = new Uint8Array(abi.POSITION_HISTORY + history.length * abi.HISTORY_ENTRY_BYTES);
  const view = viewOf(block);
  view.setUint8(abi.POSITION_GRAND_SLAM, GRAND_SLAMS.indexOf(rules.grandSlam));
  view.setUint8(abi.POSITION_SPLIT, rules.repetition === "split" ? 1 : 0);
  view.setUint8(abi.POSITION_SIDE, sideToMove === "south" ? 0 : 1);
  view.setInt32(abi.POSITION_STORES, stores.south, true);
  view.setInt32(abi.POSITION_STORES + Int32Array.BYTES_PER_ELEMENT, stores.north, true);
  writePits(block, abi.POSITION_SOUTH, pits);
  view.setInt32(abi.POSITION_HISTORY_COUNT, history.length, true);
  history.forEach((earlier, index) => {
    writePits(block, abi.POSITION_HISTORY + index * abi.HISTORY_ENTRY_BYTES, earlier.pits);
  });
  return block;
}

function writePits(block: Uint8Array, at: number, pits: OwarePosition["pits"]): void {
  block.set(pits.south, at);
  block.set(pits.north, at + NORTH_OFFSET);
}

/** A line with those positions before its last one that can come back: no capture lies between. */
interface Walked {
  readonly line: OwareLine;
  readonly since: readonly OwarePosition[];
}

/**
 * Finds those positions, the newest where there are too many. A line holds no positions but its last,
 * so it is played over; one that goes on from the line before is played from there.
 */
function recallSinceCapture(game: OwareGame): (line: OwareLine) => readonly OwarePosition[] {
  let last: Walked | undefined;
  return (line) => {
    const fresh = { line: startLine(game, line.start), since: [] };
    let walked: Walked = last && goesOn(line, last.line) ? last : fresh;
    for (const move of line.moves.slice(walked.line.moves.length))
      walked = step(game, walked, move);
    last = walked;
    return walked.since.slice(-abi.MAX_HISTORY);
  };
}

const goesOn = (line: OwareLine, before: OwareLine): boolean =>
  line.start === before.start && before.moves.every((move, index) => line.moves[index] === move);

function step(game: OwareGame, { line, since }: Walked, move: OwareMove): Walked {
  const next = game.play(line, move);
  const { south, north } = line.position.stores;
  const { stores } = next.position;
  const isCapture = stores.south !== south || stores.north !== north;
  return { line: next, since: isCapture ? [] : [...since, line.position] };
}
