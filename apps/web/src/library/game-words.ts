import { countedText } from "@kibitz/rules";
import { games, listingOf } from "../games/listings.ts";
import type { PlayerTag } from "../games/player-tags.ts";
import type { GameSummary } from "./game-store.ts";

/** What both sides are called, the first to move first. */
export type SideTitles = readonly [string, string];

/** The names of the sides in a game; where a list holds several games they are numbered. */
export function sideTitles(game: string): SideTitles {
  const [only] = games.length === 1 ? games : [];
  return (listingOf(game) ?? only)?.sides ?? ["First side", "Second side"];
}

/** The title of the game that was played. */
export const gameTitle = ({ game }: GameSummary): string => listingOf(game)?.title ?? game;

export const isUnknown = ({ tags }: GameSummary, side: PlayerTag): boolean =>
  ["", "?"].includes(tags[side] ?? "");

/** The name of a player, as far as it is known. */
export const playerName = (game: GameSummary, side: PlayerTag): string =>
  isUnknown(game, side) ? "Unknown" : (game.tags[side] ?? "");

/** Both players, as a title. */
export const playersOf = (game: GameSummary): string =>
  `${playerName(game, "White")} – ${playerName(game, "Black")}`;

const RESULTS: Readonly<Record<string, string>> = {
  "1-0": "1–0",
  "0-1": "0–1",
  "1/2-1/2": "½–½",
};

/** A result for the eye. */
export function resultText({ tags, origin }: GameSummary): string {
  return RESULTS[tags.Result ?? "*"] ?? (origin === "played" ? "in play" : "–");
}

/** A result in words. */
export function resultWords({ game, tags, origin }: GameSummary): string {
  const [first, second] = sideTitles(game);
  switch (tags.Result) {
    case "1-0":
      return `${first} won`;
    case "0-1":
      return `${second} won`;
    case "1/2-1/2":
      return "Draw";
    default:
      return origin === "played" ? "Not finished" : "Result not known";
  }
}

const ORIGINS = { played: "Played here", analysed: "Analysed here", imported: "Imported" } as const;

export const originWords = ({ origin }: GameSummary): string => ORIGINS[origin];

type Counted = Pick<GameSummary, "game" | "plies">;

/** Full moves, as players of chess count them; in a game of sowing each sowing of either side. */
export const moveCount = ({ game, plies }: Counted): number =>
  listingOf(game)?.countsSowings ? plies : Math.ceil(plies / 2);

/** "25 moves", and "25 sowings" where that is what is counted. */
export const movesText = (game: Counted): string =>
  countedText(moveCount(game), listingOf(game.game)?.countsSowings ? "sowings" : "moves");

/** A date of a file, of which parts may be unknown: "2026.03.??" becomes "2026.03". */
export function dateText(date: string | undefined): string {
  return (date ?? "").replace(/[.?]+$/, "");
}

const count = new Intl.NumberFormat("en");

/** "12,345". */
export const countText = (games: number): string => count.format(games);

/** "1 game", "12,345 games". */
export function gamesText(games: number): string {
  return `${count.format(games)} ${games === 1 ? "game" : "games"}`;
}

const timeOfDay = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const dayOfYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const anyDay = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
});

/** When a game was last changed: the time for today, else the day. */
export function momentText(isoTime: string, now: Date): string {
  const time = new Date(isoTime);
  if (Number.isNaN(time.getTime())) return "";
  if (time.toDateString() === now.toDateString()) return timeOfDay.format(time);
  return (time.getFullYear() === now.getFullYear() ? dayOfYear : anyDay).format(time);
}
