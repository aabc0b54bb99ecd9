import type { GameSummary, KeptGame, KeptTable, Seat } from "./game-store.ts";

/** Tags by which a list shows, sorts and searches; the others stand in the record only. */
const LISTED_TAGS = [
  "White",
  "Black",
  "Event",
  "Site",
  "Date",
  "Round",
  "Result",
  "WhiteElo",
  "BlackElo",
  "ECO",
  "Opening",
] as const;

const ORIGINS: readonly unknown[] = ["played", "analysed", "imported"];

/** A kept game with its version: of two with the same id, the higher stamp is the later. */
export interface StampedGame {
  readonly game: KeptGame;
  readonly stamp: number;
}

/** What the list needs of a game. */
export function summaryOf(game: KeptGame): GameSummary {
  const { id, variant, origin, updatedAt, plies, fingerprint } = game;
  const summary = { id, game: game.game, variant, origin, updatedAt, plies };
  const tags = Object.fromEntries(
    LISTED_TAGS.flatMap((name) => {
      const value = game.tags[name];
      return value === undefined || value === "" || value === "?" ? [] : [[name, value]];
    }),
  );
  return { ...summary, tags, ...(fingerprint !== undefined && { fingerprint }) };
}

/** Whether someone can go on playing it. */
export function isUnfinished({ origin, tags }: GameSummary): boolean {
  return origin === "played" && (tags.Result ?? "*") === "*";
}

/** A value of the browser's store as a summary, or undefined when it is none. */
export function readSummary(value: unknown): GameSummary | undefined {
  if (!isObject(value)) return undefined;
  const { id, game, variant, origin, updatedAt, plies, tags, fingerprint } = value;
  if (![id, game, variant, updatedAt].every((text) => typeof text === "string" && text !== "")) {
    return undefined;
  }
  if (!ORIGINS.includes(origin) || !isCount(plies) || !isTexts(tags)) return undefined;
  const summary = { id, game, variant, origin, updatedAt, plies, tags } as GameSummary;
  return isCount(fingerprint) ? { ...summary, fingerprint } : summary;
}

/** A value of the browser's store as a game, or undefined when it is none. */
export function readGame(value: unknown): KeptGame | undefined {
  const summary = readSummary(value);
  if (summary === undefined || !isObject(value) || typeof value.record !== "string") {
    return undefined;
  }
  const table = readTable(value.table);
  return { ...summary, record: value.record, ...(table && { table }) };
}

/** A value of the browser's store as a game with its version, or undefined when it is none. */
export function readStamped(value: unknown): StampedGame | undefined {
  if (!isObject(value) || !isCount(value.stamp)) return undefined;
  const game = readGame(value.game);
  return game && { game, stamp: value.stamp };
}

function readTable(value: unknown): KeptTable | undefined {
  if (!isObject(value) || !isObject(value.seats) || !("snapshot" in value)) return undefined;
  const seats = Object.entries(value.seats);
  if (!seats.every((entry): entry is [string, Seat] => isSeat(entry[1]))) return undefined;
  return { seats: Object.fromEntries(seats), snapshot: value.snapshot };
}

function isSeat(value: unknown): value is Seat {
  if (!isObject(value)) return false;
  if (value.kind === "person") return typeof value.name === "string";
  return value.kind === "engine" && isCount(value.level);
}

function isTexts(value: unknown): value is Readonly<Record<string, string>> {
  return isObject(value) && Object.values(value).every((text) => typeof text === "string");
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
