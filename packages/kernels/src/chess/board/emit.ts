import { MOVE_KIND_SHIFT, MOVE_PROMOTE_QUEEN } from "../abi";
import { KNIGHT, QUEEN } from "./position";

// Which moves a generator writes.
export const ALL: i32 = 0;
export const CAPTURES: i32 = 1;
export const QUIETS: i32 = 2;

/** Writers of move codes; each returns the end of the list. */
export class Emit {
  @inline static targets(list: usize, from: i32, targets: u64): usize {
    let rest = targets;
    while (rest != 0) {
      store<u32>(list, from | (i32(ctz(rest)) << 6));
      list += 4;
      rest &= rest - 1;
    }
    return list;
  }

  /** Pawn moves that all go `step` squares further; none promotes. */
  @inline static pawnTargets(list: usize, step: i32, targets: u64): usize {
    let rest = targets;
    while (rest != 0) {
      // to - step | to << 6
      store<u32>(list, i32(ctz(rest)) * 65 - step);
      list += 4;
      rest &= rest - 1;
    }
    return list;
  }

  /** Quiescence takes the queens, the quiet generator the other three. */
  @inline static promotions(list: usize, step: i32, targets: u64, kind: i32): usize {
    let rest = targets;
    while (rest != 0) {
      const code = i32(ctz(rest)) * 65 - step;
      if (kind != QUIETS) {
        store<u32>(list, code | (MOVE_PROMOTE_QUEEN << MOVE_KIND_SHIFT));
        list += 4;
      }
      if (kind != CAPTURES) {
        for (let role = KNIGHT; role < QUEEN; role++) {
          store<u32>(list, code | (role << MOVE_KIND_SHIFT));
          list += 4;
        }
      }
      rest &= rest - 1;
    }
    return list;
  }
}
