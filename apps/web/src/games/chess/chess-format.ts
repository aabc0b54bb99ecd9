import {
  type ChessReading,
  mainline,
  mainlineNodes,
  readChessPgnStream,
  writeChessPgn,
} from "@kibitz/records";
import { type ChessGame, moveCode } from "@kibitz/rules/chess";
import type { FileFormat, FileGame, FileReading } from "../file-format.ts";
import { fingerprintOf } from "../fingerprint.ts";

/** Portable game notation. */
export const chessFormat: FileFormat = { game: "chess", fileEnding: "pgn", read };

async function* read(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<FileReading, void> {
  for await (const reading of readChessPgnStream(chunks)) {
    yield { number: reading.number, game: fileGame(reading), faults: reading.faults };
  }
}

function fileGame({ record, game }: ChessReading): FileGame | undefined {
  if (record === undefined || game === undefined) return undefined;
  return {
    variant: game.variant,
    tags: { ...Object.fromEntries(record.tags), Result: record.result },
    plies: [...mainlineNodes(record.tree)].length,
    record: writeChessPgn(game, record),
    fingerprint: fingerprintOf(identity(record, game)),
  };
}

/** Players have drawn many a short game with the same moves; those also differ by the occasion. */
const SHORT_GAME_PLIES = 20;

const OCCASION = ["Event", "Date", "Round"] as const;

function* identity(
  { tags, start, tree }: NonNullable<ChessReading["record"]>,
  game: ChessGame,
): Generator<string | number, void> {
  const moves = mainline(tree);
  const names = moves.length < SHORT_GAME_PLIES ? OCCASION : [];
  for (const name of ["White", "Black", ...names]) yield (tags.get(name) ?? "").toLowerCase();
  yield game.notation.formatPosition(start);
  for (const move of moves) yield moveCode(move);
}
