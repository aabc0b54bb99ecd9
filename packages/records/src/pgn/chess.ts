import { err, excerpt, ok, type Result } from "@kibitz/rules";
import {
  type ChessGame,
  type ChessMove,
  type ChessPosition,
  type Colour,
  chess,
  createChess,
  formatFen,
  STANDARD_START_FEN,
} from "@kibitz/rules/chess";
import type { GameRecord } from "../tree.ts";
import type { PgnDialect, Tag, TagFault } from "./dialect.ts";
import { type PgnReading, type PgnReadOptions, readPgn } from "./read.ts";
import { writePgn } from "./write.ts";

export type ChessRecord = GameRecord<ChessPosition, ChessMove>;
export type ChessReading = PgnReading<ChessPosition, ChessMove, ChessGame>;

const CHESS960_TAG: Tag = ["Variant", "Chess960"];

const chess960 = createChess({ variant: "chess960" });

function dialectOf(game: ChessGame): PgnDialect<ChessPosition, ChessMove, Colour> {
  return {
    game,
    moveNumber: (position) => position.fullmoveNumber,
    setupTagNames: ["SetUp", "FEN"],
    setupTags: (start) => setupTags(game, start),
  };
}

function setupTags(game: ChessGame, start: ChessPosition): readonly Tag[] {
  const fen = formatFen(start);
  const variant = game.variant === "chess960" ? [CHESS960_TAG] : [];
  if (fen === STANDARD_START_FEN) return variant;
  return [...variant, ["SetUp", "1"], ["FEN", fen]];
}

/** Writes a game of chess, with the tags that its variant and its start need. */
export function writeChessPgn(game: ChessGame, record: ChessRecord): string {
  return writePgn(dialectOf(game), record);
}

/**
 * Reads the games of a PGN file one after the other.
 *
 * ```ts
 * for (const { record, faults } of readChessPgn(text)) {
 *   if (record) console.log(record.tags.get("White"), mainline(record.tree).length);
 *   for (const { line, column, message } of faults) console.error(`${line}:${column} ${message}`);
 * }
 * ```
 */
export function readChessPgn(
  text: string,
  options: PgnReadOptions = {},
): Generator<ChessReading, void> {
  return readPgn(text, readTags, options);
}

function readTags(
  tags: ReadonlyMap<string, string>,
): Result<{ readonly game: ChessGame; readonly start: ChessPosition }, TagFault> {
  const game = gameOfVariant(tags.get("Variant"));
  if (!game.ok) return game;
  const fen = tags.get("FEN") ?? STANDARD_START_FEN;
  const start = game.value.notation.parsePosition(fen);
  if (!start.ok) return err({ tag: "FEN", error: start.error });
  return ok({ game: game.value, start: start.value });
}

/** The names under which programs write the two variants that we play. */
function gameOfVariant(name = "standard"): Result<ChessGame, TagFault> {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, "");
  if (/^(chess|standard|normal|fromposition|)$/.test(plain)) return ok(chess);
  if (/^(chess960|960|fischerandom|fischerrandom|fischerrandomchess|freestyle)$/.test(plain)) {
    return ok(chess960);
  }
  const message = `the variant ${excerpt(name)} is not known; Standard and Chess960 are`;
  return err({ tag: "Variant", error: { code: "unknown-variant", message, at: 0 } });
}
