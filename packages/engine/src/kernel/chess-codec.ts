import * as abi from "@kibitz/kernels/chess-abi";
import type { Line } from "@kibitz/rules";
import {
  type CastlingRooks,
  type ChessMove,
  type ChessPosition,
  chess,
  legalEnPassant,
  type Piece,
  type PromotionRole,
  type Role,
} from "@kibitz/rules/chess";
import type { Bound, Info, Score, Wdl } from "../player.ts";
import type { KernelCodec, KernelLayout, KernelLimits } from "./spec.ts";

const NO_SQUARE = 64;
const BLACK_PIECE = 8;
const CODE_BYTES = 4;
const KEY_BYTES = 8;
const MAX_SEARCH_MOVES = 256;
const MAX_LEGAL_MOVES = 256;

const ROLE_CODES: Readonly<Record<Role, number>> = {
  pawn: 1,
  knight: 2,
  bishop: 3,
  rook: 4,
  queen: 5,
  king: 6,
};

const PROMOTION_KINDS: Readonly<Record<PromotionRole, number>> = {
  knight: abi.MOVE_PROMOTE_KNIGHT,
  bishop: abi.MOVE_PROMOTE_BISHOP,
  rook: abi.MOVE_PROMOTE_ROOK,
  queen: abi.MOVE_PROMOTE_QUEEN,
};

const BOUNDS: readonly Bound[] = ["exact", "lower", "upper"];

/** Where the chess kernel's memory holds what; see `abi.ts` of that kernel. */
export const chessLayout: KernelLayout = {
  abiVersion: abi.ABI_VERSION,
  stopCell: abi.STOP_CELL,
  ponderCell: abi.PONDER_CELL,
  askedAt: abi.ASKED_AT,
  position: {
    address: abi.POSITION_BLOCK,
    byteLength: abi.POSITION_HISTORY + abi.MAX_HISTORY * KEY_BYTES,
  },
  limits: {
    address: abi.LIMITS_BLOCK,
    byteLength: abi.LIMITS_SEARCH_MOVES + MAX_SEARCH_MOVES * CODE_BYTES,
  },
  info: { address: abi.INFO_BLOCK, byteLength: abi.INFO_PV + abi.MAX_PV * CODE_BYTES },
  moves: { address: abi.MOVES_BLOCK, byteLength: MAX_LEGAL_MOVES * CODE_BYTES },
};

/** Speaks to the chess kernel in the numbers of its `abi.ts`. */
export const chessCodec: KernelCodec<ChessPosition, ChessMove> = {
  encodePosition,
  encodeLimits,
  decodeInfo,
  decodeMoves: (block, count) => codesAt(viewOf(block), 0, count),
  encodeMove,
  decodeMove: (code, line) =>
    chess.legalMoves(line).find((move) => encodeMove(move, line.position) === code),
};

function encodePosition(line: Line<ChessPosition, ChessMove>): Uint8Array {
  const { position } = line;
  const history = reversibleKeys(line);
  const block = new Uint8Array(abi.POSITION_HISTORY + history.length * KEY_BYTES);
  const view = viewOf(block);
  block.set(position.board.map(pieceCode), abi.POSITION_BOARD);
  view.setUint8(abi.POSITION_SIDE, position.sideToMove === "white" ? 0 : 1);
  view.setUint8(abi.POSITION_EN_PASSANT, legalEnPassant(position) ?? NO_SQUARE);
  block.set(castlingSquares(position), abi.POSITION_CASTLING);
  view.setUint16(abi.POSITION_HALFMOVE_CLOCK, Math.min(position.halfmoveClock, 0xffff), true);
  view.setUint32(abi.POSITION_HISTORY_COUNT, history.length, true);
  history.forEach((key, index) => {
    view.setBigUint64(abi.POSITION_HISTORY + index * KEY_BYTES, key, true);
  });
  return block;
}

/**
 * Keys of the earlier positions that can come again: those since the last
 * capture or pawn move. Where there are too many, the newest.
 */
function reversibleKeys({ keys, position }: Line<ChessPosition, ChessMove>): readonly bigint[] {
  const earlier = keys.slice(0, -1);
  const count = Math.min(position.halfmoveClock, earlier.length, abi.MAX_HISTORY);
  return earlier.slice(earlier.length - count);
}

const pieceCode = (piece: Piece | undefined): number =>
  piece ? ROLE_CODES[piece.role] + (piece.colour === "white" ? 0 : BLACK_PIECE) : 0;

function castlingSquares({ castling }: ChessPosition): readonly number[] {
  const squares = ({ kingSide, queenSide }: CastlingRooks) => [
    kingSide ?? NO_SQUARE,
    queenSide ?? NO_SQUARE,
  ];
  return [...squares(castling.white), ...squares(castling.black)];
}

function encodeLimits(limits: KernelLimits): Uint8Array {
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

function decodeInfo(block: Uint8Array): Info<number> {
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
  return view.getInt32(abi.INFO_SCORE_KIND, true) === 1
    ? { kind: "mate", plies: value }
    : { kind: "cp", value };
}

function decodeWdl(view: DataView): Wdl {
  return {
    win: view.getInt32(abi.INFO_WDL, true),
    draw: view.getInt32(abi.INFO_WDL + CODE_BYTES, true),
    loss: view.getInt32(abi.INFO_WDL + 2 * CODE_BYTES, true),
  };
}

function encodeMove(move: ChessMove, position: ChessPosition): number {
  return move.from | (move.to << 6) | (moveKind(move, position) << abi.MOVE_KIND_SHIFT);
}

function moveKind({ from, to, promotion }: ChessMove, { board }: ChessPosition): number {
  if (promotion) return PROMOTION_KINDS[promotion];
  const mover = board[from];
  const target = board[to];
  if (mover?.role === "king" && target?.colour === mover.colour) return abi.MOVE_CASTLING;
  const leavesFile = (from & 7) !== (to & 7);
  if (mover?.role === "pawn" && leavesFile && !target) return abi.MOVE_EN_PASSANT;
  return abi.MOVE_QUIET_OR_CAPTURE;
}

function codesAt(view: DataView, offset: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) =>
    view.getUint32(offset + index * CODE_BYTES, true),
  );
}

function viewOf(block: Uint8Array): DataView {
  return new DataView(block.buffer, block.byteOffset, block.byteLength);
}
