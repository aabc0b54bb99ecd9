import { zobristKey } from "../core/zobrist.ts";

/** More seeds than this never lie in one place. */
export const MAX_SEEDS = 255;

/** Indices into the stream of `zobristKey`: 256 * place + seeds, then what else makes a state. */
const PLACES = 34;
const FLAG_KEYS = 256 * PLACES;

const drawn = new Map<number, bigint>();

function keyAt(index: number): bigint {
  const known = drawn.get(index);
  if (known !== undefined) return known;
  const key = zobristKey(index);
  drawn.set(index, key);
  return key;
}

/** The Zobrist key of counts, place by place in an order that each game fixes, and of flags. */
export function keyOfCounts(counts: readonly number[], flags: readonly boolean[]): bigint {
  let key = 0n;
  for (const [place, seeds] of counts.entries()) {
    if (seeds > 0) key ^= keyAt(256 * place + seeds);
  }
  for (const [flag, isSet] of flags.entries()) if (isSet) key ^= keyAt(FLAG_KEYS + flag);
  return key;
}
