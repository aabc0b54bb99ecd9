import { LIMITS_BLOCK, LIMITS_SEARCH_MOVES, LIMITS_SEARCH_MOVES_COUNT } from "./abi";

/** Whether the limits let the search consider this move of the root. */
export function isAllowed(move: i32): bool {
  const allowed = load<i32>(LIMITS_BLOCK, LIMITS_SEARCH_MOVES_COUNT);
  for (let i = 0; i < min(allowed, 256); i++) {
    if (load<i32>(usize(LIMITS_BLOCK + (i << 2)), LIMITS_SEARCH_MOVES) == move) return true;
  }
  return allowed <= 0;
}
