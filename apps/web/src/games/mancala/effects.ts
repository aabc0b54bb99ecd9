import {
  effectWords,
  type MancalaSide,
  type Effects as SowingEffects,
  type Step,
  effectsOf as sowingEffects,
  placeWords as sowingPlaceWords,
} from "@kibitz/rules/mancala";
import type { Place } from "../../board/board-props.ts";
import { isStore, placeOf, sowingPlace } from "./places.ts";
import { type Counts, sidesOf } from "./table.ts";

/** What a move does, counted. */
export interface Effects extends Omit<SowingEffects, "capturedFrom" | "landing"> {
  readonly capturedFrom: readonly Place[];
  readonly landing: Place | undefined;
}

/** What the steps of a move by `mover` do to a table with these counts. */
export function effectsOf(before: Counts, steps: readonly Step[], mover: MancalaSide): Effects {
  const { capturedFrom, landing, ...effects } = sowingEffects(sidesOf(before), steps, mover);
  return {
    ...effects,
    capturedFrom: capturedFrom.map(placeOf),
    landing: landing && placeOf(landing),
  };
}

/** "South's pit c", "North's store". */
export const placeWords = (place: Place): string => sowingPlaceWords(sowingPlace(place));

/** Where a move that is only looked at would lead. */
export function outlook(effects: Effects): string {
  const { landing, laps } = effects;
  const many = laps > 1 ? `${laps} laps, ` : "";
  const end = landing === undefined ? "" : `${many}ends in ${destination(landing)}`;
  const [first, ...others] = effectWords(effects).filter((words) => words !== "moves again");
  const again = effects.movesAgain && effects.sweeps.length === 0 ? ": move again" : "";
  return [`${end}${again}`, ...(first === undefined ? [] : [first, ...others])]
    .filter((words) => words !== "")
    .join(", ");
}

const destination = (place: Place): string => (isStore(place) ? "the store" : placeWords(place));
