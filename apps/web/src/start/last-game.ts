import { lineOfRecord } from "@kibitz/records";
import type { GameEntry } from "../games/game-entry.ts";
import type { GameStore, KeptGame } from "../library/game-store.ts";

/** The game that was left unfinished, as a card shows it. */
export interface LastGame<P, S extends string> {
  readonly id: string;
  readonly position: P;
  readonly bottom: S;
  /** "Kibitz, level 3" and the like; undefined when two persons share the board. */
  readonly against: string | undefined;
  readonly moveNumber: number;
  readonly toMove: S;
}

/** The newest unfinished game of the store, or undefined when there is none that can be shown. */
export async function findLastGame<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  store: Pick<GameStore, "unfinished">,
): Promise<LastGame<P, S> | undefined> {
  const kept = await store.unfinished(entry.id);
  return kept && lastGameOf(entry, kept);
}

function lastGameOf<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  kept: KeptGame,
): LastGame<P, S> | undefined {
  const [read] = entry.readRecords(kept.record);
  if (read?.record === undefined) return undefined;
  const game = entry.game(kept.variant);
  const { position } = lineOfRecord(game, read.record);
  const persons = game.sides.filter((side) => kept.table?.seats[side]?.kind === "person");
  const bottom = persons[0] ?? game.sides[0];
  return {
    id: kept.id,
    position,
    bottom,
    against: opponentOf(kept, bottom),
    moveNumber: entry.moveNumber(position),
    toMove: game.sideToMove(position),
  };
}

function opponentOf(kept: KeptGame, own: string): string | undefined {
  const others = Object.entries(kept.table?.seats ?? {}).filter(([side]) => side !== own);
  const seat = others[0]?.[1];
  return seat?.kind === "engine" ? `Kibitz, level ${seat.level}` : undefined;
}
