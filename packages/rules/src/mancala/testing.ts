/** A ring or row with seeds in a few pits. */
export function ring(length: number, seeds: Readonly<Record<number, number>>): readonly number[] {
  return Array.from({ length }, (_, pit) => seeds[pit] ?? 0);
}
