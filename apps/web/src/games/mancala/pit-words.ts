import { type MancalaSide, pitLetter, sideName } from "@kibitz/rules/mancala";
import type { Place } from "../../board/board-props.ts";
import { type Effects, outlook, placeWords } from "./effects.ts";
import { isStore, sowingPlace } from "./places.ts";
import type { Counts } from "./table.ts";

export const seedWords = (count: number): string =>
  count === 0 ? "empty" : `${count} ${count === 1 ? "seed" : "seeds"}`;

/** Why a place cannot be sown, as a sentence; undefined where nobody would ask. */
export function missSentence(
  counts: Counts,
  mover: MancalaSide,
  legalMoves: number,
  place: Place,
): string | undefined {
  if (legalMoves === 0 || isStore(place)) return undefined;
  const name = placeWords(place);
  if (sowingPlace(place).side !== mover) return `${name} is not ${sideName(mover)}'s to sow.`;
  const seeds = counts[place] ?? 0;
  if (seeds === 0) return `${name} is empty.`;
  return `${name} with ${seedWords(seeds)} cannot be sown now.`;
}

/** What is true of a place besides its seeds, as far as there is something to say. */
export interface PlaceNews {
  /** What its turn would lead to, and whether the player has to choose meanwhile. */
  readonly turn?: { readonly effects: Effects; readonly forks: boolean } | undefined;
  readonly worth?: string | undefined;
  readonly isOrigin: boolean;
  readonly isLanding: boolean;
  /** Whether a circle is drawn around it. */
  readonly isCircled: boolean;
}

/** "South's pit c, 5 seeds, can be sown, ends in the store: move again". */
export function describePlace(place: Place, seeds: number, news: PlaceNews): string {
  const { turn, worth, isOrigin, isLanding, isCircled } = news;
  return [
    placeWords(place),
    seedWords(seeds),
    ...(isCircled ? ["marked"] : []),
    ...(turn === undefined ? [] : ["can be sown", previewWords(turn)]),
    ...(worth === undefined ? [] : [worth]),
    ...(isOrigin ? ["sown last"] : []),
    ...(isLanding ? ["the last seed fell here"] : []),
  ].join(", ");
}

/** The same in a few words, for a way that is chosen among others: "captures 3, ends in pit j". */
export function wayWords({ effects, forks }: NonNullable<PlaceNews["turn"]>): string {
  const { captured, landing } = effects;
  const { pit } = landing === undefined ? { pit: "store" as const } : sowingPlace(landing);
  return [
    ...(captured > 0 ? [`captures ${captured}`] : []),
    ...(pit === "store" ? [] : [`${forks ? "comes to" : "ends in"} pit ${pitLetter(pit)}`]),
  ].join(", ");
}

/** What a turn leads to, for its label and its caption. */
export function previewWords({ effects, forks }: NonNullable<PlaceNews["turn"]>): string {
  if (!forks) return outlook(effects);
  return effects.laps === 0 ? "two ways to go" : `${outlook(effects)}, then two ways to go`;
}
