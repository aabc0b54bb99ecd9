import type { GameEntry } from "../games/game-entry.ts";
import type { KeptGame, KeptTable, Seat } from "./game-store.ts";

/** The tags that a person may change in the library. */
export const EDITABLE_TAGS = ["White", "Black", "Event", "Site", "Date", "Round"] as const;
export type EditableTag = (typeof EDITABLE_TAGS)[number];
export type TagEdits = Readonly<Partial<Record<EditableTag, string>>>;

const DATE = /^[\d?]{4}\.[\d?]{2}\.[\d?]{2}$/;

/** What is wrong with a date, as a sentence. */
export function dateFault(date: string): string | undefined {
  if (date === "" || DATE.test(date)) return undefined;
  return "Write year.month.day with ? for what is not known: 2026.03.??";
}

/** The game with other tags; undefined when its record cannot be read. */
export function withTags<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  kept: KeptGame,
  edits: TagEdits,
  now: Date,
): KeptGame | undefined {
  const [reading] = entry.readRecords(kept.record);
  if (reading?.record === undefined) return undefined;
  const tags = new Map(reading.record.tags);
  for (const [name, value] of Object.entries(edits)) tags.set(name, value.trim() || "?");
  const record = entry.writeRecord({ ...reading.record, tags }, kept.variant);
  const { fingerprint: _stale, table, ...rest } = kept;
  return {
    ...rest,
    updatedAt: now.toISOString(),
    tags: { ...kept.tags, ...Object.fromEntries(tags) },
    record,
    ...(table && { table: renamed(table, edits, entry.game(kept.variant).sides) }),
  };
}

/** The persons at the table take the names of the tags, which the next move writes anew. */
function renamed(table: KeptTable, edits: TagEdits, sides: readonly string[]): KeptTable {
  const names = [edits.White, edits.Black];
  const seats = Object.entries(table.seats).map(([side, seat]): [string, Seat] => {
    const name = names[sides.indexOf(side)]?.trim();
    return [side, seat.kind === "person" && name ? { ...seat, name } : seat];
  });
  return { ...table, seats: Object.fromEntries(seats) };
}
