import { expect, it } from "vitest";
import { ZOBRIST_SEED, zobristKey } from "./zobrist.ts";

const MASK = (1n << 64n) - 1n;

/** SplitMix64 as its authors write it: a state that each output moves on. */
function* splitMix64(seed: bigint): Generator<bigint> {
  for (let state = seed; ; ) {
    state = (state + 0x9e3779b97f4a7c15n) & MASK;
    let z = state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & MASK;
    yield z ^ (z >> 31n);
  }
}

it("computes any key of the stream directly", () => {
  const stream = splitMix64(ZOBRIST_SEED);
  for (let index = 0; index < 1000; index++) expect(zobristKey(index)).toBe(stream.next().value);
});

it("uses a generator with the published first output", () => {
  // The first output of SplitMix64 for seed 0.
  expect(splitMix64(0n).next().value).toBe(0xe220a8397b1dcdafn);
});
