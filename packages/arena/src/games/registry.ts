import { err, excerpt, ok, type Result } from "@kibitz/rules";
import { createChess } from "@kibitz/rules/chess";
import type { ArenaGame } from "./arena-game.ts";
import { chessArena } from "./chess.ts";

/** Work on a game of any types. */
export type WithArenaGame<R> = <P, M, S extends string>(arenaGame: ArenaGame<P, M, S>) => R;

/** A variant of a game that hides its types, so that whoever works on it knows no game's own. */
export type HiddenArenaGame = <R>(use: WithArenaGame<R>) => R;

/** Why a text names no game or variant, and what to write instead. */
export interface GameFault {
  readonly code: "unknown-game" | "unknown-variant";
  readonly message: string;
}

type ReadVariant = (variant: string | undefined) => Result<HiddenArenaGame, GameFault>;

const GAMES: Readonly<Record<string, ReadVariant>> = {
  chess: readChess,
};

/** The ids of the games that matches know. */
export const arenaGameIds = (): readonly string[] => Object.keys(GAMES);

/**
 * A variant of a game by its id and the text that names the variant; the usual one without a text.
 *
 * ```ts
 * const found = arenaGame("kalah", "6x5");
 * if (found.ok) found.value((arenaGame) => contestantOf(spec, arenaGame));
 * ```
 */
export function arenaGame(id: string, variant?: string): Result<HiddenArenaGame, GameFault> {
  const read = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (read) return read(variant);
  const message = `there are no matches of ${excerpt(id)}; there are of: ${arenaGameIds().join(", ")}`;
  return err({ code: "unknown-game", message });
}

function readChess(variant = "standard"): Result<HiddenArenaGame, GameFault> {
  if (variant === "standard" || variant === "chess960") {
    const found = chessArena(createChess({ variant }));
    return ok((use) => use(found));
  }
  const message = `chess has no variant ${excerpt(variant)}; its variants are: standard, chess960`;
  return err({ code: "unknown-variant", message });
}
