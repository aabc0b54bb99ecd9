import type { Game } from "@kibitz/rules";
import type { AdjudicationRules } from "../match/adjudication.ts";
import { readOpeningsFile } from "../openings/openings-file.ts";
import { randomOpenings } from "../openings/random.ts";
import { readPositionOpenings } from "../openings/read-positions.ts";
import type { ArenaGame } from "./arena-game.ts";

/** What a game of the mancala family brings of its own. */
type Own<P, M, S extends string> = Pick<
  ArenaGame<P, M, S>,
  "game" | "kernel" | "knowledge" | "uci" | "format"
> & {
  /** When both players are so many seeds apart, for so many moves of each, the game is decided. */
  readonly decided: { readonly seeds: number; readonly moveCount: number };
};

/** Enough that hundreds of openings are different, and few enough that nothing is decided yet. */
const OPENING_PLIES = 4;
const OPENING_COUNT = 500;
const OPENING_SEED = 2026;

/** A game of the mancala family: openings by lot or from a file of positions, decided by seeds. */
export function sowingArena<P, M, S extends string>({
  decided,
  ...own
}: Own<P, M, S>): ArenaGame<P, M, S> {
  const { game } = own;
  return {
    ...own,
    adjudication: decidedBy(decided),
    ownOpenings: async () => openingsByLot(game),
    readOpenings: (path) => readOpeningsFile(path, (text) => readPositionOpenings(game, text)),
  };
}

const decidedBy = ({ seeds, moveCount }: Own<unknown, unknown, string>["decided"]) =>
  ({ resign: { moveCount, scoreCp: 100 * seeds } }) satisfies AdjudicationRules;

const openingsByLot = <P, M, S extends string>(game: Game<P, M, S>) =>
  randomOpenings(game, { count: OPENING_COUNT, plies: OPENING_PLIES, seed: OPENING_SEED });
