import { entry } from "../../core/entry.ts";
import { type MancalaSide, opposite, type PerSide, SIDES, total } from "../sides.ts";
import type { Place, Step, SweepStep } from "../steps.ts";
import type { OwareMove, OwarePosition, OwareRules } from "./types.ts";

export const PITS = 6;
const RING = 2 * PITS;

type Pits = PerSide<readonly number[]>;
type Stores = PerSide<number>;

/** A move with what happens in it, before ends that depend on earlier positions. */
export interface Sown {
  readonly pits: Pits;
  readonly stores: Stores;
  readonly steps: readonly Step[];
  /** A grand slam has cost the rest: all seeds were given away, and nobody moves any more. */
  readonly isOver: boolean;
}

/** The moves that the rules allow, in the order of the pits. */
export function legalPits(rules: OwareRules, position: OwarePosition): readonly OwareMove[] {
  const { pits, sideToMove } = position;
  const own = pits[sideToMove].flatMap((seeds, pit) => (seeds > 0 ? [pit as OwareMove] : []));
  const feeding = own.filter((pit) => feeds(position, pit));
  const open = total(pits[opposite(sideToMove)]) === 0 ? feeding : own;
  if (rules.grandSlam !== "illegal") return open;
  const modest = open.filter((pit) => !isGrandSlam(position, pit));
  return modest.length > 0 ? modest : open;
}

/** Whether a seed of the pit reaches the opponent's row. */
const feeds = ({ pits, sideToMove }: OwarePosition, pit: number): boolean =>
  pit + entry(pits[sideToMove], pit) >= PITS;

function isGrandSlam(position: OwarePosition, pit: OwareMove): boolean {
  const { pits, last } = lap(position, pit);
  const side = opposite(position.sideToMove);
  const taken = capturedPits(pits, side, last);
  return (
    taken.length > 0 &&
    taken.reduce((rest, each) => rest - entry(pits[side], each), total(pits[side])) === 0
  );
}

export function sow(rules: OwareRules, position: OwarePosition, pit: OwareMove): Sown {
  const { sideToMove: side, stores } = position;
  const { pits, last, step } = lap(position, pit);
  const victim = opposite(side);
  const taken = capturedPits(pits, victim, last);
  const isSlam = taken.length > 0 && isGrandSlam(position, pit);
  if (taken.length === 0 || (isSlam && rules.grandSlam === "captures-nothing")) {
    return { pits, stores, steps: [step], isOver: false };
  }
  const from = taken.map((each): Place => ({ side: victim, pit: each }));
  const left = emptied(pits, from);
  const gain = total(pits[victim]) - total(left[victim]);
  const captured = { ...stores, [side]: stores[side] + gain };
  const capture: Step = { kind: "capture", from, to: { side, pit: "store" } };
  const sown = { pits: left, stores: captured, steps: [step, capture], isOver: false };
  return isSlam && rules.grandSlam === "rest-to-opponent" ? giveAll(sown, victim) : sown;
}

/** Sows counter-clockwise into the twelve pits, leaving out the origin however many laps it takes. */
function lap({ pits, sideToMove: side }: OwarePosition, pit: OwareMove) {
  const sown = { south: [...pits.south], north: [...pits.north] };
  const from: Place = { side, pit };
  const into: Place[] = [];
  sown[side][pit] = 0;
  for (let at = pit + 1; into.length < entry(pits[side], pit); at++) {
    if (at % RING === pit) continue;
    const place = placeAt(side, at % RING);
    into.push(place);
    sown[place.side][place.pit] = entry(sown[place.side], place.pit) + 1;
  }
  const last = into.at(-1);
  return { pits: sown, last, step: { kind: "lap", from: [from], into } satisfies Step };
}

/** The pit at an index that counts on from the first pit of `side`. */
const placeAt = (side: MancalaSide, index: number) =>
  index < PITS ? { side, pit: index } : { side: opposite(side), pit: index - PITS };

/** From the last seed back: the unbroken pits of two or three in the victim's row. */
function capturedPits(pits: Pits, victim: MancalaSide, last: Place | undefined): readonly number[] {
  if (last === undefined || last.side !== victim || last.pit === "store") return [];
  const taken: number[] = [];
  for (let pit = last.pit; pit >= 0; pit--) {
    const seeds = entry(pits[victim], pit);
    if (seeds !== 2 && seeds !== 3) break;
    taken.push(pit);
  }
  return taken;
}

function emptied(pits: Pits, from: readonly Place[]): Pits {
  const left = { south: [...pits.south], north: [...pits.north] };
  for (const { side, pit } of from) if (pit !== "store") left[side][pit] = 0;
  return left;
}

/** Each side takes what lies in its own row, or all is split evenly. */
export function settle(sown: Sown, reason: SweepStep["reason"], split: boolean): Sown {
  if (split) return halved(sown, reason);
  const stores = { ...sown.stores };
  const steps: Step[] = [];
  for (const side of SIDES) {
    const from = filledPits(sown.pits, side);
    if (from.length === 0) continue;
    stores[side] += total(sown.pits[side]);
    steps.push({ kind: "sweep", reason, from, to: { side, pit: "store" } });
  }
  return finished(sown, stores, steps);
}

function giveAll(sown: Sown, heir: MancalaSide): Sown {
  const from = SIDES.flatMap((side) => filledPits(sown.pits, side));
  const seeds = total(sown.pits.south) + total(sown.pits.north);
  const stores = { ...sown.stores, [heir]: sown.stores[heir] + seeds };
  const to: Place = { side: heir, pit: "store" };
  return finished(sown, stores, [{ kind: "sweep", reason: "grand-slam", from, to }]);
}

/** An odd seed is for South; it cannot turn a game, since 48 is even. */
function halved(sown: Sown, reason: SweepStep["reason"]): Sown {
  const from = SIDES.flatMap((side) => filledPits(sown.pits, side));
  const seeds = total(sown.pits.south) + total(sown.pits.north);
  const stores = {
    south: sown.stores.south + Math.ceil(seeds / 2),
    north: sown.stores.north + Math.floor(seeds / 2),
  };
  return finished(sown, stores, [{ kind: "split", reason, from }]);
}

const filledPits = (pits: Pits, side: MancalaSide): readonly Place[] =>
  pits[side].flatMap((seeds, pit) => (seeds > 0 ? [{ side, pit }] : []));

function finished(sown: Sown, stores: Stores, steps: readonly Step[]): Sown {
  const none = Array<number>(PITS).fill(0);
  const pits = { south: none, north: none };
  return { pits, stores, steps: [...sown.steps, ...steps], isOver: true };
}
