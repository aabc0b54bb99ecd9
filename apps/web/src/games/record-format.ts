import {
  type GameRecord,
  mainline,
  mainlineNodes,
  type PgnReading,
  type RecordedGame,
} from "@kibitz/records";
import type { Game } from "@kibitz/rules";
import type { FileFormat, FileGame, FileReading } from "./file-format.ts";
import { fingerprintOf } from "./fingerprint.ts";

/** The files of a game that the records package reads and writes. */
export interface RecordFiles<P, M, G> {
  readonly game: RecordedGame;
  readonly fileEnding: string;
  readonly otherEndings?: readonly string[];
  readStream(chunks: AsyncIterable<Uint8Array>): AsyncIterable<PgnReading<P, M, G>>;
  write(game: G, record: GameRecord<P, M>): string;
  variantOf(game: G): string;
}

export function recordFormat<P, M, S extends string, G extends Game<P, M, S>>(
  files: RecordFiles<P, M, G>,
): FileFormat {
  async function* read(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<FileReading, void> {
    for await (const reading of files.readStream(chunks)) {
      const { number, faults } = reading;
      yield { number, game: fileGame(files, reading), faults };
    }
  }
  const { game, fileEnding, otherEndings = [] } = files;
  return { game, fileEnding, otherEndings, read };
}

function fileGame<P, M, S extends string, G extends Game<P, M, S>>(
  { write, variantOf }: RecordFiles<P, M, G>,
  { record, game }: PgnReading<P, M, G>,
): FileGame | undefined {
  if (record === undefined || game === undefined) return undefined;
  return {
    variant: variantOf(game),
    tags: { ...Object.fromEntries(record.tags), Result: record.result },
    plies: [...mainlineNodes(record.tree)].length,
    record: write(game, record),
    fingerprint: fingerprintOf(identity(record, game)),
  };
}

/** Players have drawn many a short game with the same moves; those also differ by the occasion. */
const SHORT_GAME_PLIES = 20;

const OCCASION = ["Event", "Date", "Round"] as const;

function* identity<P, M, S extends string>(
  { tags, start, tree }: GameRecord<P, M>,
  game: Game<P, M, S>,
): Generator<string | number, void> {
  const moves = mainline(tree);
  const names = moves.length < SHORT_GAME_PLIES ? OCCASION : [];
  for (const name of ["White", "Black", ...names]) yield (tags.get(name) ?? "").toLowerCase();
  yield game.notation.formatPosition(start);
  for (const move of moves) yield game.moveCode(move);
}
