import { MAX_PV } from "./abi";
import { MAX_PLY } from "./score";

/** Row n holds the principal variation from ply n: its length (i32), then the moves. */
const PV_ROW_SHIFT: usize = 10;
export const PV_ROWS_SIZE: usize = (usize(MAX_PLY) + 8) << PV_ROW_SHIFT;

let rows: usize = 0;

/** Says where this instance keeps its PV_ROWS_SIZE bytes of rows. */
export function keepPvRowsAt(address: usize): void {
  rows = address;
}

/** The triangular table of principal variations. */
export class Pv {
  @inline static row(ply: i32): usize {
    return rows + (usize(ply) << PV_ROW_SHIFT);
  }

  @inline static length(ply: i32): i32 {
    return load<i32>(Pv.row(ply));
  }

  @inline static move(ply: i32, index: i32): i32 {
    return load<i32>(Pv.row(ply) + (usize(index) << 2), 4);
  }

  @inline static clear(ply: i32): void {
    store<i32>(Pv.row(ply), 0);
  }

  /** The variation from `ply` becomes `move` and what follows it one ply further on. */
  static extend(ply: i32, move: i32): void {
    const row = Pv.row(ply);
    const tail = min(Pv.length(ply + 1), MAX_PV - 1);
    store<i32>(row, tail + 1);
    store<i32>(row, move, 4);
    memory.copy(row + 8, Pv.row(ply + 1) + 4, usize(tail) << 2);
  }
}
