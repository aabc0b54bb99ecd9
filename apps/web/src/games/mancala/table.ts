import type { MancalaSide, PerSide, Step } from "@kibitz/rules/mancala";
import type { Place } from "../../board/board-props.ts";
import { PLACES, pitPlace, placeOf, storePlace } from "./places.ts";

/** How many seeds lie in each place. */
export type Counts = readonly number[];

export function countsOf(position: {
  readonly pits: PerSide<readonly number[]>;
  readonly stores?: PerSide<number>;
}): Counts {
  const counts = Array<number>(PLACES).fill(0);
  for (const side of ["south", "north"] as const) {
    position.pits[side].forEach((seeds, pit) => {
      counts[pitPlace(side, pit)] = seeds;
    });
    counts[storePlace(side)] = position.stores?.[side] ?? 0;
  }
  return counts;
}

/** The counts by sides, as the rules have them. */
export function sidesOf(counts: Counts) {
  const pitsOf = (side: MancalaSide) => counts.slice(pitPlace(side, 0), storePlace(side));
  const storeOf = (side: MancalaSide) => counts[storePlace(side)] ?? 0;
  return {
    pits: { south: pitsOf("south"), north: pitsOf("north") },
    stores: { south: storeOf("south"), north: storeOf("north") },
  };
}

/** Seeds by their numbers, so that each can be followed: in their places, and in a hand over one. */
export interface Table {
  /** By place, in the order in which they came there. */
  readonly bowls: readonly (readonly number[])[];
  readonly hand: readonly number[];
  readonly handAt: Place | undefined;
}

export const EMPTY_TABLE: Table = {
  bowls: Array<readonly number[]>(PLACES).fill([]),
  hand: [],
  handAt: undefined,
};

/** The smallest thing that is seen to happen. */
export type Motion =
  /** All seeds of these places are taken up; the hand is over the first of them. */
  | { readonly kind: "lift"; readonly from: readonly Place[] }
  /** One seed falls from the hand. */
  | { readonly kind: "drop"; readonly into: Place }
  /** All seeds of these places go to another. */
  | { readonly kind: "carry"; readonly from: readonly Place[]; readonly to: Place }
  /** What lies in these places goes to both stores by halves. */
  | { readonly kind: "split"; readonly from: readonly Place[] }
  /** Everything changes sides. */
  | { readonly kind: "swap" };

/** A step as it is seen, in order; an extra turn moves nothing. */
export function motionsOf(step: Step): readonly Motion[] {
  switch (step.kind) {
    case "lap":
      return [
        { kind: "lift", from: step.from.map(placeOf) },
        ...step.into.map((place): Motion => ({ kind: "drop", into: placeOf(place) })),
      ];
    case "capture":
    case "sweep":
      return [{ kind: "carry", from: step.from.map(placeOf), to: placeOf(step.to) }];
    case "split":
      return [{ kind: "split", from: step.from.map(placeOf) }];
    case "swap":
      return [{ kind: "swap" }];
    case "extra-turn":
      return [];
  }
}

/** The table after a motion. */
export function moved(table: Table, motion: Motion): Table {
  switch (motion.kind) {
    case "lift":
      return lifted(table, motion.from);
    case "drop":
      return dropped(table, motion.into);
    case "carry":
      return poured(table, motion.from, (seeds) => new Map([[motion.to, seeds]]));
    case "split":
      return poured(table, motion.from, halves);
    case "swap":
      return { ...table, bowls: swapped(table.bowls) };
  }
}

export const playedOn = (table: Table, steps: readonly Step[]): Table =>
  steps.flatMap(motionsOf).reduce(moved, table);

export const countsOn = ({ bowls }: Table): Counts => bowls.map(({ length }) => length);

/** The table with these counts that moves the fewest seeds. */
export function settled({ bowls, hand }: Table, counts: Counts): Table {
  const kept = bowls.map((bowl, place) => bowl.slice(0, counts[place] ?? 0));
  const spare = [...hand, ...bowls.flatMap((bowl, place) => bowl.slice(kept[place]?.length ?? 0))];
  let fresh = Math.max(-1, ...hand, ...bowls.flat()) + 1;
  const filled = kept.map((bowl, place) => {
    const missing = (counts[place] ?? 0) - bowl.length;
    return missing === 0
      ? bowl
      : [...bowl, ...Array.from({ length: missing }, () => spare.shift() ?? fresh++)];
  });
  return { bowls: filled, hand: [], handAt: undefined };
}

export const tableOf = (counts: Counts): Table => settled(EMPTY_TABLE, counts);

function lifted({ bowls, hand }: Table, from: readonly Place[]): Table {
  const taken = from.flatMap((place) => bowls[place] ?? []);
  return { bowls: emptied(bowls, from), hand: [...hand, ...taken], handAt: from[0] };
}

/** A hand may be empty where a place has been swept meanwhile; then nothing falls. */
function dropped({ bowls, hand }: Table, into: Place): Table {
  const [seed, ...rest] = hand;
  const filled = seed === undefined ? bowls : bowls.with(into, [...(bowls[into] ?? []), seed]);
  return { bowls: filled, hand: rest, handAt: into };
}

function poured(
  { bowls, ...rest }: Table,
  from: readonly Place[],
  share: (seeds: readonly number[]) => ReadonlyMap<Place, readonly number[]>,
): Table {
  let after = emptied(bowls, from);
  for (const [place, seeds] of share(from.flatMap((place) => bowls[place] ?? []))) {
    after = after.with(place, [...(after[place] ?? []), ...seeds]);
  }
  return { ...rest, bowls: after };
}

/** An odd seed is South's. */
function halves(seeds: readonly number[]): ReadonlyMap<Place, readonly number[]> {
  const half = Math.ceil(seeds.length / 2);
  return new Map([
    [storePlace("south"), seeds.slice(0, half)],
    [storePlace("north"), seeds.slice(half)],
  ]);
}

const emptied = (bowls: Table["bowls"], from: readonly Place[]): Table["bowls"] =>
  bowls.map((bowl, place) => (from.includes(place) ? [] : bowl));

const swapped = (bowls: Table["bowls"]): Table["bowls"] => [
  ...bowls.slice(PLACES / 2),
  ...bowls.slice(0, PLACES / 2),
];
