import fc from "fast-check";
import { expect, test } from "vitest";
import { instructionHelp, parseInstruction } from "./instruction.ts";

test.each([
  ["  Nf3 ", { kind: "move", text: "Nf3" }],
  ["b4", { kind: "move", text: "b4" }],
  ["UNDO", { kind: "undo" }],
  ["u", { kind: "undo" }],
  ["?", { kind: "help" }],
  ["save my game.pgn", { kind: "save", file: "my game.pgn" }],
  ["draw me", { kind: "move", text: "draw me" }],
  ["   ", undefined],
])("%j", (line, instruction) => {
  expect(parseInstruction(line)).toEqual(instruction);
});

test("takes the letters of pits for moves", () => {
  const wording = { moveLetters: "abcdef" };
  expect(parseInstruction("B", wording)).toEqual({ kind: "move", text: "B" });
  expect(parseInstruction("board", wording)).toEqual({ kind: "board" });
  expect(parseInstruction("h", wording)).toEqual({ kind: "hint" });
  expect(instructionHelp("c", wording)).toMatch(/^ {2}board {2,}draw/m);
});

test("reads any line", () => {
  fc.assert(fc.property(fc.string(), (line) => void parseInstruction(line)));
});

test("the help names every command", () => {
  expect(instructionHelp("Nf3")).toMatch(/undo, u .*\n(.*\n)*.*save FILE/);
});
