import { splitMix64 } from "./split-mix";

// The keys of `keyOfCounts` in `rules/mancala/keys.ts`.

const FLAGS: i32 = 256 * 34;

/** The part of a place that holds so many seeds. */
export function countKey(place: i32, seeds: i32): u64 {
  return seeds == 0 ? 0 : splitMix64(256 * place + seeds);
}

/** The part of a flag that is set. */
export function flagKey(flag: i32): u64 {
  return splitMix64(FLAGS + flag);
}
