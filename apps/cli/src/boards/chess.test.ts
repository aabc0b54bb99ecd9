import { expectOk } from "@kibitz/rules";
import { type ChessMove, parseFen, type Square } from "@kibitz/rules/chess";
import { expect, test } from "vitest";
import { drawChessBoard } from "./chess.ts";

const POSITION = expectOk(parseFen("4k3/8/8/3pP3/8/8/8/R3K2R w KQ d6 0 2"));
const LAST_MOVE: ChessMove = { from: 51 as Square, to: 35 as Square };

test("letters, seen by White, with the last move in brackets", () => {
  const style = { ascii: true, colour: false, flipped: false } as const;
  expect(drawChessBoard(POSITION, style, LAST_MOVE)).toBe(
    [
      " 8     .     .  k  .     . ",
      " 7  .     . [ ] .     .    ",
      " 6     .     .     .     . ",
      " 5  .     . [p] P     .    ",
      " 4     .     .     .     . ",
      " 3  .     .     .     .    ",
      " 2     .     .     .     . ",
      " 1  R     .     K     .  R ",
      "    a  b  c  d  e  f  g  h ",
    ].join("\n"),
  );
});

test("symbols, seen by Black", () => {
  const style = { ascii: false, colour: false, flipped: true } as const;
  const rows = drawChessBoard(POSITION, style).replaceAll("\u{fe0e}", "").split("\n");
  expect(rows[0]).toBe(" 1  ♖  ·     ♔     ·     ♖ ");
  expect(rows.at(-1)).toBe("    h  g  f  e  d  c  b  a ");
});

test("every coloured cell is closed again", () => {
  const style = { ascii: false, colour: true, flipped: false } as const;
  const board = drawChessBoard(POSITION, style, LAST_MOVE);
  expect(board.split("\u{1b}[48;5;")).toHaveLength(65);
  expect(board.split("\u{1b}[0m")).toHaveLength(65);
});
