import { LIMITS_BLOCK, LIMITS_SEARCH_MOVES, LIMITS_SEARCH_MOVES_COUNT, ROOT_MOVES } from "./abi";

/** The moves of the root with what is known of each, 16 bytes apart; the best comes first. */
export class RootMove {
  @inline static at(index: i32): usize {
    return usize(ROOT_MOVES) + (usize(index) << 4);
  }

  @inline static code(index: i32): i32 {
    return load<i32>(RootMove.at(index));
  }

  /** For the side to move, in the units of the kernel's search. */
  @inline static value(index: i32): i32 {
    return load<i32>(RootMove.at(index), 4);
  }

  /** 1 when the value is final. */
  @inline static isProved(index: i32): bool {
    return load<i32>(RootMove.at(index), 8) != 0;
  }

  static set(index: i32, code: i32, value: i32, isProved: bool): void {
    store<i32>(RootMove.at(index), code);
    store<i32>(RootMove.at(index), value, 4);
    store<i32>(RootMove.at(index), i32(isProved), 8);
  }

  /** Sorts by value, the better first; equals keep their order. */
  static sort(count: i32): void {
    for (let i = 1; i < count; i++) {
      for (let j = i; j > 0 && RootMove.value(j) > RootMove.value(j - 1); j--)
        RootMove.swap(j, j - 1);
    }
  }

  static swap(one: i32, other: i32): void {
    const code = RootMove.code(one);
    const value = RootMove.value(one);
    const isProved = RootMove.isProved(one);
    RootMove.set(one, RootMove.code(other), RootMove.value(other), RootMove.isProved(other));
    RootMove.set(other, code, value, isProved);
  }
}

/** Whether the limits let this first move be considered. */
export function isAllowed(code: i32): bool {
  const named = load<i32>(LIMITS_BLOCK, LIMITS_SEARCH_MOVES_COUNT);
  for (let i = 0; i < named; i++) {
    if (load<i32>(LIMITS_BLOCK + (i << 2), LIMITS_SEARCH_MOVES) == code) return true;
  }
  return named == 0;
}
