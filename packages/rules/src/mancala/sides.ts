/** South sits below the board and moves first; pits are counted from their owner's left. */
export type MancalaSide = "south" | "north";

export type PerSide<T> = Readonly<Record<MancalaSide, T>>;

/** Why the seeds left on the board were taken at the end. */
export type SweepReason = "row-empty" | "no-move" | "repetition" | "grand-slam";

export const SIDES: readonly [MancalaSide, MancalaSide] = ["south", "north"];

export const opposite = (side: MancalaSide): MancalaSide => (side === "south" ? "north" : "south");

export const sideName = (side: MancalaSide): string => (side === "south" ? "South" : "North");

export const total = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count, 0);
