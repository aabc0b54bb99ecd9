import { ok } from "@kibitz/rules";
import type { MancalaSide } from "@kibitz/rules/mancala";
import {
  createOware,
  formatOwareVariant,
  type OwareGame,
  type OwareMove,
  type OwarePosition,
  parseOwareVariant,
} from "@kibitz/rules/oware";
import type { PgnReadOptions } from "../pgn/feed.ts";
import type { StreamedPgnReading } from "../pgn/read.ts";
import type { PgnReading } from "../pgn/read-game.ts";
import type { GameRecord } from "../tree.ts";
import { mancalaFormat } from "./format.ts";

export type OwareRecord = GameRecord<OwarePosition, OwareMove>;
export type OwareReading = PgnReading<OwarePosition, OwareMove, OwareGame>;
export type StreamedOwareReading = StreamedPgnReading<OwarePosition, OwareMove, OwareGame>;

const format = mancalaFormat<OwarePosition, OwareMove, MancalaSide, OwareGame>({
  id: "oware",
  gameOfVariant: (text) => {
    // Aualé calls its rules "Oware Abapa".
    const plain = text
      .trim()
      .toLowerCase()
      .replace(/^oware\s*/, "");
    const rules = parseOwareVariant(plain === "" ? "abapa" : plain);
    return rules.ok ? ok(createOware(rules.value)) : rules;
  },
  variantOf: ({ rules }) => formatOwareVariant(rules),
  moveNumber: ({ moveNumber }) => moveNumber,
  // Aualé tells the seeds that a move captures: E+3.
  move: String.raw`[a-f](?:\+\d{1,2})?`,
  plainMove: (text) => text.replace(/\+\d{1,2}$/, ""),
});

/**
 * Reads games of Oware in our own form, which is much like PGN; Aualé's `.ogn`; and plain lists of
 * moves.
 */
export function readOwareRecords(
  text: string,
  options: PgnReadOptions = {},
): Generator<OwareReading, void> {
  return format.read(text, options);
}

/** Reads the games of a file of any size while it comes. */
export function readOwareRecordStream(
  chunks: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>,
  options: PgnReadOptions = {},
): AsyncGenerator<StreamedOwareReading, void> {
  return format.readStream(chunks, options);
}

/** Writes a game of Oware, with the tags that its variant and its start need. */
export function writeOwareRecord(game: OwareGame, record: OwareRecord): string {
  return format.write(game, record);
}
