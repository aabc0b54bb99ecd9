import type { Bound } from "../player.ts";
import { isDecisive } from "./values.ts";

/** What a search once found out about a position, whichever moves led there. */
export interface TableEntry<M> {
  /** Plies searched; infinite where every line ended with the game. */
  readonly depth: number;
  /** For the side to move; wins count from the position, not from the root. */
  readonly value: number;
  readonly bound: Bound;
  /** The best move, or the one that refuted the position. */
  readonly move: M | undefined;
}

/** Positions seen, by key. When it is full, the entry that was written first makes room. */
export class TranspositionTable<M> {
  readonly #maxEntries: number;
  readonly #entries = new Map<bigint, TableEntry<M>>();

  constructor(maxEntries: number) {
    this.#maxEntries = maxEntries;
  }

  /** The entry with its value as seen from a root `ply` plies earlier. */
  read(key: bigint, ply: number): TableEntry<M> | undefined {
    const entry = this.#entries.get(key);
    return entry && { ...entry, value: shiftWin(entry.value, -ply) };
  }

  /** `entry.value` is as seen from a root `ply` plies earlier. */
  write(key: bigint, ply: number, entry: TableEntry<M>): void {
    this.#entries.delete(key);
    if (this.#entries.size >= this.#maxEntries) this.#dropOldest();
    this.#entries.set(key, { ...entry, value: shiftWin(entry.value, ply) });
  }

  #dropOldest(): void {
    for (const key of this.#entries.keys()) {
      this.#entries.delete(key);
      return;
    }
  }
}

/** Brings a win nearer by so many plies, or puts it off when `plies` is negative. */
function shiftWin(value: number, plies: number): number {
  if (!isDecisive(value)) return value;
  return value > 0 ? value + plies : value - plies;
}
