import { chessKernel } from "@kibitz/engine/chess";
import { readChessPgn, writeChessPgn } from "@kibitz/records";
import type { Random } from "@kibitz/rules";
import {
  CHESS960_COUNT,
  type ChessMove,
  type ChessPosition,
  type Colour,
  chess960Number,
  chess960Start,
  createChess,
  describeReason,
  formatFen,
  parseSquare,
  type Square,
  STANDARD_START_FEN,
  squareName,
  timeoutOutcome,
} from "@kibitz/rules/chess";
import type { GameEntry, ReadRecord } from "../game-entry.ts";
import { ChessBoard } from "./ChessBoard.tsx";
import { ChessCaptures } from "./ChessCaptures.tsx";
import { ChessEditor } from "./ChessEditor.tsx";
import { ChessPicture } from "./ChessPicture.tsx";
import { describeMove, soundOf } from "./move-words.ts";
import { premoves } from "./premoves.ts";

type Variant = "standard" | "chess960";

const known = (variant: string): Variant => (variant === "chess960" ? "chess960" : "standard");

export const chessEntry: GameEntry<ChessPosition, ChessMove, Colour> = {
  id: "chess",
  title: "Chess",
  variants: [
    { id: "standard", title: "Standard" },
    { id: "chess960", title: "Chess960" },
  ],
  game: (variant) => createChess({ variant: known(variant) }),
  newPosition: (variant, random) => newPosition(known(variant), random),
  startsByLot: (variant) => variant === "chess960",
  // The kernel castles as the position's rooks say, whatever the variant.
  kernel: () => chessKernel,
  hasRatedLevels: true,
  Board: ChessBoard,
  places: {
    nameOf: (place) => squareName(place as Square),
    named: parseSquare,
    originOf: ({ from }) => from,
  },
  Picture: ChessPicture,
  Captures: ChessCaptures,
  Editor: ChessEditor,
  positionFormat: "FEN",
  startName,
  sideName: (side) => (side === "white" ? "White" : "Black"),
  moveNumber: (position) => position.fullmoveNumber,
  describeMove,
  soundOf,
  premoves,
  describeReason,
  timeout: (line, side) => timeoutOutcome(line, side),
  readRecords,
  writeRecord: (record, variant) => writeChessPgn(createChess({ variant: known(variant) }), record),
  fileEnding: "pgn",
};

function newPosition(variant: Variant, random: Random): ChessPosition {
  if (variant === "standard") return createChess().start();
  return chess960Start(random.below(CHESS960_COUNT));
}

function startName(start: ChessPosition, variant: string): string | undefined {
  if (formatFen(start) === STANDARD_START_FEN) return undefined;
  const number = variant === "chess960" ? chess960Number(start) : undefined;
  return number === undefined ? "From a position" : `Chess960, position ${number}`;
}

function* readRecords(text: string): Generator<ReadRecord<ChessPosition, ChessMove>, void> {
  for (const { number, tags, record, game, faults } of readChessPgn(text)) {
    yield { number, tags, record, variant: game?.variant ?? "standard", faults };
  }
}
