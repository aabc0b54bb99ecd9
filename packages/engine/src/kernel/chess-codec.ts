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
import { decodeInfo, decodeMoves, encodeLimits, layoutOf, viewOf } from "./common-codec.ts";
import type { KernelCodec, KernelLayout } from "./spec.ts";

const NO_SQUARE = 64;
const BLACK_PIECE = 8;
const KEY_BYTES = 8;

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

/** Where the chess kernel's memory holds what; see `abi.ts` of that kernel. */
export const chessLayout: KernelLayout = layoutOf(
  abi.ABI_VERSION,
  abi.POSITION_HISTORY + abi.MAX_HISTORY * KEY_BYTES,
);

/** Speaks to the chess kernel in the numbers of its `abi.ts`. */
export const chessCodec: KernelCodec<ChessPosition, ChessMove> = {
  encodePosition,
  encodeLimits,
  decodeInfo,
  decodeMoves,
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
