/** The seed from which the referee and every kernel draw their Zobrist keys. */
export const ZOBRIST_SEED = 0x4b6962_69747a00n;

const MASK = (1n << 64n) - 1n;
const GOLDEN_GAMMA = 0x9e3779b97f4a7c15n;

/**
 * The `index`-th key: output number `index` (from 0) of SplitMix64 seeded with
 * `ZOBRIST_SEED` (Steele, Lea and Flood 2014), so that a kernel can compute
 * the same keys without sharing a table.
 */
export function zobristKey(index: number): bigint {
  let z = (ZOBRIST_SEED + GOLDEN_GAMMA * BigInt(index + 1)) & MASK;
  z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return z ^ (z >> 31n);
}
