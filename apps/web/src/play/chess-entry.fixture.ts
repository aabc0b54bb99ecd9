import { writeChessPgn } from "@kibitz/records";
import {
  type ChessMove,
  type ChessPosition,
  type Colour,
  createChess,
  describeReason,
  formatSan,
  isCapture,
  timeoutOutcome,
} from "@kibitz/rules/chess";
import type { GameEntry } from "../games/game-entry.ts";

const gameOf = (variant: string) =>
  createChess({ variant: variant === "chess960" ? "chess960" : "standard" });

/** Chess without its drawings, for tests in Node. */
export const chessEntry: GameEntry<ChessPosition, ChessMove, Colour> = {
  id: "chess",
  title: "Chess",
  variants: [
    { id: "standard", title: "Standard" },
    { id: "chess960", title: "Chess960" },
  ],
  game: gameOf,
  newPosition: (variant) => gameOf(variant).start(),
  startsByLot: (variant) => variant === "chess960",
  places: { nameOf: String, named: () => undefined, originOf: ({ from }) => from },
  kernel: () => {
    throw new Error("no kernel in this test");
  },
  hasRatedLevels: true,
  Board: () => undefined,
  Picture: () => undefined,
  Editor: () => undefined,
  positionFormat: "FEN",
  sideName: (side) => (side === "white" ? "White" : "Black"),
  moveNumber: (position) => position.fullmoveNumber,
  describeMove: (move, before) => formatSan(move, before.position),
  soundOf: (move, before) => (isCapture(before.position, move) ? "capture" : "move"),
  premoves: () => [],
  describeReason,
  timeout: timeoutOutcome,
  readRecords: () => [],
  writeRecord: (record, variant) => writeChessPgn(gameOf(variant), record),
  fileEnding: "pgn",
};
