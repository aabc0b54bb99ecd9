import * as abi from "@kibitz/kernels/common-abi";
import type { Bound, Info, Score, Wdl } from "../player.ts";
import type { KernelLayout, KernelLimits } from "./spec.ts";

// What codecs do alike for every kernel: all but the position block and the moves' codes stands in
// `common/abi.ts` of the kernels.

const CODE_BYTES = 4;
const MAX_SEARCH_MOVES = 256;
const MAX_LEGAL_MOVES = 256;
const BOUNDS: readonly Bound[] = ["exact", "lower", "upper"];
/** What the kernels write where a score can be no whole number. */
const HUNDREDTHS = 100;

/** The layout of a kernel that differs in nothing but its version and its position block. */
export function layoutOf(abiVersion: number, positionBytes: number): KernelLayout {
  return {
    abiVersion,
    stopCell: abi.STOP_CELL,
    ponderCell: abi.PONDER_CELL,
    askedAt: abi.ASKED_AT,
    position: { address: abi.POSITION_BLOCK, byteLength: positionBytes },
    limits: {
      address: abi.LIMITS_BLOCK,
      byteLength: abi.LIMITS_SEARCH_MOVES + MAX_SEARCH_MOVES * CODE_BYTES,
    },
    info: { address: abi.INFO_BLOCK, byteLength: abi.INFO_PV + abi.MAX_PV * CODE_BYTES },
    moves: { address: abi.MOVES_BLOCK, byteLength: MAX_LEGAL_MOVES * CODE_BYTES },
  };
}

export function encodeLimits(limits: KernelLimits): Uint8Array {
  const searchMoves = limits.searchMoves.slice(0, MAX_SEARCH_MOVES);
  const block = new Uint8Array(abi.LIMITS_SEARCH_MOVES + searchMoves.length * CODE_BYTES);
  const view = viewOf(block);
  view.setInt32(abi.LIMITS_DEPTH, limits.depth, true);
  view.setInt32(abi.LIMITS_MATE, limits.mate, true);
  view.setFloat64(abi.LIMITS_NODES, limits.nodes, true);
  view.setFloat64(abi.LIMITS_SOFT_MS, limits.softMs, true);
  view.setFloat64(abi.LIMITS_HARD_MS, limits.hardMs, true);
  view.setInt32(abi.LIMITS_MULTIPV, limits.multiPv, true);
  view.setInt32(abi.LIMITS_SEARCH_MOVES_COUNT, searchMoves.length, true);
  searchMoves.forEach((code, index) => {
    view.setUint32(abi.LIMITS_SEARCH_MOVES + index * CODE_BYTES, code, true);
  });
  return block;
}

export function decodeInfo(block: Uint8Array): Info<number> {
  const view = viewOf(block);
  const counts = {
    multipv: view.getInt32(abi.INFO_MULTIPV, true),
    depth: view.getInt32(abi.INFO_DEPTH, true),
    seldepth: view.getInt32(abi.INFO_SELDEPTH, true),
    nodes: view.getFloat64(abi.INFO_NODES, true),
    timeMs: view.getFloat64(abi.INFO_TIME_MS, true),
    hashfullPermille: view.getInt32(abi.INFO_HASHFULL, true),
  };
  return view.getInt32(abi.INFO_KIND, true) === abi.INFO_KIND_CURRMOVE
    ? { kind: "currmove", ...counts, pv: [], ...decodeCurrentMove(view) }
    : { kind: "pv", ...counts, ...decodeLine(view) };
}

/** The moves block. */
export function decodeMoves(block: Uint8Array, count: number): readonly number[] {
  return codesAt(viewOf(block), 0, count);
}

export function viewOf(block: Uint8Array): DataView {
  return new DataView(block.buffer, block.byteOffset, block.byteLength);
}

function decodeCurrentMove(view: DataView) {
  return {
    currentMove: view.getInt32(abi.INFO_CURRMOVE, true),
    currentMoveNumber: view.getInt32(abi.INFO_CURRMOVE_NUMBER, true),
  };
}

function decodeLine(view: DataView) {
  const length = view.getInt32(abi.INFO_PV_LENGTH, true);
  return {
    score: decodeScore(view),
    bound: BOUNDS[view.getInt32(abi.INFO_BOUND, true)] ?? "exact",
    wdl: decodeWdl(view),
    pv: codesAt(view, abi.INFO_PV, Math.min(Math.max(0, length), abi.MAX_PV)),
  };
}

function decodeScore(view: DataView): Score {
  const value = view.getInt32(abi.INFO_SCORE, true);
  switch (view.getInt32(abi.INFO_SCORE_KIND, true)) {
    case abi.SCORE_KIND_MATE:
      return { kind: "mate", plies: value };
    case abi.SCORE_KIND_EXACT:
      return { kind: "exact", value };
    case abi.SCORE_KIND_POINTS:
      return { kind: "points", value: value / HUNDREDTHS };
    default:
      return { kind: "cp", value };
  }
}

function decodeWdl(view: DataView): Wdl {
  return {
    win: view.getInt32(abi.INFO_WDL, true),
    draw: view.getInt32(abi.INFO_WDL + CODE_BYTES, true),
    loss: view.getInt32(abi.INFO_WDL + 2 * CODE_BYTES, true),
  };
}

function codesAt(view: DataView, offset: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) =>
    view.getUint32(offset + index * CODE_BYTES, true),
  );
}
