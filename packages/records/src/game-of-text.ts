import { err, ok, type Result } from "@kibitz/rules";
import { gameNamed, type RecordedGame, unknownGameMessage } from "./game-tag.ts";
import { KGP_BOARD } from "./mancala/foreign-positions.ts";
import { readIgisoroRecords } from "./mancala/igisoro.ts";
import { readKalahRecords } from "./mancala/kalah.ts";
import { readOwareRecords } from "./mancala/oware.ts";
import { CHESS_LEXICON } from "./pgn/lexicon.ts";
import { FIRST_PLACE, placeAfter } from "./pgn/place.ts";
import type { PgnFault, PgnReading } from "./pgn/read-game.ts";
import { PgnScanner } from "./pgn/scan.ts";
import { mainlineNodes } from "./tree.ts";

/**
 * The game whose records a text holds, told by its first game, so that the beginning of a long text
 * is enough. `expected` is the game of which the file's name speaks, if any. See
 * docs/records-mancala.md#which-game.
 *
 * ```ts
 * gameOfText('[Game "oware"]\n\n1. C c'); // oware
 * gameOfText("1. F c 2. E+3 a+2 25-23"); // oware, as Aualé writes it
 * gameOfText('[Game "draughts"]\n\n1. 32-28'); // a fault of the tag
 * ```
 */
export function gameOfText(text: string, expected?: RecordedGame): Result<RecordedGame, PgnFault> {
  const head = headOf(text);
  const named = gameNamed(head.tags.get("Game"));
  if (named === "unknown" && expected === undefined) return err(unknownGame(text, head));
  if (named !== undefined && named !== "unknown") return ok(named);
  if (expected !== undefined && expected !== "chess") return ok(expected);
  return ok(mancalaGameOf(text.slice(head.at), head.tags) ?? "chess");
}

/** The first tags of a text. */
interface Head {
  readonly tags: ReadonlyMap<string, string>;
  /** Where they begin; 0 where there are none. */
  readonly at: number;
  /** Where the value of the tag `Game` begins. */
  readonly namedAt: number;
}

const LEXICON = { ...CHESS_LEXICON, letters: "moves", barePosition: KGP_BOARD } as const;

function headOf(text: string): Head {
  const scanner = new PgnScanner(text, 0, LEXICON);
  const tags = new Map<string, string>();
  let [at, namedAt] = [0, 0];
  for (let token = scanner.next(); token.kind !== "end"; token = scanner.next()) {
    if (token.kind === "tag") {
      if (tags.size === 0) at = token.at;
      if (token.name === "Game" && !tags.has("Game")) namedAt = token.valueAt;
      if (!tags.has(token.name)) tags.set(token.name, token.value);
    } else if (tags.size > 0 && token.kind !== "comment" && token.kind !== "fault") break;
  }
  return { tags, at, namedAt };
}

function unknownGame(text: string, { tags, namedAt }: Head): PgnFault {
  const message = unknownGameMessage(tags.get("Game") ?? "");
  const place = placeAfter(FIRST_PLACE, text.slice(0, namedAt));
  return { code: "other-game", message, game: 1, ...place };
}

const SIDE_TAG = /^(?:South|North)(?:[A-Z]|$)/;
const VARIANT = /^\s*(?:kalah|oware|igisoro|abapa|rwandan|\d+\s*[x,]\s*\d)/i;
/** Rows of the text of our own positions; those of chess hold no commas. */
const ROWS = /^\s*[\dSs/]*,[\dSs,/]*(?:\s|$)/;
const AUALE_POSITION = /^\s*\d+(?:-\d+){13}-[NS]\s*$/;
const KGP_POSITION = /^\s*<\d/;
const AUALE_MOVES = /(?:^|\s)1\.\s*[A-F](?:\+\d{1,2})?\s+[a-f](?:\+\d{1,2})?(?=\s|$)/;
/** No move of chess is a letter alone. */
const NUMBERED_LETTER = /(?:^|\s)1\.\s*[a-p][<>x]*(?=\s|$)/i;
const SOUTH_MOVE = /(?:^|[\s.])[A-F](?=\s|$)/;
const BESIDE_MOVES = /\[[^\]\r\n]*\]|\{[^}]*\}/g;

/** The mancala game of a text that names none; undefined where nothing speaks for one. */
function mancalaGameOf(text: string, tags: ReadonlyMap<string, string>): RecordedGame | undefined {
  const position = tags.get("FEN") ?? "";
  const movetext = text.replace(BESIDE_MOVES, "");
  if (KGP_POSITION.test(position)) return "kalah";
  if (AUALE_POSITION.test(position) || AUALE_MOVES.test(movetext)) return "oware";
  const best = readFarthest(text, SOUTH_MOVE.test(movetext));
  const isTagged =
    [...tags.keys()].some((name) => SIDE_TAG.test(name)) ||
    VARIANT.test(tags.get("Variant") ?? "") ||
    ROWS.test(position);
  const isPlain = best.plies >= 2 && (best.isWhole || NUMBERED_LETTER.test(movetext));
  return isTagged || isPlain ? best.game : undefined;
}

interface Attempt {
  readonly game: RecordedGame;
  /** Of the first game's main line; -1 where its tags are those of another game. */
  readonly plies: number;
  readonly isWhole: boolean;
}

/** The game in whose rules the first game goes on longest. Oware writes South's moves in capitals. */
function readFarthest(text: string, hasCapitals: boolean): Attempt {
  const kalah = attempt("kalah", readKalahRecords(text));
  const oware = attempt("oware", readOwareRecords(text));
  const igisoro = attempt("igisoro", readIgisoroRecords(text));
  const [first, ...others] = hasCapitals ? [oware, kalah, igisoro] : [kalah, oware, igisoro];
  return others.reduce((best, other) => (other.plies > best.plies ? other : best), first);
}

function attempt<P, M, G>(game: RecordedGame, readings: Iterable<PgnReading<P, M, G>>): Attempt {
  const [reading] = readings;
  const record = reading?.record;
  const plies = record === undefined ? -1 : [...mainlineNodes(record.tree)].length;
  return { game, plies, isWhole: reading?.faults.length === 0 };
}
