import { createRandom, type Line, type Random } from "@kibitz/rules";

/** A source for one line: a player without memory still varies its play from move to move. */
export function randomForLine<P, M>(seed: number, line: Line<P, M>): Random {
  const key = line.keys.at(-1) ?? 0n;
  const keyHash = Number(BigInt.asIntN(32, key ^ (key >> 32n)));
  return createRandom(seed ^ keyHash ^ Math.imul(line.moves.length, 0x9e3779b9));
}

/** A uniform choice; the list must not be empty. */
export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new RangeError("nothing to pick from");
  return item;
}
