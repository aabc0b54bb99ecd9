import type { PgnReading } from "@kibitz/records";
import {
  describeReason,
  type MancalaSide,
  type PerSide,
  SAID_BY_MARGIN,
  sideName,
  timeoutOutcome,
} from "@kibitz/rules/mancala";
import type { GameEntry, ReadRecord } from "../game-entry.ts";
import type { Family } from "./family.ts";
import type { Layout, Look } from "./layout.ts";
import { describeMove, soundOf } from "./move-words.ts";
import { placesFor } from "./places.ts";

type Shared =
  | "tellsEveryWorth"
  | "places"
  | "positionFormat"
  | "sideName"
  | "describeMove"
  | "soundOf"
  | "premoves"
  | "describeReason"
  | "saidByMargin"
  | "timeout";

/** What the entries of the family have in common. */
export function entryParts<P extends { readonly sideToMove: MancalaSide }, M>(
  family: Family<P, M>,
): Pick<GameEntry<P, M, MancalaSide>, Shared> {
  return {
    tellsEveryWorth: true,
    places: placesFor(family.pitOf),
    positionFormat: "seed notation",
    sideName,
    describeMove: (move, before, variant) => describeMove(family, move, before, variant),
    soundOf: (move, before, variant) => soundOf(family, move, before, variant),
    // What lies in a pit when its turn comes is known to nobody.
    premoves: () => [],
    describeReason,
    saidByMargin: SAID_BY_MARGIN,
    timeout: (_, side) => timeoutOutcome(side),
  };
}

/** What each side has in its store, and of the seeds that are left on the board at the end. */
export const tallyOf = ({ stores }: { readonly stores: PerSide<number> }): PerSide<number> =>
  stores;

export function aspectOf(layoutFor: (look: Look) => Layout): number {
  const { width, height } = layoutFor({ bottom: "south", isNarrow: false });
  return width / height;
}

/** Readings with the variant in text; that of the usual rules where no game could be read. */
export function* readRecords<P, M, R>(
  readings: Iterable<PgnReading<P, M, { readonly rules: R }>>,
  variantOf: (rules: R) => string,
): Generator<ReadRecord<P, M>, void> {
  for (const { number, tags, record, game, faults } of readings) {
    yield { number, tags, record, variant: game ? variantOf(game.rules) : "", faults };
  }
}
