import { chessKernel } from "@kibitz/engine/chess";
import { lineOfRecord, passesOnMainline, readChessPgn, writeChessPgn } from "@kibitz/records";
import { startLine } from "@kibitz/rules";
import {
  CHESS960_COUNT,
  type ChessMove,
  type ChessPosition,
  type Colour,
  chess960Start,
  createChess,
  describeReason,
  formatUci,
  timeoutOutcome,
} from "@kibitz/rules/chess";
import { drawChessBoard } from "../boards/chess.ts";
import type { GameEntry, ReadGame } from "./entry.ts";
import { recordTitle } from "./record-title.ts";

const VARIANTS = ["standard", "chess960"] as const;
type Variant = (typeof VARIANTS)[number];

const known = (variant: string): Variant => (variant === "chess960" ? "chess960" : "standard");

export const chessEntry: GameEntry<ChessPosition, ChessMove, Colour> = {
  title: "Chess",
  variants: VARIANTS,
  game: (variant) => createChess({ variant: known(variant) }),
  // The kernel castles as the position's rooks say, whatever the variant.
  kernel: () => chessKernel,
  newPosition: (variant, random) =>
    known(variant) === "chess960"
      ? chess960Start(random.below(CHESS960_COUNT))
      : createChess().start(),
  moveId: (move, position, variant) => formatUci(move, position, known(variant)),
  drawBoard: ({ position, moves }, style) => drawChessBoard(position, style, moves.at(-1)),
  describeReason,
  timeout: (line, side) => timeoutOutcome(line, side),
  formatRecord: (record, variant) =>
    writeChessPgn(createChess({ variant: known(variant) }), record),
  readRecords,
  moveExamples: "Nf3 or g1f3",
  fileEnding: "pgn",
};

const PASSES = "the moves after a null move (--) are left out, since no game can be played so";

function* readRecords(text: string): Generator<ReadGame<ChessPosition, ChessMove>, void> {
  for (const { number, tags, record, game = createChess(), faults } of readChessPgn(text)) {
    yield {
      title: recordTitle(number, tags),
      variant: game.variant,
      record,
      line: record ? lineOfRecord(game, record) : startLine(game),
      faults: [
        ...faults.map(({ line, column, message }) => `line ${line}, column ${column}: ${message}`),
        ...(record && passesOnMainline(record.tree) ? [`game ${number}: ${PASSES}`] : []),
      ],
    };
  }
}
