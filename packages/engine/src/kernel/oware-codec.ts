import * as abi from "@kibitz/kernels/oware-abi";
import { type Line, startLine } from "@kibitz/rules";
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
export const owareLayout: KernelLayout = layoutOf(
  abi.ABI_VERSION,
  abi.POSITION_HISTORY + abi.MAX_HISTORY * abi.HISTORY_ENTRY_BYTES,
);

/** Speaks to the Oware kernel in the numbers of its `abi.ts`, under the rules of one game. */
export function owareCodec(game: OwareGame): KernelCodec<OwarePosition, OwareMove> {
  return {
    encodePosition: (line) => encodePosition(game, line),
    encodeLimits,
    decodeInfo,
    decodeMoves,
    encodeMove: game.moveCode,
    decodeMove: (code, line: OwareLine) =>
      game.legalMoves(line).find((move) => game.moveCode(move) === code),
  };
}

function encodePosition(game: OwareGame, line: OwareLine): Uint8Array {
  const { pits, stores, sideToMove } = line.position;
  const history = sinceLastCapture(game, line);
  const block = new Uint8Array(abi.POSITION_HISTORY + history.length * abi.HISTORY_ENTRY_BYTES);
  const view = viewOf(block);
  view.setUint8(abi.POSITION_GRAND_SLAM, GRAND_SLAMS.indexOf(game.rules.grandSlam));
  view.setUint8(abi.POSITION_SPLIT, game.rules.repetition === "split" ? 1 : 0);
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

/**
 * The positions before the last one of a line that can come back: no capture lies between.
 * Where there are too many, the newest.
 */
function sinceLastCapture(
  game: OwareGame,
  { start, moves }: Line<OwarePosition, OwareMove>,
): readonly OwarePosition[] {
  let line = startLine(game, start);
  let since: OwarePosition[] = [];
  for (const move of moves) {
    since.push(line.position);
    const { south, north } = line.position.stores;
    line = game.play(line, move);
    const { stores } = line.position;
    if (stores.south !== south || stores.north !== north) since = [];
  }
  return since.slice(-abi.MAX_HISTORY);
}
