import { type Counts, playSteps } from "./counts.ts";
import type { MancalaSide } from "./sides.ts";
import type { Place, Step } from "./steps.ts";

/** What a move does, counted. */
export interface Effects {
  /** The seeds of its first lap. */
  readonly sown: number;
  readonly laps: number;
  /** Where the last seed that was sown falls; undefined where nothing is sown. */
  readonly landing: Place | undefined;
  /** The places whose seeds are captured, and how many in all. */
  readonly capturedFrom: readonly Place[];
  readonly captured: number;
  readonly movesAgain: boolean;
  /** Who gets what is left at the end. */
  readonly sweeps: readonly { readonly side: MancalaSide; readonly seeds: number }[];
  readonly isSplit: boolean;
  readonly isSwap: boolean;
}

const NOTHING: Effects = {
  sown: 0,
  laps: 0,
  landing: undefined,
  capturedFrom: [],
  captured: 0,
  movesAgain: false,
  sweeps: [],
  isSplit: false,
  isSwap: false,
};

/** What the steps of a move by `mover` do to a table with these counts. */
export function effectsOf(before: Counts, steps: readonly Step[], mover: MancalaSide): Effects {
  let counts = before;
  let effects = NOTHING;
  for (const step of steps) {
    effects = withStep(effects, step, counts, mover);
    counts = playSteps(counts, [step]);
  }
  return effects;
}

function withStep(effects: Effects, step: Step, counts: Counts, mover: MancalaSide): Effects {
  switch (step.kind) {
    case "lap":
      return withLap(effects, step, counts, mover);
    case "capture":
      return capturing(effects, step.from, counts);
    case "sweep": {
      const swept = { side: step.to.side, seeds: seedsIn(counts, step.from) };
      return { ...effects, sweeps: [...effects.sweeps, swept] };
    }
    case "extra-turn":
      return { ...effects, movesAgain: true };
    case "split":
      return { ...effects, isSplit: true };
    case "swap":
      return { ...effects, isSwap: true };
  }
}

/** In Igisoro a lap with the enemy's seeds is a capture. */
function withLap(
  effects: Effects,
  { from, into }: Step & { readonly kind: "lap" },
  counts: Counts,
  mover: MancalaSide,
): Effects {
  const isCapture = from.some(({ side }) => side !== mover);
  return {
    ...(isCapture ? capturing(effects, from, counts) : effects),
    sown: effects.laps === 0 ? into.length : effects.sown,
    laps: effects.laps + 1,
    landing: into.at(-1),
  };
}

const capturing = (effects: Effects, from: readonly Place[], counts: Counts): Effects => ({
  ...effects,
  capturedFrom: [...effects.capturedFrom, ...from],
  captured: effects.captured + seedsIn(counts, from),
});

const seedsIn = ({ pits, stores }: Counts, places: readonly Place[]): number =>
  places.reduce(
    (seeds, { side, pit }) => seeds + ((pit === "store" ? stores?.[side] : pits[side][pit]) ?? 0),
    0,
  );
