import { err, type NotationError, ok, type Result } from "@kibitz/rules";
import {
  createKalah,
  formatKalahVariant,
  type KalahGame,
  type KalahMove,
  type KalahPosition,
  parseKalahVariant,
  STANDARD_KALAH,
} from "@kibitz/rules/kalah";
import { type MancalaSide, thereAreSeeds } from "@kibitz/rules/mancala";
import type { PgnReadOptions } from "../pgn/feed.ts";
import type { StreamedPgnReading } from "../pgn/read.ts";
import type { PgnReading } from "../pgn/read-game.ts";
import type { GameRecord } from "../tree.ts";
import { mancalaFormat } from "./format.ts";

export type KalahRecord = GameRecord<KalahPosition, KalahMove>;
export type KalahReading = PgnReading<KalahPosition, KalahMove, KalahGame>;
export type StreamedKalahReading = StreamedPgnReading<KalahPosition, KalahMove, KalahGame>;

const format = mancalaFormat<KalahPosition, KalahMove, MancalaSide, KalahGame>({
  id: "kalah",
  gameOfVariant: (text) => {
    const rules = parseKalahVariant(ownVariant(text));
    return rules.ok ? ok(createKalah(rules.value)) : rules;
  },
  variantOfPosition: kalahVariantOfPosition,
  variantOf: ({ rules }) => formatKalahVariant(rules),
  moveNumber: ({ moveNumber }) => moveNumber,
  hasExtraTurns: true,
  move: "swap|[a-i]",
});

/** `Kalah`, `Kalah(6,4)` and `6,4` beside our own words. */
function ownVariant(text: string): string {
  const plain = text.trim().toLowerCase().replace(/\s+/g, "");
  const [, pits, seeds, rest = ""] = /^(?:kalah)?\(?(\d+)[,x](\d+)\)?(.*)$/.exec(plain) ?? [];
  if (pits !== undefined) return `${pits}x${seeds}${rest}`;
  return plain === "" || plain === "kalah" ? formatKalahVariant(STANDARD_KALAH) : plain;
}

/**
 * The variant of the size on which the seeds of a position lie, with the pie rule where a player may
 * still change places; undefined where its rows cannot be counted, of which the notation says more.
 */
export function kalahVariantOfPosition(text: string): Result<string, NotationError> | undefined {
  const [board = "", southStore, northStore] = text.trim().split(/\s+/);
  const [north, south, ...others] = board.split("/").map(rowOf);
  if (north === undefined || north.pits !== south?.pits || others.length > 0) return undefined;
  const { pits } = south;
  const all = north.seeds + south.seeds + Number(southStore) + Number(northStore);
  if (!Number.isInteger(pits) || !Number.isInteger(all) || pits === 0) return undefined;
  const words = kalahPositionHasPie(text) ? "-pie" : "";
  if (all % (2 * pits) === 0) return ok(`${pits}x${all / (2 * pits)}${words}`);
  const message = `${thereAreSeeds(all)} on the board and in the stores; with ${pits} pits a side there are ${2 * pits} for each seed a pit`;
  return err({ code: "seed-total", message, at: 0 });
}

/** Whether a position says that places may be changed, as it can only under the pie rule. */
export const kalahPositionHasPie = (text: string): boolean => /\d\s+swap\s*$/.test(text);

/** What a row such as `4S,2,1S` holds; a bare number is so many empty pits. */
function rowOf(text: string): { readonly pits: number; readonly seeds: number } {
  const row = { pits: 0, seeds: 0 };
  for (const part of text.split(",")) {
    const isPit = part.endsWith("S");
    row.pits += isPit ? 1 : Number(part);
    row.seeds += isPit ? Number(part.slice(0, -1)) : 0;
  }
  return row;
}

/**
 * Reads games of Kalah in our own form, which is much like PGN; positions of the Kalah Game
 * Protocol; and plain lists of moves. The variant of a position without one is told by its seeds.
 */
export function readKalahRecords(
  text: string,
  options: PgnReadOptions = {},
): Generator<KalahReading, void> {
  return format.read(text, options);
}

/** Reads the games of a file of any size while it comes. */
export function readKalahRecordStream(
  chunks: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>,
  options: PgnReadOptions = {},
): AsyncGenerator<StreamedKalahReading, void> {
  return format.readStream(chunks, options);
}

/** Writes a game of Kalah, with the tags that its variant and its start need. */
export function writeKalahRecord(game: KalahGame, record: KalahRecord): string {
  return format.write(game, record);
}
