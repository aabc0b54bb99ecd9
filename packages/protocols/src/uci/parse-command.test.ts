import { expectOk } from "@kibitz/rules";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  formatGo,
  formatPosition,
  formatSetOption,
  type GoCommand,
  type UciCommand,
} from "./command.ts";
import { MAX_LINE_LENGTH, parseCommand } from "./parse-command.ts";

const NUM_RUNS = 500;

const commandOf = (line: string): UciCommand | undefined => expectOk(parseCommand(line))?.command;

const faultOf = (line: string) => {
  const result = parseCommand(line);
  if (result.ok) throw new Error(`no fault in ${line}`);
  return result.error;
};

describe("parseCommand", () => {
  it.each(["uci", "isready", "ucinewgame", "stop", "ponderhit", "quit"] as const)(
    "reads %s",
    (kind) => {
      expect(commandOf(kind)).toEqual({ kind });
      expect(commandOf(`  \t${kind}  \r`)).toEqual({ kind });
    },
  );

  it("finds nothing in a blank line", () => {
    expect(commandOf("")).toBeUndefined();
    expect(commandOf(" \t\r\n")).toBeUndefined();
  });

  it("reads names and values with spaces, whatever the spacing", () => {
    expect(commandOf("setoption name Clear Hash")).toEqual({
      kind: "setoption",
      name: "Clear Hash",
    });
    expect(commandOf("setoption  name Move   Overhead  value  30 ")).toEqual({
      kind: "setoption",
      name: "Move Overhead",
      value: "30",
    });
    expect(commandOf("setoption name Book File value c:\\my books\\value.bin")).toEqual({
      kind: "setoption",
      name: "Book File",
      value: "c:\\my books\\value.bin",
    });
    expect(commandOf("setoption name value value value")).toEqual({
      kind: "setoption",
      name: "value",
      value: "value",
    });
    expect(commandOf("setoption name Log value")).toEqual({
      kind: "setoption",
      name: "Log",
      value: "",
    });
  });

  it("reads positions and keeps the place of every part", () => {
    expect(commandOf("position startpos moves e2e4  e7e5")).toEqual({
      kind: "position",
      moves: [
        { text: "e2e4", at: 24 },
        { text: "e7e5", at: 30 },
      ],
    });
    expect(commandOf("position fen 8/8/8/8/8/8/8/K1k5 w - - 0 1")).toEqual({
      kind: "position",
      fen: { text: "8/8/8/8/8/8/8/K1k5 w - - 0 1", at: 13 },
      moves: [],
    });
  });

  it("reads every limit of go", () => {
    const line =
      "go ponder infinite wtime -5 btime 2000.7 winc 10 binc 20 movestogo 40 depth 6 nodes 7 mate 8 movetime 9 perft 3";
    expect(commandOf(line)).toEqual({
      kind: "go",
      ponder: true,
      infinite: true,
      firstTimeMs: -5,
      secondTimeMs: 2000,
      firstIncrementMs: 10,
      secondIncrementMs: 20,
      movesToGo: 40,
      depth: 6,
      nodes: 7,
      mate: 8,
      moveTimeMs: 9,
      perft: 3,
    });
  });

  it("bounds enormous numbers", () => {
    expect(commandOf(`go nodes ${"9".repeat(400)}`)).toEqual({
      kind: "go",
      nodes: Number.MAX_SAFE_INTEGER,
    });
  });

  it("passes over unknown words before a command, as the protocol asks", () => {
    expect(expectOk(parseCommand("joho debug on"))).toEqual({
      command: { kind: "debug", on: true },
      ignored: [{ code: "unknown-command", message: "unknown command 'joho'", at: 0 }],
    });
  });

  it("does not quit by chatter", () => {
    expect(faultOf("please quit")).toEqual({
      code: "unknown-command",
      message: "unknown command 'please'",
      at: 0,
    });
  });

  it("knows the extensions it is told of, as first words only", () => {
    const extensions = new Set(["bench"]);
    expect(expectOk(parseCommand("bench 1 2", extensions))?.command).toEqual({
      kind: "extension",
      name: "bench",
      words: [
        { text: "1", at: 6 },
        { text: "2", at: 8 },
      ],
    });
    expect(parseCommand("a bench", extensions).ok).toBe(false);
  });

  it.each([
    ["position", "missing-word", 8],
    ["position e2e4", "unexpected-word", 9],
    ["position startpos e2e4", "unexpected-word", 18],
    ["position fen moves e2e4", "missing-word", 23],
    ["setoption Hash value 3", "unexpected-word", 10],
    ["setoption name", "missing-word", 14],
    ["setoption", "missing-word", 9],
    ["debug", "missing-word", 5],
    ["debug maybe", "unexpected-word", 6],
    ["go depth", "missing-value", 8],
    ["go depth two", "bad-value", 9],
    ["go depth -3", "bad-value", 9],
    ["go wtime soon", "bad-value", 9],
    ["constructor", "unknown-command", 0],
    ["__proto__ x", "unknown-command", 0],
  ])("refuses '%s' with the place of the fault", (line, code, at) => {
    expect(faultOf(line)).toMatchObject({ code, at });
  });

  it("passes over unknown words of go", () => {
    const parsed = expectOk(parseCommand("go fast depth 3 toString"));
    expect(parsed?.command).toEqual({ kind: "go", depth: 3 });
    expect(parsed?.ignored.map(({ at }) => at)).toEqual([3]);
  });

  it("refuses a line that is longer than any command", () => {
    expect(faultOf("x".repeat(MAX_LINE_LENGTH + 1)).code).toBe("line-too-long");
  });

  it("never throws and points into the line, whatever the line", () => {
    const words = fc.constantFrom(
      ..."uci go position startpos fen moves setoption name value depth nodes searchmoves e2e4 -1 9999 infinite ponder debug on quit perft mate".split(
        " ",
      ),
    );
    const line = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc
        .array(fc.oneof(words, fc.string({ maxLength: 8 })), { maxLength: 12 })
        .map((all) => all.join(" ")),
    );
    const property = fc.property(line, (text) => {
      const result = parseCommand(text);
      const faults = result.ok ? (result.value?.ignored ?? []) : [result.error];
      for (const { at, message } of faults) {
        expect(at).toBeGreaterThanOrEqual(0);
        expect(at).toBeLessThanOrEqual(text.length);
        expect(message.length).toBeLessThan(400);
      }
    });
    fc.assert(property, { numRuns: NUM_RUNS });
  });
});

describe("what the controller writes", () => {
  const number = fc.integer({ min: 0, max: 1e9 });
  const limits = fc.record(
    {
      depth: number,
      nodes: number,
      mate: number,
      moveTimeMs: number,
      firstTimeMs: fc.integer({ min: -1e6, max: 1e9 }),
      secondTimeMs: fc.integer({ min: -1e6, max: 1e9 }),
      firstIncrementMs: number,
      secondIncrementMs: number,
      movesToGo: number,
    },
    { requiredKeys: [] },
  );

  it("is read back by the engine as it was meant", () => {
    const property = fc.property(limits, fc.boolean(), (given, ponder) => {
      const go: GoCommand = { kind: "go", ...given, ...(ponder && { ponder }) };
      expect(commandOf(formatGo(go))).toEqual(go);
    });
    fc.assert(property, { numRuns: NUM_RUNS });
  });

  it("puts searchmoves last", () => {
    const searchMoves = [{ text: "e2e4", at: 0 }];
    expect(formatGo({ depth: 3, searchMoves })).toBe("go depth 3 searchmoves e2e4");
  });

  it("spells positions and options", () => {
    expect(formatPosition(undefined, [])).toBe("position startpos");
    expect(formatPosition("8/8/8/8/8/8/8/K1k5 w - - 0 1", ["a1a2"])).toBe(
      "position fen 8/8/8/8/8/8/8/K1k5 w - - 0 1 moves a1a2",
    );
    expect(formatSetOption("Clear Hash")).toBe("setoption name Clear Hash");
    expect(formatSetOption("Hash", "4")).toBe("setoption name Hash value 4");
  });
});
