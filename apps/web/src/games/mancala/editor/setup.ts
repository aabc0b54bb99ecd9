import { type MancalaSide, type PerSide, SIDES, total } from "@kibitz/rules/mancala";
import type { Place } from "../../../board/board-props.ts";
import type { Layout, Look } from "../layout.ts";
import { sowingPlace } from "../places.ts";

/** What an editor holds: any number of seeds, which need not be a position yet. */
export interface MancalaSetup {
  readonly pits: PerSide<readonly number[]>;
  /** Absent where the game has none. */
  readonly stores?: PerSide<number>;
  readonly sideToMove: MancalaSide;
  readonly moveNumber: number;
  /** The second side may change places instead of its first move. */
  readonly maySwap?: boolean;
}

/** What the editor asks of a game. */
export interface EditedGame {
  /** Undefined when a text is no setup. */
  parse(text: string): MancalaSetup | undefined;
  format(setup: MancalaSetup): string;
  /** All seeds of a game of this variant. */
  seedsOf(variant: string): number;
  layoutFor(setup: MancalaSetup, look: Look): Layout;
  /** Whether the rules know the swap, which then belongs to a setup. */
  knowsSwap(variant: string): boolean;
}

/** More seeds than any game has are not kept in one place. */
export const MOST_SEEDS = 255;

export function countAt({ pits, stores }: MancalaSetup, place: Place): number {
  const { side, pit } = sowingPlace(place);
  return (pit === "store" ? stores?.[side] : pits[side][pit]) ?? 0;
}

/** The setup with so many seeds in a place; a count out of range is taken to its end. */
export function withCount(setup: MancalaSetup, place: Place, wanted: number): MancalaSetup {
  const count = Math.min(MOST_SEEDS, Math.max(0, wanted));
  const { side, pit } = sowingPlace(place);
  const { pits, stores } = setup;
  if (pit !== "store") {
    const row = pits[side];
    return pit in row ? { ...setup, pits: { ...pits, [side]: row.with(pit, count) } } : setup;
  }
  return stores === undefined ? setup : { ...setup, stores: { ...stores, [side]: count } };
}

export function emptied({ pits, stores, ...rest }: MancalaSetup): MancalaSetup {
  const none = (row: readonly number[]): readonly number[] => row.map(() => 0);
  return {
    ...rest,
    pits: { south: none(pits.south), north: none(pits.north) },
    ...(stores && { stores: { south: 0, north: 0 } }),
  };
}

/** The setup on rows of another length: pits at the far end go or come. */
export function withRows({ pits, ...rest }: MancalaSetup, length: number): MancalaSetup {
  const fitted = (row: readonly number[]): readonly number[] =>
    Array.from({ length }, (_, pit) => row[pit] ?? 0);
  return { ...rest, pits: { south: fitted(pits.south), north: fitted(pits.north) } };
}

export function seedsIn({ pits, stores }: MancalaSetup): number {
  return SIDES.reduce((seeds, side) => seeds + total(pits[side]) + (stores?.[side] ?? 0), 0);
}

/** "2 seeds are missing: 46 of 48", or that all are there. */
export function totalWords(seeds: number, wanted: number): string {
  const difference = Math.abs(seeds - wanted);
  const [noun, verb] = difference === 1 ? ["seed", "is"] : ["seeds", "are"];
  if (difference === 0) return `All ${wanted} seeds are there.`;
  const what = seeds < wanted ? "missing" : "too many";
  return `${difference} ${noun} ${verb} ${what}: ${seeds} of ${wanted}.`;
}
