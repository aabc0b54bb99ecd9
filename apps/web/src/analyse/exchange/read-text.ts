import { gameNamed, type RecordedGame } from "@kibitz/records";
import { err, ok, type Result } from "@kibitz/rules";
import type { GameEntry, ReadRecord } from "../../games/game-entry.ts";

/** A game or a position that a text was found to hold. */
export type ReadText<P, M> =
  | { readonly kind: "position"; readonly variant: string; readonly position: P }
  | {
      readonly kind: "games";
      /** Those that could be read, in the order of the text. */
      readonly games: readonly ReadRecord<P, M>[];
      /** Where something was wrong, as sentences with the place. */
      readonly faults: readonly string[];
      /** Whether games were left after the most that are shown. */
      readonly isCut: boolean;
    }
  /** Games of which the first one's tags name another game, whose own analysis reads them. */
  | { readonly kind: "other-game"; readonly game: RecordedGame }
  | { readonly kind: "nothing"; readonly message: string };

/** What reading a text needs to know of a game. */
export type TextReader<P, M> = Pick<
  GameEntry<P, M, string>,
  "variants" | "game" | "readRecords" | "positionFormat"
>;

/** More games are for the library, which reads a file of any size. */
const MOST_GAMES = 500;

/** Of characters or bytes. More would stop the page while it reads. */
export const LONGEST_READ = 5_000_000;

export const TOO_LONG =
  "This is too much to be opened here. Import it in the library, which reads files of any size.";

const MOST_FAULTS = 100;

/**
 * Finds out whether a text is a position or games, and reads it as far as it can be read. A position
 * is tried by the rules on the board first.
 */
export function readText<P, M>(
  reader: TextReader<P, M>,
  text: string,
  variant?: string,
): ReadText<P, M> {
  const plain = text.trim();
  if (plain.length > LONGEST_READ) return { kind: "nothing", message: TOO_LONG };
  if (plain === "") return { kind: "nothing", message: "There is no text to read." };
  const position = plain.includes("\n") ? undefined : readPosition(reader, plain, variant);
  if (position?.ok) return position.value;
  const found = readGames(reader, plain);
  if (found.games.length > 0) return found;
  const other = otherGame(reader, plain);
  if (other !== undefined) return { kind: "other-game", game: other };
  if (position !== undefined && LIKE_A_POSITION.test(plain)) {
    return { kind: "nothing", message: `This position cannot be set up: ${position.error}.` };
  }
  const [first] = found.faults;
  const why = first === undefined ? "" : ` ${first}`;
  return {
    kind: "nothing",
    message: `This is neither a position in ${reader.positionFormat} nor a game.${why}`,
  };
}

/** Rows with a slash between them, in the first word: no move of any game has one. */
const LIKE_A_POSITION = /^[^\s/]+\/[^\s/]+/;

/** The fault is that of the rules that are tried first. */
function readPosition<P, M>(
  reader: TextReader<P, M>,
  text: string,
  variant: string | undefined,
): Result<Extract<ReadText<P, M>, { kind: "position" }>, string> {
  const offered = reader.variants.map(({ id }) => id);
  let fault: string | undefined;
  for (const id of new Set(variant === undefined ? offered : [variant, ...offered])) {
    const position = reader.game(id).notation.parsePosition(text);
    if (position.ok) return ok({ kind: "position", variant: id, position: position.value });
    fault ??= position.error.message;
  }
  return err(fault ?? "");
}

/** The game of a text that holds one and nothing wrong, so that nobody has to be asked or told. */
export function onlyGame<P, M>(read: ReadText<P, M>): ReadRecord<P, M> | undefined {
  if (read.kind !== "games" || read.games.length > 1 || read.faults.length > 0) return undefined;
  return read.games[0];
}

function otherGame<P, M>(reader: TextReader<P, M>, text: string): RecordedGame | undefined {
  for (const { faults, tags } of reader.readRecords(text)) {
    const isOther = faults.some(({ code }) => code === "other-game");
    const named = isOther ? gameNamed(tags.get("Game")) : undefined;
    return named === "unknown" ? undefined : named;
  }
  return undefined;
}

function readGames<P, M>(
  reader: TextReader<P, M>,
  text: string,
): Extract<ReadText<P, M>, { kind: "games" }> {
  const games: ReadRecord<P, M>[] = [];
  const faults: string[] = [];
  for (const game of reader.readRecords(text)) {
    if (games.length === MOST_GAMES) return { kind: "games", games, faults, isCut: true };
    for (const { line, column, message } of game.faults) {
      if (faults.length < MOST_FAULTS) faults.push(faultText(game.number, line, column, message));
    }
    if (holdsAnything(game)) games.push(game);
  }
  return { kind: "games", games, faults, isCut: false };
}

const faultText = (game: number, line: number, column: number, message: string): string =>
  `Game ${game}, line ${line}, column ${column}: ${message}`;

/** A word that is no move makes a game without moves and tags, which nobody has meant. */
function holdsAnything({ record, tags }: ReadRecord<unknown, unknown>): boolean {
  return record !== undefined && (record.tree.children.length > 0 || tags.size > 0);
}
