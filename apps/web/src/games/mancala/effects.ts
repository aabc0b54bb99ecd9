import { type MancalaSide, type Step, sideName } from "@kibitz/rules/kalah";
import type { Place } from "../../board/board-props.ts";
import { isStore, pitLetter, placeOf, sowingPlace } from "./places.ts";
import { type Counts, countsOn, playedOn, tableOf } from "./table.ts";

/** What a move does, counted. */
export interface Effects {
  readonly laps: number;
  /** The places that are captured, and how many seeds in all. */
  readonly capturedFrom: readonly Place[];
  readonly captured: number;
  /** Where the last seed that was sown falls; undefined where nothing is sown. */
  readonly landing: Place | undefined;
  readonly movesAgain: boolean;
  /** Who gets what is left at the end. */
  readonly sweep: { readonly side: MancalaSide; readonly seeds: number } | undefined;
  readonly isSplit: boolean;
  readonly isSwap: boolean;
}

const NOTHING: Effects = {
  laps: 0,
  capturedFrom: [],
  captured: 0,
  landing: undefined,
  movesAgain: false,
  sweep: undefined,
  isSplit: false,
  isSwap: false,
};

/** What the steps of a move by `mover` do to a table with these counts. */
export function effectsOf(before: Counts, steps: readonly Step[], mover: MancalaSide): Effects {
  let table = tableOf(before);
  let effects = NOTHING;
  for (const step of steps) {
    effects = withStep(effects, step, countsOn(table), mover);
    table = playedOn(table, [step]);
  }
  return effects;
}

function withStep(effects: Effects, step: Step, counts: Counts, mover: MancalaSide): Effects {
  switch (step.kind) {
    case "lap":
      return withLap(effects, step, counts, mover);
    case "capture":
      return capturing(effects, step.from.map(placeOf), counts);
    case "sweep": {
      const seeds = sum(counts, step.from.map(placeOf));
      return { ...effects, sweep: { side: step.to.side, seeds } };
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
  step: Step & { readonly kind: "lap" },
  counts: Counts,
  mover: MancalaSide,
): Effects {
  const isCapture = step.from.some(({ side }) => side !== mover);
  const before = isCapture ? capturing(effects, step.from.map(placeOf), counts) : effects;
  const last = step.into.at(-1);
  return { ...before, laps: effects.laps + 1, landing: last && placeOf(last) };
}

const capturing = (effects: Effects, from: readonly Place[], counts: Counts): Effects => ({
  ...effects,
  capturedFrom: [...effects.capturedFrom, ...from],
  captured: effects.captured + sum(counts, from),
});

const sum = (counts: Counts, places: readonly Place[]): number =>
  places.reduce((seeds, place) => seeds + (counts[place] ?? 0), 0);

/** "South's pit c", "North's store". */
export function placeWords(place: Place): string {
  const { side, pit } = sowingPlace(place);
  return `${sideName(side)}'s ${pit === "store" ? "store" : `pit ${pitLetter(pit)}`}`;
}

/** What is remarkable about a move, for the end of a sentence: "captures 5", "moves again". */
export function effectWords(effects: Effects): readonly string[] {
  const { captured, movesAgain, sweep, isSplit, isSwap } = effects;
  return [
    ...(isSwap ? ["changes places"] : []),
    ...(captured > 0 ? [`captures ${captured}`] : []),
    ...(movesAgain && sweep === undefined ? ["moves again"] : []),
    ...(sweep !== undefined ? [`the rest, ${sweep.seeds}, goes to ${sideName(sweep.side)}`] : []),
    ...(isSplit ? ["the rest is shared"] : []),
  ];
}

/** Where a move that is only looked at would lead. */
export function outlook(effects: Effects): string {
  const { landing, laps } = effects;
  const many = laps > 1 ? `${laps} laps, ` : "";
  const end = landing === undefined ? "" : `${many}ends in ${destination(landing)}`;
  const [first, ...others] = effectWords(effects).filter((words) => words !== "moves again");
  const again = effects.movesAgain && effects.sweep === undefined ? ": move again" : "";
  return [`${end}${again}`, ...(first === undefined ? [] : [first, ...others])]
    .filter((words) => words !== "")
    .join(", ");
}

const destination = (place: Place): string => (isStore(place) ? "the store" : placeWords(place));
