import type { Line } from "@kibitz/rules";

/** Numbers in `0 <= x < 1`, the same ones from the same seed everywhere. */
export type Random = () => number;

/**
 * The generator mulberry32 by Tommy Ettinger (public domain): 32 bits of
 * state, good enough to vary games and playouts, not for statistics or secrets.
 */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A generator for one line: a player without memory still varies its play from move to move. */
export function randomForLine<P, M>(seed: number, line: Line<P, M>): Random {
  const key = line.keys.at(-1) ?? 0n;
  const keyHash = Number(BigInt.asUintN(32, key ^ (key >> 32n)));
  return seededRandom(seed ^ keyHash ^ Math.imul(line.moves.length, 0x9e3779b9));
}

/** A uniform choice; the list must not be empty. */
export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}
