import type { PerSide } from "./sides.ts";
import type { Place, Step } from "./steps.ts";

/** The counts of a board of any mancala game; stores are absent in Igisoro. */
export interface Counts {
  readonly pits: PerSide<readonly number[]>;
  readonly stores?: PerSide<number>;
}

/** Plays steps on counts, seed by seed, without knowing any rule. Steps that do not fit are a bug, so it throws. */
export function playSteps(before: Counts, steps: readonly Step[]): Counts {
  const pits = { south: [...before.pits.south], north: [...before.pits.north] };
  const stores = { south: 0, north: 0, ...before.stores };
  const add = ({ side, pit }: Place, seeds: number): void => {
    if (pit === "store") stores[side] += seeds;
    else pits[side][pit] = (pits[side][pit] ?? Number.NaN) + seeds;
  };
  const empty = (places: readonly Place[]): number => {
    let taken = 0;
    for (const { side, pit } of places) {
      if (pit === "store") throw new Error("no step takes seeds out of a store");
      taken += pits[side][pit] ?? Number.NaN;
      pits[side][pit] = 0;
    }
    return taken;
  };
  for (const step of steps) {
    if (step.kind === "lap") {
      const seeds = empty(step.from);
      if (seeds !== step.into.length)
        throw new Error(`${seeds} seeds fall into ${step.into.length}`);
      for (const place of step.into) add(place, 1);
    } else if (step.kind === "capture" || step.kind === "sweep") add(step.to, empty(step.from));
    else if (step.kind === "split") {
      const seeds = empty(step.from);
      stores.south += Math.ceil(seeds / 2);
      stores.north += Math.floor(seeds / 2);
    } else if (step.kind === "swap") {
      [pits.south, pits.north] = [pits.north, pits.south];
      [stores.south, stores.north] = [stores.north, stores.south];
    }
  }
  return before.stores === undefined ? { pits } : { pits, stores };
}
