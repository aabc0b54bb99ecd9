import type { Motion } from "./table.ts";

/** No move takes longer to be seen, however many laps it has. */
export const LONGEST_MS = 4000;

/** So many motions are not hurried. */
const EVEN_MOTIONS = 4;

/** How long it is waited before each kind of motion. */
const WAITS_MS: Readonly<Record<Motion["kind"], number>> = {
  lift: 240,
  drop: 150,
  carry: 340,
  split: 340,
  swap: 200,
};

/**
 * When each of these motions is seen, from the first on. A long move begins as any other and goes
 * ever faster, so that it ends in time.
 */
export function paceOf(motions: readonly Motion[]): readonly number[] {
  const waits = motions.map(({ kind }, index) => (index === 0 ? 0 : WAITS_MS[kind]));
  let haste = 0;
  let times = timesOf(waits, haste);
  while ((times.at(-1) ?? 0) > LONGEST_MS) {
    haste = 1.2 * haste + 0.5;
    times = timesOf(waits, haste);
  }
  return times;
}

/** With haste h the last wait is an (h + 1)-th of what it would be, while the first ones stay. */
function timesOf(waits: readonly number[], haste: number): readonly number[] {
  let time = 0;
  return waits.map((wait, index) => {
    time += wait / (1 + (haste * Math.max(0, index - EVEN_MOTIONS)) / waits.length);
    return time;
  });
}
