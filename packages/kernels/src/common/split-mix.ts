/** "Kibitz" in ASCII; the same as ZOBRIST_SEED of `rules/core/zobrist.ts`. */
const SEED: u64 = 0x4b6962_69747a00;

/** Output number `index` of SplitMix64 (Steele, Lea and Flood 2014): the Zobrist keys of all games. */
export function splitMix64(index: i32): u64 {
  let z = SEED + 0x9e3779b97f4a7c15 * u64(index + 1);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}
