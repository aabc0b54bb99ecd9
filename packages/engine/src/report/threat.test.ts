import { expectOk, startLine } from "@kibitz/rules";
import { chess, parseFen } from "@kibitz/rules/chess";
import { expect, test } from "vitest";
import { ticTacToe } from "../reference/small-games.fixture.ts";
import { threatLine } from "./threat.ts";

const lineFrom = (fen: string) => startLine(chess, expectOk(parseFen(fen)));

test("the opponent moves twice", () => {
  const threat = threatLine(chess, startLine(chess));
  expect(threat?.position.sideToMove).toBe("black");
  expect(threat?.moves).toEqual([]);
});

test("a side in check cannot pass", () => {
  expect(threatLine(chess, lineFrom("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1"))).toBeUndefined();
});

test("a finished game threatens nothing", () => {
  expect(threatLine(chess, lineFrom("k7/8/8/8/8/8/8/K7 w - - 0 1"))).toBeUndefined();
});

test("nor does an opponent who is left without a move", () => {
  expect(threatLine(chess, lineFrom("k7/2Q5/8/8/8/8/8/4K3 w - - 0 1"))).toBeUndefined();
});

test("nor does a game that knows no pass", () => {
  expect(threatLine(ticTacToe, startLine(ticTacToe))).toBeUndefined();
});
