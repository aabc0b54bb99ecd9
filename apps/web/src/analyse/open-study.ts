import type { GameRecord, TreePath } from "@kibitz/records";
import { mainline } from "@kibitz/records";
import { err, ok, type Result } from "@kibitz/rules";
import { positionFromAddress, variantsFor } from "../app/position-address.ts";
import type { GameEntry } from "../games/game-entry.ts";
import type { KeptGame } from "../library/game-store.ts";
import { unpackText } from "./exchange/share-link.ts";
import type { Opened } from "./model.ts";

/** What an address asks for. */
export interface Address {
  /** As `positionInAddress` writes it; empty for the start. */
  readonly position: string;
  readonly variant: string | undefined;
  readonly kept: string | undefined;
  readonly ply: number | undefined;
  /** A place in the tree, as `pathText` writes it. */
  readonly at: string | undefined;
  /** A whole study, packed as a fragment; empty for none. */
  readonly shared: string;
}

/** A study without moves from a position. The fault is a sentence. */
export function openPosition<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  { position, variant }: Pick<Address, "position" | "variant">,
): Result<Opened<P, M, S>, string> {
  const text = positionFromAddress(position);
  let fault = "";
  for (const id of variantsFor(entry, variant)) {
    const game = entry.game(id);
    if (text === "") return ok(openRecord(entry, id, emptyRecord(game.start())));
    const read = game.notation.parsePosition(text);
    if (read.ok) return ok(openRecord(entry, id, emptyRecord(read.value)));
    fault ||= read.error.message;
  }
  return err(`The position of this address cannot be read: ${fault}.`);
}

/** A kept game as a study. One that was not made here gets a place of its own when it is changed. */
export function openKept<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  kept: KeptGame,
  { ply, at }: Pick<Address, "ply" | "at">,
): Result<Opened<P, M, S>, string> {
  for (const { record, variant } of entry.readRecords(kept.record)) {
    if (record === undefined) continue;
    const opened = openRecord(
      entry,
      variant,
      record,
      kept.origin === "analysed" ? kept.id : undefined,
    );
    const path = at === undefined ? pathOfPly(record, ply) : readPath(at);
    return ok({ ...opened, path, bottom: seatOfPerson(entry, kept) ?? opened.bottom });
  }
  return err(
    "The kept game cannot be read any more. Export it from the library to look at its text.",
  );
}

/** A study that a link carries. */
export async function openShared<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  fragment: string,
): Promise<Result<Opened<P, M, S>, string>> {
  const text = await unpackText(fragment);
  if (!text.ok) return text;
  for (const { record, variant } of entry.readRecords(text.value)) {
    if (record !== undefined) return ok(openRecord(entry, variant, record));
  }
  return err("The game in this link cannot be read.");
}

export function openRecord<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  variant: string,
  record: GameRecord<P, M>,
  keptId?: string,
): Opened<P, M, S> {
  const { sides, sideToMove } = entry.game(variant);
  // A position is looked at by who is to move, a game from its first side.
  const bottom = record.tree.children.length === 0 ? sideToMove(record.start) : sides[0];
  return { variant, record, path: [], bottom, keptId };
}

const emptyRecord = <P, M>(start: P): GameRecord<P, M> => ({
  tags: new Map(),
  start,
  tree: { children: [] },
  result: "*",
});

/** The path of a place in the tree as an address names it. */
export const pathText = (path: TreePath): string => path.join(".");

/** Whatever stands in an address is a path; where it leads nowhere, it is not followed. */
function readPath(text: string): TreePath {
  return (text.match(/\d+/g) ?? []).map(Number);
}

/** The path of a number of moves of the main line; beyond its end it is its end. */
function pathOfPly<P, M>(record: GameRecord<P, M>, ply = 0): TreePath {
  return Array.from({ length: Math.min(ply, mainline(record.tree).length) }, () => 0);
}

function seatOfPerson<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  { table, variant }: KeptGame,
): S | undefined {
  const people = entry.game(variant).sides.filter((side) => table?.seats[side]?.kind === "person");
  return people.length === 1 ? people[0] : undefined;
}
