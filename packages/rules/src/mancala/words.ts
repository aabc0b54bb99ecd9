import { countedText } from "../core/counted-text.ts";
import type { Effects } from "./effects.ts";
import { type MancalaSide, sideName } from "./sides.ts";
import type { Place } from "./steps.ts";

const REASON_WORDS: Readonly<Record<string, string>> = {
  "more-seeds": "with more seeds",
  "equal-seeds": "with equal seeds",
  majority: "with more than half of the seeds",
  "row-empty": "after a row was empty",
  "no-move": "because no move was left",
  "grand-slam": "after a grand slam",
  repetition: "by repetition",
  timeout: "on time",
  resignation: "by resignation",
  agreement: "by agreement",
};

/** Reasons of which a margin says all that is to be said. */
export const SAID_BY_MARGIN: readonly string[] = ["more-seeds", "majority"];

/** How a game ended, as the end of a sentence for people; a reason that is not known as it is. */
export const describeReason = (reason: string): string => REASON_WORDS[reason] ?? `(${reason})`;

/** "there are 46 seeds", "there is 1 seed": the beginning of a sentence about a board. */
export const thereAreSeeds = (seeds: number): string =>
  `there ${seeds === 1 ? "is" : "are"} ${countedText(seeds, "seeds")}`;

/** A pit's letter, from its owner's left; in Igisoro along its ring. */
export const pitLetter = (pit: number): string => String.fromCharCode(97 + pit);

/** "South's pit c", "North's store". */
export const placeWords = ({ side, pit }: Place): string =>
  `${sideName(side)}'s ${pit === "store" ? "store" : `pit ${pitLetter(pit)}`}`;

type CountedEffects = Omit<Effects, "landing" | "capturedFrom">;

/** What is remarkable about a move, for the end of a sentence: "captures 5", "moves again". */
export const effectWords = (effects: CountedEffects): readonly string[] => [
  ...deedWords(effects),
  ...restWords(effects),
];

/** The same as a sentence without its point: "South captures 5; the rest, 12, goes to North". */
export function effectSentence(effects: CountedEffects, mover: MancalaSide): string {
  const deeds = deedWords(effects);
  const done = deeds.length === 0 ? [] : [`${sideName(mover)} ${deeds.join(" and ")}`];
  const sentence = [...done, ...restWords(effects)].join("; ");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

/** What the side that moves does. */
function deedWords({ captured, movesAgain, sweeps, isSwap }: CountedEffects): readonly string[] {
  return [
    ...(isSwap ? ["changes places"] : []),
    ...(captured > 0 ? [`captures ${captured}`] : []),
    ...(movesAgain && sweeps.length === 0 ? ["moves again"] : []),
  ];
}

/** What becomes of the seeds that are left. */
function restWords({ sweeps, isSplit }: CountedEffects): readonly string[] {
  return [
    ...sweeps.map(({ side, seeds }) => `the rest, ${seeds}, goes to ${sideName(side)}`),
    ...(isSplit ? ["the rest is shared"] : []),
  ];
}

/** All that a move by `mover` does: "sows 4, ends in the store, moves again". */
export function moveWords(effects: Effects, mover: MancalaSide): readonly string[] {
  const { sown, laps, landing } = effects;
  if (landing === undefined) return effectWords(effects);
  const many = laps > 1 ? [`${laps} laps`] : [];
  return [
    `sows ${sown}`,
    ...many,
    `ends in ${landingWords(landing, mover)}`,
    ...effectWords(effects),
  ];
}

function landingWords(place: Place, mover: MancalaSide): string {
  if (place.side !== mover) return placeWords(place);
  return place.pit === "store" ? "the store" : `pit ${pitLetter(place.pit)}`;
}
