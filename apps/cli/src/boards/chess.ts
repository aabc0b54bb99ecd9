import type { ChessMove, ChessPosition, Colour, Piece, Role } from "@kibitz/rules/chess";
import type { BoardStyle } from "../games/entry.ts";

const LETTERS: Readonly<Record<Role, string>> = {
  pawn: "p",
  knight: "n",
  bishop: "b",
  rook: "r",
  queen: "q",
  king: "k",
};

const OUTLINED: Readonly<Record<Role, string>> = {
  pawn: "♙",
  knight: "♘",
  bishop: "♗",
  rook: "♖",
  queen: "♕",
  king: "♔",
};

const FILLED: Readonly<Record<Role, string>> = {
  pawn: "♟",
  knight: "♞",
  bishop: "♝",
  rook: "♜",
  queen: "♛",
  king: "♚",
};

// The text variation selector keeps terminals from drawing the pawn as an emoji.
const AS_TEXT = "\u{fe0e}";

/** A board of eight lines with coordinates, the last move marked. */
export function drawChessBoard(
  position: ChessPosition,
  style: BoardStyle,
  lastMove?: ChessMove,
): string {
  const ranks = style.flipped ? ASCENDING : DESCENDING;
  const files = style.flipped ? DESCENDING : ASCENDING;
  const marked = new Set<number>(lastMove === undefined ? [] : [lastMove.from, lastMove.to]);
  const rows = ranks.map((rank) => {
    const cells = files.map((file) => {
      const square = file + 8 * rank;
      const isLight = (file + rank) % 2 === 1;
      return drawCell(position.board[square], isLight, marked.has(square), style);
    });
    return ` ${rank + 1} ${cells.join("")}`;
  });
  const letters = files.map((file) => ` ${"abcdefgh"[file]} `).join("");
  return [...rows, `   ${letters}`].join("\n");
}

const ASCENDING = [0, 1, 2, 3, 4, 5, 6, 7];
const DESCENDING = [...ASCENDING].reverse();

function drawCell(
  piece: Piece | undefined,
  isLight: boolean,
  isMarked: boolean,
  style: BoardStyle,
): string {
  if (style.colour) return drawColouredCell(piece, isLight, isMarked, style.ascii);
  const symbol = piece === undefined ? (isLight ? " " : "·") : symbolOf(piece, style.ascii);
  const plain = symbol === "·" && style.ascii ? "." : symbol;
  return isMarked ? `[${plain}]` : ` ${plain} `;
}

// Colours of the 256-colour palette.
const SQUARES = { light: 180, dark: 137, lightMarked: 186, darkMarked: 143 };
const PIECES: Readonly<Record<Colour, number>> = { white: 231, black: 16 };

function drawColouredCell(
  piece: Piece | undefined,
  isLight: boolean,
  isMarked: boolean,
  ascii: boolean,
): string {
  const background = isLight
    ? isMarked
      ? SQUARES.lightMarked
      : SQUARES.light
    : isMarked
      ? SQUARES.darkMarked
      : SQUARES.dark;
  const symbol =
    piece === undefined ? " " : ascii ? symbolOf(piece, true) : `${FILLED[piece.role]}${AS_TEXT}`;
  const foreground = PIECES[piece?.colour ?? "black"];
  return `\u{1b}[48;5;${background};38;5;${foreground}m ${symbol} \u{1b}[0m`;
}

function symbolOf(piece: Piece, ascii: boolean): string {
  if (!ascii) return (piece.colour === "white" ? OUTLINED : FILLED)[piece.role] + AS_TEXT;
  const letter = LETTERS[piece.role];
  return piece.colour === "white" ? letter.toUpperCase() : letter;
}
