import { entry } from "../../core/entry.ts";
import { type MancalaSide, opposite, type PerSide, SIDES, total } from "../sides.ts";
import type { Place, Step } from "../steps.ts";
import { nextMoveNumber } from "../table-text.ts";
import type { KalahMove, KalahPosition, KalahRules } from "./types.ts";

/** A move with what happens in it. */
export interface KalahSowing {
  readonly position: KalahPosition;
  readonly steps: readonly Step[];
}

/** Counts while a move is made. */
interface Table {
  readonly pits: PerSide<number[]>;
  readonly stores: Record<MancalaSide, number>;
}

/** The pits from which the side to move may sow. */
export function sowablePits({ pits, sideToMove }: KalahPosition): readonly number[] {
  return pits[sideToMove].flatMap((seeds, pit) => (seeds > 0 ? [pit] : []));
}

/** Makes a legal move; anything else gives nonsense. */
export function sow(rules: KalahRules, position: KalahPosition, move: KalahMove): KalahSowing {
  if (move.kind === "swap") return swapped(position);
  const side = position.sideToMove;
  const table = copyOf(position);
  const steps: Step[] = [];
  const last = lap(table, side, move.pit, steps);
  if (last.pit === "store") steps.push({ kind: "extra-turn", side });
  else capture(rules, table, side, last, steps);
  const next = last.pit === "store" ? side : opposite(side);
  const ended = sweep(rules, table, next, steps);
  return { position: after(position, table, next, ended), steps };
}

/** Sows counter-clockwise into every place but the opponent's store; a full lap refills its origin. */
function lap(table: Table, side: MancalaSide, pit: number, steps: Step[]): Place {
  const ring = ringOf(side, table.pits.south.length);
  const from: Place = { side, pit };
  const seeds = entry(table.pits[side], pit);
  table.pits[side][pit] = 0;
  const into = Array.from({ length: seeds }, (_, index) =>
    entry(ring, (pit + 1 + index) % ring.length),
  );
  for (const place of into) drop(table, place);
  steps.push({ kind: "lap", from: [from], into });
  return into.at(-1) ?? from;
}

/** The places that a side sows into, its own first pit first. */
function ringOf(side: MancalaSide, pits: number): readonly Place[] {
  const row = (owner: MancalaSide): Place[] =>
    Array.from({ length: pits }, (_, pit) => ({ side: owner, pit }));
  return [...row(side), { side, pit: "store" }, ...row(opposite(side))];
}

function drop(table: Table, { side, pit }: Place): void {
  if (pit === "store") table.stores[side] += 1;
  else table.pits[side][pit] = entry(table.pits[side], pit) + 1;
}

/** A last seed in an own pit that was empty takes what lies opposite, and itself. */
function capture(
  { emptyCapture }: KalahRules,
  table: Table,
  side: MancalaSide,
  last: Place,
  steps: Step[],
): void {
  if (last.side !== side || last.pit === "store" || table.pits[side][last.pit] !== 1) return;
  const facing: Place = { side: opposite(side), pit: table.pits[side].length - 1 - last.pit };
  const isBare = seedsIn(table, facing) === 0;
  if (isBare && !emptyCapture) return;
  take(table, isBare ? [last] : [last, facing], side);
  steps.push({
    kind: "capture",
    from: isBare ? [last] : [last, facing],
    to: { side, pit: "store" },
  });
}

/** Ends the game where the rules say so, and gives away what is left; true if it has ended. */
function sweep(rules: KalahRules, table: Table, next: MancalaSide, steps: Step[]): boolean {
  const emptied = emptyRow(rules, table, next);
  if (emptied === undefined) return false;
  const owner = opposite(emptied);
  const from = table.pits[owner].flatMap((seeds, pit) => (seeds > 0 ? [{ side: owner, pit }] : []));
  if (from.length === 0 || rules.end === "rest-to-nobody") return true;
  const winner = rules.end === "rest-to-empty-row" ? emptied : owner;
  take(table, from, winner);
  steps.push({ kind: "sweep", reason: "row-empty", from, to: { side: winner, pit: "store" } });
  return true;
}

/** The side whose empty row ends the game. */
export function emptyRow(
  { end }: KalahRules,
  { pits }: Pick<Table, "pits"> | Pick<KalahPosition, "pits">,
  next: MancalaSide,
): MancalaSide | undefined {
  if (end === "mover-row-empty") return total(pits[next]) === 0 ? next : undefined;
  return SIDES.find((side) => total(pits[side]) === 0);
}

function take(table: Table, from: readonly Place[], to: MancalaSide): void {
  for (const place of from) {
    table.stores[to] += seedsIn(table, place);
    if (place.pit !== "store") table.pits[place.side][place.pit] = 0;
  }
}

function seedsIn(table: Table, { side, pit }: Place): number {
  return pit === "store" ? table.stores[side] : entry(table.pits[side], pit);
}

const copyOf = ({ pits, stores }: KalahPosition): Table => ({
  pits: { south: [...pits.south], north: [...pits.north] },
  stores: { ...stores },
});

function after(
  { sideToMove, moveNumber, maySwap }: KalahPosition,
  table: Table,
  next: MancalaSide,
  ended: boolean,
): KalahPosition {
  return {
    ...table,
    sideToMove: next,
    moveNumber: nextMoveNumber(moveNumber, sideToMove, next),
    maySwap: maySwap && sideToMove === "south" && !ended,
    ...(ended && { ended: "row-empty" }),
  };
}

/** North takes South's place: each has the other's pits and store, and South moves next. */
function swapped({ pits, stores, moveNumber }: KalahPosition): KalahSowing {
  const position: KalahPosition = {
    pits: { south: pits.north, north: pits.south },
    stores: { south: stores.north, north: stores.south },
    sideToMove: "south",
    moveNumber: nextMoveNumber(moveNumber, "north", "south"),
    maySwap: false,
  };
  return { position, steps: [{ kind: "swap" }] };
}
