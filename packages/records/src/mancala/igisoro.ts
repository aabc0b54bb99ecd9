import { ok } from "@kibitz/rules";
import {
  createIgisoro,
  formatIgisoroVariant,
  type IgisoroGame,
  type IgisoroMove,
  type IgisoroPosition,
  moveNumberOf,
  parseIgisoroVariant,
} from "@kibitz/rules/igisoro";
import type { MancalaSide } from "@kibitz/rules/mancala";
import type { PgnReadOptions } from "../pgn/feed.ts";
import type { StreamedPgnReading } from "../pgn/read.ts";
import type { PgnReading } from "../pgn/read-game.ts";
import type { GameRecord } from "../tree.ts";
import { mancalaFormat } from "./format.ts";

export type IgisoroRecord = GameRecord<IgisoroPosition, IgisoroMove>;
export type IgisoroReading = PgnReading<IgisoroPosition, IgisoroMove, IgisoroGame>;
export type StreamedIgisoroReading = StreamedPgnReading<IgisoroPosition, IgisoroMove, IgisoroGame>;

const format = mancalaFormat<IgisoroPosition, IgisoroMove, MancalaSide, IgisoroGame>({
  id: "igisoro",
  gameOfVariant: (text) => {
    const plain = text.trim().toLowerCase();
    const rules = parseIgisoroVariant(plain === "" || plain === "igisoro" ? "rwandan" : plain);
    return rules.ok ? ok(createIgisoro(rules.value)) : rules;
  },
  variantOf: ({ rules }) => formatIgisoroVariant(rules),
  moveNumber: ({ plies }) => moveNumberOf(plies),
  move: "[a-p][<>x-]*",
});

/** Reads games of Igisoro in our own form, which is much like PGN, and plain lists of moves. */
export function readIgisoroRecords(
  text: string,
  options: PgnReadOptions = {},
): Generator<IgisoroReading, void> {
  return format.read(text, options);
}

/** Reads the games of a file of any size while it comes. */
export function readIgisoroRecordStream(
  chunks: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>,
  options: PgnReadOptions = {},
): AsyncGenerator<StreamedIgisoroReading, void> {
  return format.readStream(chunks, options);
}

/** Writes a game of Igisoro, with the tags that its variant and its start need. */
export function writeIgisoroRecord(game: IgisoroGame, record: IgisoroRecord): string {
  return format.write(game, record);
}
