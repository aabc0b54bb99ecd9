import { lineOfRecord } from "@kibitz/records";
import type { GameEntry } from "../games/game-entry.ts";
import { games } from "../games/listings.ts";
import type { HiddenEntry } from "../games/registry.ts";
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

/** Work on the game that was left, of whatever kind it is. */
export type WithLastGame<R> = <P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  game: LastGame<P, S>,
) => R;

/** What `use` makes of the newest unfinished game of any kind that can be shown; undefined when there is none. */
export async function findLastGame<R>(
  store: Pick<GameStore, "unfinished">,
  load: (game: string) => Promise<HiddenEntry | undefined>,
  use: WithLastGame<R>,
): Promise<R | undefined> {
  for (const kept of await unfinishedGames(store)) {
    // Code that cannot be fetched now is no reason to keep the others from being played on.
    const entry = await load(kept.game).catch(() => undefined);
    const found = entry?.((own) => {
      const game = lastGameOf(own, kept);
      return game && { made: use(own, game) };
    });
    if (found !== undefined) return found.made;
  }
  return undefined;
}

/** The newest of each kind, the newest of all first. */
async function unfinishedGames(store: Pick<GameStore, "unfinished">): Promise<readonly KeptGame[]> {
  const found = await Promise.all(games.map(({ id }) => store.unfinished(id)));
  return found
    .filter((kept) => kept !== undefined)
    .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
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
