import { expectOk, type Game, type Line, startLine } from "@kibitz/rules";
import { expect, test } from "vitest";
import type { GameEntry } from "../games/entry.ts";
import { igisoroEntry } from "../games/igisoro.ts";
import { kalahEntry } from "../games/kalah.ts";
import { owareEntry } from "../games/oware.ts";

const ASCII = { ascii: true, colour: false, flipped: false } as const;
const UNICODE = { ascii: false, colour: false, flipped: false } as const;

/** The line after moves from a position. */
function lineAfter<P, M, S extends string>(
  game: Game<P, M, S>,
  position: string | undefined,
  moves: readonly string[],
): Line<P, M> {
  const start =
    position === undefined ? game.start() : expectOk(game.notation.parsePosition(position));
  let line = startLine(game, start);
  for (const text of moves) line = game.play(line, expectOk(game.notation.parseMove(text, line)));
  return line;
}

const drawn = <P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  style: Parameters<GameEntry<P, M, S>["drawBoard"]>[1],
  moves: readonly string[],
  position?: string,
  variant = entry.variants[0] ?? "",
): string => entry.drawBoard(lineAfter(entry.game(variant), position, moves), style, variant);

test("Kalah: counts, stores, and where the last seed fell", () => {
  expect(drawn(kalahEntry, ASCII, ["c"])).toBe(
    [
      "          +-------+-------+-------+-------+-------+-------+",
      "          | f  4  | e  4  | d  4  | c  4  | b  4  | a  4  |",
      " North  0 +-------+-------+-------+-------+-------+-------+ [1] South",
      "          | a  4  | b  4  | c( .) | d  5  | e  5  | f  5  |",
      "          +-------+-------+-------+-------+-------+-------+",
    ].join("\n"),
  );
});

test("Kalah seen by North, in symbols", () => {
  expect(drawn(kalahEntry, { ...UNICODE, flipped: true }, ["c", "f", "b"])).toBe(
    [
      "          ╭───────┬───────┬───────┬───────┬───────┬───────╮",
      "          │ f  ·  │ e  5  │ d  5  │ c  ·  │ b  4  │ a  4  │",
      " South  2 ├───────┼───────┼───────┼───────┼───────┼───────┤ [1] North",
      "          │ a  5  │ b( ·) │ c  6  │ d  6  │ e  5  │ f  5  │",
      "          ╰───────┴───────┴───────┴───────┴───────┴───────╯",
    ].join("\n"),
  );
});

test("a count of three digits keeps the columns", () => {
  const rows = drawn(kalahEntry, ASCII, [], "8,100S/8,100S 8 8 S 9", "9x12");
  expect(rows).toContain("| h   .  | i 100  |\n");
});

test("Oware names South's pits by capitals", () => {
  const rows = drawn(owareEntry, ASCII, ["C", "f"]).split("\n");
  expect(rows[1]).toBe("          | f( .) | e  4  | d  4  | c  4  | b  4  | a  5  |");
  expect(rows[3]).toBe("          | A  5  | B  5  | C  1  | D[ 6] | E  5  | F  5  |");
});

test("Igisoro has four rows and no stores", () => {
  expect(drawn(igisoroEntry, ASCII, ["e"])).toBe(
    [
      "          +-------+-------+-------+-------+-------+-------+-------+-------+",
      "          | p  .  | o  .  | n  .  | m  .  | l  .  | k  .  | j  .  | i  .  |",
      "          | a  4  | b  4  | c  4  | d  4  | e  4  | f  4  | g  4  | h  4  |",
      "          +-------+-------+-------+-------+-------+-------+-------+-------+",
      "          | h  5  | g  5  | f  5  | e( .) | d  4  | c  4  | b  4  | a  4  |",
      "          | i[ 1] | j  .  | k  .  | l  .  | m  .  | n  .  | o  .  | p  .  |",
      "          +-------+-------+-------+-------+-------+-------+-------+-------+",
    ].join("\n"),
  );
});

test("every colour is closed again, and hides nothing that stands without it", () => {
  const board = drawn(kalahEntry, { ...UNICODE, colour: true }, ["b"]);
  const plain = board.replaceAll(/\p{Cc}\[[\d;]*m/gu, "");
  expect(plain).toBe(drawn(kalahEntry, UNICODE, ["b"]));
  expect(board.split("\u{1b}[0m").length).toBe(board.split(/\p{Cc}\[(?!0m)/u).length);
});
