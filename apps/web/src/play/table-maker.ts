import { createRandom, err, ok, type Random, type Result } from "@kibitz/rules";
import { tellFault } from "../app/notices.ts";
import { shareEngine } from "../engine/engines.ts";
import type { GameEntry } from "../games/game-entry.ts";
import type { KeptGame } from "../library/game-store.ts";
import { gameStore, newGameId } from "../library/store.ts";
import { firstGame } from "./first-game.ts";
import { keptSeats } from "./kept-seats.ts";
import type { NewGame } from "./new-game.ts";
import type { FreshOpening, Opening } from "./opening.ts";
import type { Table, TableTools } from "./table.ts";
import { newTable, resumeTable } from "./table-setup.ts";
import { rememberedWish } from "./wish.ts";

/** A table for what the address asked for, or a sentence that says why there is none. */
export function openTable<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  opening: Opening,
): Result<Table<P, M, S>, string> {
  switch (opening.kind) {
    case "kept":
      return resume(entry, opening.game);
    case "fresh":
      return ok(freshTable(entry, askedGame(entry, opening)));
    case "missing":
      return err("No such game is kept by this browser; it may have been removed.");
  }
}

/** For choices by lot that need not be repeatable. */
export const chance = (): Random => createRandom(newSeed());

const newSeed = (): number => Math.floor(Math.random() * 2 ** 32);

/** The game that the address asks for; what it cannot have is told. */
function askedGame<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  opening: FreshOpening,
): NewGame<P, S> {
  const { game, faults } = firstGame(entry, opening, rememberedWish(entry.id), chance());
  faults.forEach(tellFault);
  return game;
}

export function freshTable<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  game: NewGame<P, S>,
): Table<P, M, S> {
  return newTable(entry, newGameId(), game, toolsOf(entry, game.variant));
}

function resume<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  kept: KeptGame,
): Result<Table<P, M, S>, string> {
  const seats = keptSeats(kept, entry.game(kept.variant).sides);
  if (seats === undefined) {
    return err("This game was not played at this page; open it in the analysis instead.");
  }
  return resumeTable(entry, kept, seats, toolsOf(entry, kept.variant));
}

function toolsOf<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  variant: string,
): TableTools<P, M> {
  const { engine, release: releaseEngine } = shareEngine(entry, variant, "play");
  return {
    engine,
    releaseEngine,
    keep: (game) => gameStore.put(game),
    now: () => new Date(),
    seed: newSeed(),
  };
}
