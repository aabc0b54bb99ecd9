import { err, excerpt, type NotationError, ok, type Result } from "@kibitz/rules";
import {
  type ChessGame,
  type ChessMove,
  type ChessPosition,
  type Colour,
  chess,
  createChess,
  formatFen,
  formatSan,
  isLegal,
  parseMove,
  playMove,
  STANDARD_START_FEN,
} from "@kibitz/rules/chess";
import { gameNamed, otherGameMessage } from "../game-tag.ts";
import type { GameRecord } from "../tree.ts";
import type { PgnDialect, Step, Tag, TagFault, TaggedSetup } from "./dialect.ts";
import type { PgnReadOptions } from "./feed.ts";
import { readPgn, readPgnStream, type StreamedPgnReading } from "./read.ts";
import type { PgnReading } from "./read-game.ts";
import { writePgn } from "./write.ts";

export type ChessRecord = GameRecord<ChessPosition, ChessMove>;
export type ChessReading = PgnReading<ChessPosition, ChessMove, ChessGame>;
export type StreamedChessReading = StreamedPgnReading<ChessPosition, ChessMove, ChessGame>;

const CHESS960_TAG: Tag = ["Variant", "Chess960"];

const chess960 = createChess({ variant: "chess960" });

/** Of both variants where no tag tells another. */
const STANDARD_START = chess.start();

function dialectOf(game: ChessGame): PgnDialect<ChessPosition, ChessMove, Colour> {
  return {
    game,
    writeMove,
    moveNumber: (position) => position.fullmoveNumber,
    setupTagNames: ["SetUp", "FEN"],
    setupTags: (start) => setupTags(game, start),
  };
}

function writeMove(move: ChessMove, position: ChessPosition) {
  if (!isLegal(position, move)) {
    throw new Error(`the tree holds an illegal move in ${formatFen(position)}`);
  }
  return { text: formatSan(move, position), next: playMove(position, move) };
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

/** A game of chess with the referee of its variant. */
export interface RefereedRecord {
  readonly game: ChessGame;
  readonly record: ChessRecord;
}

/** Writes several games, one text after the other, of which none but the newest is held. */
export async function* writeChessPgns(
  games: Iterable<RefereedRecord> | AsyncIterable<RefereedRecord>,
): AsyncGenerator<string, void> {
  let between = "";
  for await (const { game, record } of games) {
    yield between + writeChessPgn(game, record);
    between = "\n";
  }
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
  return readPgn(text, GRAMMAR, options);
}

/**
 * Reads the games of a PGN file of any size while it comes, such as `file.stream()` in a browser
 * or `createReadStream(path)` in Node.
 */
export function readChessPgnStream(
  chunks: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>,
  options: PgnReadOptions = {},
): AsyncGenerator<StreamedChessReading, void> {
  return readPgnStream(chunks, GRAMMAR, options);
}

function readTags(
  tags: ReadonlyMap<string, string>,
): Result<TaggedSetup<ChessPosition, ChessMove, ChessGame>, TagFault> {
  const name = tags.get("Game") ?? "";
  // PGN has no such tag, so that a word that names no game may mean anything.
  if (!["chess", "unknown", undefined].includes(gameNamed(name))) {
    const message = otherGameMessage(name, "chess");
    return err({ tag: "Game", error: { code: "other-game", message, at: 0 } });
  }
  const variant = tags.get("Variant");
  const game = gameOfVariant(variant);
  if (!game.ok) return game;
  const fen = tags.get("FEN");
  if (fen === undefined) return ok(setupOf(game.value, STANDARD_START));
  const start = game.value.notation.parsePosition(fen);
  if (start.ok) return ok(setupOf(game.value, start.value));
  // Some programs leave it to the castling rights to tell the variant.
  const other = variant === undefined ? chess960.notation.parsePosition(fen) : start;
  if (other.ok) return ok(setupOf(chess960, other.value));
  return err({ tag: "FEN", error: start.error });
}

const GRAMMAR = { readTags };

/** In chess moves follow from the position alone. */
const setupOf = (
  game: ChessGame,
  start: ChessPosition,
): TaggedSetup<ChessPosition, ChessMove, ChessGame> => ({
  game,
  start,
  state: start,
  readMove,
  pass: game.pass,
});

function readMove(
  text: string,
  position: ChessPosition,
): Result<Step<ChessPosition, ChessMove>, NotationError> {
  const move = parseMove(text, position);
  return move.ok ? ok({ move: move.value, next: playMove(position, move.value) }) : move;
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
