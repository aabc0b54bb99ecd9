import { err, excerpt, type NotationError, ok, type Result } from "@kibitz/rules";
import { createChess } from "@kibitz/rules/chess";
import {
  createIgisoro,
  formatIgisoroVariant,
  parseIgisoroVariant,
  RWANDAN,
} from "@kibitz/rules/igisoro";
import {
  createKalah,
  formatKalahVariant,
  parseKalahVariant,
  STANDARD_KALAH,
} from "@kibitz/rules/kalah";
import { ABAPA, createOware, formatOwareVariant, parseOwareVariant } from "@kibitz/rules/oware";
import type { ArenaGame } from "./arena-game.ts";
import { chessArena } from "./chess.ts";
import { igisoroArena } from "./igisoro.ts";
import { kalahArena } from "./kalah.ts";
import { owareArena } from "./oware.ts";

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
  kalah: (variant = formatKalahVariant(STANDARD_KALAH)) =>
    read("Kalah", variant, parseKalahVariant, (rules) => hide(kalahArena(createKalah(rules)))),
  oware: (variant = formatOwareVariant(ABAPA)) =>
    read("Oware", variant, parseOwareVariant, (rules) => hide(owareArena(createOware(rules)))),
  igisoro: (variant = formatIgisoroVariant(RWANDAN)) =>
    read("Igisoro", variant, parseIgisoroVariant, (rules) =>
      hide(igisoroArena(createIgisoro(rules))),
    ),
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
  const readVariant = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (readVariant) return readVariant(variant);
  const message = `there are no matches of ${excerpt(id)}; there are of: ${arenaGameIds().join(", ")}`;
  return err({ code: "unknown-game", message });
}

function readChess(variant = "standard"): Result<HiddenArenaGame, GameFault> {
  if (variant === "standard" || variant === "chess960") {
    return ok(hide(chessArena(createChess({ variant }))));
  }
  const message = `chess has no variant ${excerpt(variant)}; its variants are: standard, chess960`;
  return err({ code: "unknown-variant", message });
}

/** A variant that is named by its rules. */
function read<R>(
  title: string,
  variant: string,
  parse: (text: string) => Result<R, NotationError>,
  hidden: (rules: R) => HiddenArenaGame,
): Result<HiddenArenaGame, GameFault> {
  const rules = parse(variant);
  if (rules.ok) return ok(hidden(rules.value));
  const message = `${title} has no variant ${excerpt(variant)}: ${rules.error.message}`;
  return err({ code: "unknown-variant", message });
}

function hide<P, M, S extends string>(arenaGame: ArenaGame<P, M, S>): HiddenArenaGame {
  return (use) => use(arenaGame);
}
