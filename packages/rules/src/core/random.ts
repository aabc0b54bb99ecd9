/** A seeded source of numbers: the same seed gives the same numbers everywhere. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number in [0, limit). */
  below(limit: number): number;
}

/**
 * The generator `sfc32` of PractRand (Chris Doty-Humphrey, public domain), seeded with a counter
 * of 1 and warmed up so that near seeds give unlike streams.
 */
export function createRandom(seed: number): Random {
  let a = seed | 0;
  let b = Math.floor(seed / 0x1_0000_0000) | 0;
  let c = 0x9e3779b9 | 0;
  let counter = 1;
  const next32 = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let round = 0; round < 15; round++) next32();
  const next = () => next32() / 0x1_0000_0000;
  return { next, below: (limit) => Math.floor(next() * limit) };
}
