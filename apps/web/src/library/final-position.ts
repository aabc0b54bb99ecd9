import { lineOfRecord } from "@kibitz/records";
import type { Line } from "@kibitz/rules";
import type { GameEntry } from "../games/game-entry.ts";
import type { KeptGame } from "./game-store.ts";

/** The main line of a kept game; undefined when its record cannot be read. */
export function keptLine<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  kept: KeptGame,
): Line<P, M> | undefined {
  for (const { record } of entry.readRecords(kept.record)) {
    return record && lineOfRecord(entry.game(kept.variant), record);
  }
  return undefined;
}

/** Whose side of the board a person sees: their own, or the first. */
export function bottomSide<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  { table, variant }: KeptGame,
): S {
  const { sides } = entry.game(variant);
  const persons = sides.filter((side) => table?.seats[side]?.kind === "person");
  const [only] = persons.length === 1 ? persons : sides;
  return only ?? sides[0];
}
