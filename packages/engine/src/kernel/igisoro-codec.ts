import * as abi from "@kibitz/kernels/igisoro-abi";
import type {
  IgisoroGame,
  IgisoroLine,
  IgisoroMove,
  IgisoroPosition,
  IgisoroRules,
} from "@kibitz/rules/igisoro";
import { decodeInfo, decodeMoves, encodeLimits, layoutOf, viewOf } from "./common-codec.ts";
import type { KernelCodec, KernelLayout } from "./spec.ts";

const KEY_BYTES = 8;
const CODE_BYTES = 4;

/** Where the Igisoro kernel's memory holds what; see `abi.ts` of that kernel. */
export const igisoroLayout: KernelLayout = {
  ...layoutOf(abi.ABI_VERSION, abi.POSITION_HISTORY + abi.MAX_HISTORY * KEY_BYTES),
  moves: { address: abi.MOVES_BLOCK, byteLength: abi.MOST_MOVES * CODE_BYTES },
  weightBytes: 2,
};

/** Speaks to the Igisoro kernel in the numbers of its `abi.ts`, under the rules of one game. */
export function igisoroCodec(game: IgisoroGame): KernelCodec<IgisoroPosition, IgisoroMove> {
  return {
    encodePosition: (line) => encodePosition(game.rules, line),
    encodeLimits,
    decodeInfo,
    decodeMoves,
    encodeMove: game.moveCode,
    decodeMove: (code, line: IgisoroLine) =>
      game.legalMoves(line).find((move) => game.moveCode(move) === code),
  };
}

function encodePosition(rules: IgisoroRules, { position, keys }: IgisoroLine): Uint8Array {
  const { pits, sideToMove, plies } = position;
  const history = keys.slice(0, -1).slice(-abi.MAX_HISTORY);
  const block = new Uint8Array(abi.POSITION_HISTORY + history.length * KEY_BYTES);
  const view = viewOf(block);
  block.set(pits.south, abi.POSITION_SOUTH);
  block.set(pits.north, abi.POSITION_NORTH);
  view.setUint8(abi.POSITION_SIDE, sideToMove === "south" ? 0 : 1);
  view.setUint8(abi.POSITION_PLIES, Math.min(plies, abi.PLIES_BEFORE_CAPTURES));
  view.setUint16(abi.POSITION_REVERSE_PITS, bitsOf(rules.reversePits), true);
  view.setUint8(abi.POSITION_OPTIONAL_CAPTURE, rules.capture === "optional" ? 1 : 0);
  view.setUint8(abi.POSITION_RESOW_FROM_TURN, rules.resowFrom === "turn" ? 1 : 0);
  view.setUint32(abi.POSITION_HISTORY_COUNT, history.length, true);
  history.forEach((key, index) => {
    view.setBigUint64(abi.POSITION_HISTORY + index * KEY_BYTES, key, true);
  });
  return block;
}

const bitsOf = (pits: readonly number[]): number =>
  pits.reduce((bits, pit) => bits | (1 << pit), 0);
