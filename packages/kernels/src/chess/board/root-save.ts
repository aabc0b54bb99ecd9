import {
  POSITION_BLOCK,
  POSITION_BOARD,
  POSITION_CASTLING,
  POSITION_EN_PASSANT,
  POSITION_HALFMOVE_CLOCK,
  POSITION_SIDE,
} from "../abi";
import {
  CASTLING_RECORDS,
  CASTLING_ROOK_FROM,
  CASTLING_STRIDE,
  NO_SQUARE,
  ROOT_POSITION,
} from "../layout";
import { MAILBOX, Position } from "./position";

/** Writes the root, as moves have left it, into the position block; `loadRoot` reads it back. */
export function saveRoot(): void {
  const pos = ROOT_POSITION;
  memory.copy(POSITION_BLOCK + POSITION_BOARD, pos + MAILBOX, 64);
  store<u8>(POSITION_BLOCK, u8(Position.sideToMove(pos)), POSITION_SIDE);
  store<u8>(POSITION_BLOCK, u8(Position.enPassant(pos)), POSITION_EN_PASSANT);
  store<u16>(POSITION_BLOCK, u16(Position.halfmove(pos)), POSITION_HALFMOVE_CLOCK);
  for (let right = 0; right < 4; right++) {
    const rook = load<u8>(CASTLING_RECORDS + usize(right) * CASTLING_STRIDE, CASTLING_ROOK_FROM);
    const isLost = (Position.rights(pos) & (1 << right)) == 0;
    store<u8>(usize(right), isLost ? u8(NO_SQUARE) : rook, POSITION_BLOCK + POSITION_CASTLING);
  }
}
