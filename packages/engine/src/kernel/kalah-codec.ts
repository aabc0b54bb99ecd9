import * as abi from "@kibitz/kernels/kalah-abi";
import {
  KALAH_ENDS,
  type KalahGame,
  type KalahLine,
  type KalahMove,
  type KalahPosition,
  type KalahRules,
} from "@kibitz/rules/kalah";
import { decodeInfo, decodeMoves, encodeLimits, layoutOf, viewOf } from "./common-codec.ts";
import { bestOpeningMoves, openingWorths } from "./kalah-openings.ts";
import type { KernelCodec, KernelLayout } from "./spec.ts";

/** Where the Kalah kernel's memory holds what; see `abi.ts` of that kernel. */
export const kalahLayout: KernelLayout = {
  ...layoutOf(abi.ABI_VERSION, abi.POSITION_SIZE),
  databases: "kalah",
};

/**
 * Speaks to the Kalah kernel in the numbers of its `abi.ts`, under the rules of one game, and
 * tells it what openings are worth where it is to know them.
 */
export function kalahCodec(
  game: KalahGame,
  knowsOpenings: boolean,
): KernelCodec<KalahPosition, KalahMove> {
  const worthsIn = (position: KalahPosition) =>
    knowsOpenings ? openingWorths(game, position) : new Map<number, number>();
  return {
    encodePosition: ({ position }) => encodePosition(game.rules, position, worthsIn(position)),
    encodeLimits,
    decodeInfo,
    decodeMoves,
    encodeMove: game.moveCode,
    decodeMove: (code, line: KalahLine) =>
      game.legalMoves(line).find((move) => game.moveCode(move) === code),
    ...(knowsOpenings && { bestKnown: (line: KalahLine) => bestOpeningMoves(game, line) }),
  };
}

function encodePosition(
  rules: KalahRules,
  position: KalahPosition,
  worths: ReadonlyMap<number, number>,
): Uint8Array {
  const { pits, stores, sideToMove, maySwap } = position;
  const block = new Uint8Array(abi.POSITION_SIZE);
  const view = viewOf(block);
  view.setUint8(abi.POSITION_PITS, rules.pits);
  view.setUint8(abi.POSITION_EMPTY_CAPTURE, rules.emptyCapture ? 1 : 0);
  view.setUint8(abi.POSITION_END, KALAH_ENDS.indexOf(rules.end));
  view.setUint8(abi.POSITION_SIDE, sideToMove === "south" ? 0 : 1);
  view.setUint8(abi.POSITION_MAY_SWAP, maySwap ? 1 : 0);
  view.setInt32(abi.POSITION_STORES, stores.south, true);
  view.setInt32(abi.POSITION_STORES + Int32Array.BYTES_PER_ELEMENT, stores.north, true);
  block.set(pits.south, abi.POSITION_SOUTH);
  block.set(pits.north, abi.POSITION_NORTH);
  encodeWorths(view, worths);
  return block;
}

function encodeWorths(view: DataView, worths: ReadonlyMap<number, number>): void {
  let known = 0;
  for (const [pit, worth] of worths) {
    known |= 1 << pit;
    view.setInt16(abi.POSITION_WORTHS + pit * Int16Array.BYTES_PER_ELEMENT, worth, true);
  }
  view.setUint16(abi.POSITION_KNOWN, known, true);
}
