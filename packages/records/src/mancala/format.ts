import { err, type Game, type NotationError, ok, type Result, startLine } from "@kibitz/rules";
import { gameNamed, otherGameMessage, type RecordedGame } from "../game-tag.ts";
import type { PgnDialect, PgnGrammar, Tag, TagFault, TaggedSetup } from "../pgn/dialect.ts";
import type { PgnReadOptions } from "../pgn/feed.ts";
import { type PgnLexicon, resultPattern } from "../pgn/lexicon.ts";
import { readPgn, readPgnStream, type StreamedPgnReading } from "../pgn/read.ts";
import type { PgnReading } from "../pgn/read-game.ts";
import { writePgn } from "../pgn/write.ts";
import type { GameRecord } from "../tree.ts";
import { KGP_BOARD, ownPositionText } from "./foreign-positions.ts";
import { type Walk, walkFrom, walkOn } from "./walk.ts";

/** What the files of a mancala game need beyond its referee; see docs/records-mancala.md. */
export interface MancalaSource<P, M, S extends string, G extends Game<P, M, S>> {
  readonly id: RecordedGame;
  /** The referee of the variant that a text names; the usual one where it is empty. */
  gameOfVariant(text: string): Result<G, NotationError>;
  /** The variant of a position that is named with none; undefined where the notation shall judge. */
  variantOfPosition?(text: string): Result<string, NotationError> | undefined;
  variantOf(game: G): string;
  moveNumber(position: P): number;
  readonly hasExtraTurns?: true;
  /** Matches one move with what others write behind it, in any case. */
  readonly move: string;
  /** A move without what others write behind it. */
  plainMove?(text: string): string;
}

/** Reads and writes the records of one game. */
export interface MancalaFormat<P, M, G> {
  read(text: string, options?: PgnReadOptions): Generator<PgnReading<P, M, G>, void>;
  readStream(
    chunks: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>,
    options?: PgnReadOptions,
  ): AsyncGenerator<StreamedPgnReading<P, M, G>, void>;
  write(game: G, record: GameRecord<P, M>): string;
}

/** No game comes near, and reading a move takes longer the more were before it. */
const MAX_PLIES = 5000;

export function mancalaFormat<P, M, S extends string, G extends Game<P, M, S>>(
  source: MancalaSource<P, M, S, G>,
): MancalaFormat<P, M, G> {
  const grammar: PgnGrammar<P, M, G, Walk<P, M>> = {
    readTags: (tags) => readTags(source, tags),
    pgnTagName: (name) => renamed(name, PGN_NAMES),
    lexicon: lexiconOf(source.move),
  };
  return {
    read: (text, options) => readPgn(text, grammar, { maxPlies: MAX_PLIES, ...options }),
    readStream: (chunks, options) =>
      readPgnStream(chunks, grammar, { maxPlies: MAX_PLIES, ...options }),
    write: (game, record) => writePgn(dialectOf(source, game), record),
  };
}

/** Our records speak of White and Black in every game, as the first and the second side. */
const PGN_NAMES: Readonly<Record<string, string>> = { South: "White", North: "Black" };
const OWN_NAMES: Readonly<Record<string, string>> = { White: "South", Black: "North" };

/** `SouthElo` as well as `South`. */
function renamed(name: string, names: Readonly<Record<string, string>>): string {
  const [, side = "", rest = ""] = /^(South|North|White|Black)([A-Z]\w*)?$/.exec(name) ?? [];
  const other = names[side];
  return other === undefined ? name : other + rest;
}

function lexiconOf(move: string): PgnLexicon {
  return {
    letters: "moves",
    // Aualé gives the seeds of both sides: 25-23.
    result: resultPattern(String.raw`\d{1,3}-\d{1,3}`),
    firstOfMoves: new RegExp(String.raw`(?:${move})(?=(?:${move})*(?:[\s(){};!?$]|$))`, "iy"),
    barePosition: KGP_BOARD,
  };
}

function readTags<P, M, S extends string, G extends Game<P, M, S>>(
  source: MancalaSource<P, M, S, G>,
  tags: ReadonlyMap<string, string>,
): Result<TaggedSetup<P, M, G, Walk<P, M>>, TagFault> {
  const name = tags.get("Game") ?? "";
  if ((gameNamed(name) ?? source.id) !== source.id) {
    const message = otherGameMessage(name, source.id);
    return err({ tag: "Game", error: { code: "other-game", message, at: 0 } });
  }
  const variant = tags.get("Variant");
  const fen = tags.get("FEN");
  if (fen === undefined) return started(source, variant);
  const own = ownPositionText(fen);
  // A place in our text is none in the text of another program.
  const fenFault = (error: NotationError) =>
    err({ tag: "FEN", error: own.ok && own.value === fen ? error : { ...error, at: 0 } });
  if (!own.ok) return fenFault(own.error);
  const text = own.value;
  const told = variant === undefined ? source.variantOfPosition?.(text) : ok(variant);
  if (told?.ok === false) return fenFault(told.error);
  const game = gameOf(source, told?.value);
  if (!game.ok) return game;
  const start = game.value.notation.parsePosition(text);
  return start.ok ? ok(setupOf(source, game.value, start.value)) : fenFault(start.error);
}

function started<P, M, S extends string, G extends Game<P, M, S>>(
  source: MancalaSource<P, M, S, G>,
  variant: string | undefined,
): Result<TaggedSetup<P, M, G, Walk<P, M>>, TagFault> {
  const game = gameOf(source, variant);
  return game.ok ? ok(setupOf(source, game.value, game.value.start())) : game;
}

function gameOf<P, M, S extends string, G extends Game<P, M, S>>(
  { gameOfVariant }: MancalaSource<P, M, S, G>,
  variant = "",
): Result<G, TagFault> {
  const game = gameOfVariant(variant);
  return game.ok ? game : err({ tag: "Variant", error: { ...game.error, at: 0 } });
}

function setupOf<P, M, S extends string, G extends Game<P, M, S>>(
  { plainMove = (text) => text }: MancalaSource<P, M, S, G>,
  game: G,
  start: P,
): TaggedSetup<P, M, G, Walk<P, M>> {
  const readMove = (text: string, walk: Walk<P, M>) => walkOn(game, plainMove(text), walk);
  return { game, start, state: walkFrom(game, start), readMove };
}

function dialectOf<P, M, S extends string, G extends Game<P, M, S>>(
  source: MancalaSource<P, M, S, G>,
  game: G,
): PgnDialect<P, M, S> {
  const { id, variantOf, moveNumber, hasExtraTurns } = source;
  const setupTags = (start: P): readonly Tag[] => {
    const text = game.notation.formatPosition(start);
    const named: readonly Tag[] = [
      ["Game", id],
      ["Variant", variantOf(game)],
    ];
    if (text === game.notation.formatPosition(game.start())) return named;
    return [...named, ["SetUp", "1"], ["FEN", text]];
  };
  return {
    game,
    // A move that ends the game by what was before it is the last of its line.
    writeMove: (move, position) => {
      const line = startLine(game, position);
      const text = game.notation.formatMove(move, line);
      return { text, next: game.play(line, move).position };
    },
    moveNumber,
    setupTagNames: ["SetUp", "FEN"],
    setupTags,
    tagName: (name) => renamed(name, OWN_NAMES),
    ...(hasExtraTurns && { hasExtraTurns }),
  };
}
