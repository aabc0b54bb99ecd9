import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkOptionValue, parseOption, type UciOption } from "./option.ts";
import { parseInfo, parseResponse } from "./parse-response.ts";
import { formatInfo, formatRemark, formatResponse, type UciInfo } from "./response.ts";

describe("parseResponse", () => {
  it("reads what engines say", () => {
    expect(parseResponse("uciok")).toEqual({ kind: "uciok" });
    expect(parseResponse(" readyok \r")).toEqual({ kind: "readyok" });
    expect(parseResponse("id name Fruit 2.1  beta")).toEqual({
      kind: "id",
      field: "name",
      value: "Fruit 2.1  beta",
    });
    expect(parseResponse("bestmove e2e4 ponder e7e5")).toEqual({
      kind: "bestmove",
      move: "e2e4",
      ponder: "e7e5",
    });
  });

  it.each(["(none)", "0000", "none", "NULL", ""])("takes '%s' for no move", (text) => {
    expect(parseResponse(`bestmove ${text}`)).toEqual({ kind: "bestmove" });
  });

  it("passes over chatter", () => {
    for (const line of [
      "",
      "Stockfish by many",
      "option name",
      "id",
      "okuci",
      "copyprotection ok",
    ]) {
      expect(parseResponse(line)).toEqual({ kind: "unknown" });
    }
  });

  it("reads every field of info in any order", () => {
    const line =
      "depth 12 seldepth 18 multipv 2 score cp -13 lowerbound wdl 10 900 90 nodes 1 nps 2 hashfull 3 tbhits 4 time 5 currmove e2e4 currmovenumber 6 pv e2e4 e7e5 nodes 9";
    expect(parseInfo(line)).toEqual({
      depth: 12,
      seldepth: 18,
      multipv: 2,
      score: { kind: "cp", value: -13, bound: "lowerbound" },
      wdl: [10, 900, 90],
      nodes: 9,
      nps: 2,
      hashfull: 3,
      tbhits: 4,
      timeMs: 5,
      currmove: "e2e4",
      currmovenumber: 6,
      pv: ["e2e4", "e7e5"],
    });
  });

  it("drops broken fields alone", () => {
    expect(
      parseInfo("depth x nodes -4 score cp wdl 1 2 pv time 7 score mate 3 string pv depth 1"),
    ).toEqual({
      pv: [],
      timeMs: 7,
      score: { kind: "mate", value: 3 },
      string: "pv depth 1",
    });
  });

  it("never throws", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.constantFrom("", "info ", "option ", "bestmove "),
        (text, head) => {
          parseResponse(head + text);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("info lines", () => {
  const count = fc.nat();
  const move = fc.constantFrom("e2e4", "e7e8q", "a1h8");
  const info: fc.Arbitrary<UciInfo> = fc.record(
    {
      depth: count,
      seldepth: count,
      multipv: count,
      score: fc.record(
        {
          kind: fc.constantFrom("cp", "mate"),
          value: fc.integer(),
          bound: fc.constantFrom("lowerbound", "upperbound"),
        },
        { requiredKeys: ["kind", "value"] },
      ),
      wdl: fc.tuple(count, count, count),
      nodes: count,
      nps: count,
      hashfull: count,
      timeMs: count,
      currmove: move,
      currmovenumber: count,
      pv: fc.array(move, { minLength: 1, maxLength: 9 }),
    },
    { requiredKeys: [] },
  );

  it("are read back as they were written", () => {
    const property = fc.property(info, (given) => {
      expect(parseResponse(formatInfo(given))).toEqual({ kind: "info", info: given });
    });
    fc.assert(property, { numRuns: 500 });
  });

  it("keep remarks on one line", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(formatRemark(text)).not.toMatch(/[\n\r\u2028\u2029\0]/);
      }),
    );
  });
});

describe("options", () => {
  const samples: readonly UciOption[] = [
    { type: "check", name: "Ponder", default: true },
    { type: "spin", name: "Move Overhead", default: 10, min: 0, max: 5000 },
    {
      type: "combo",
      name: "Style",
      default: "Normal Play",
      choices: ["Solid", "Normal Play", "Risky"],
    },
    { type: "button", name: "Clear Hash" },
    { type: "string", name: "Book", default: "" },
    { type: "string", name: "Syzygy Path", default: "/tables/max min/default" },
  ];

  it.each(samples)("of type $type are read back as they were written", (option) => {
    expect(parseResponse(formatResponse({ kind: "option", option }))).toEqual({
      kind: "option",
      option,
    });
  });

  it("survive what real engines leave out", () => {
    expect(parseOption("name Nullmove type check")).toMatchObject({ default: false });
    expect(parseOption("name Hash type spin default 16")).toMatchObject({ default: 16 });
    expect(parseOption("name Log type string")).toMatchObject({ default: "" });
    expect(parseOption("name Log type string default <empty>")).toMatchObject({ default: "" });
    expect(parseOption("name Broken type spin")).toBeUndefined();
    expect(parseOption("name X type unknown")).toBeUndefined();
  });

  it("takes no longer for long white space than for words", () => {
    const gap = " ".repeat(100_000);
    const startMs = performance.now();
    expect(parseOption(`name${gap}x`)).toBeUndefined();
    expect(parseOption(`name a${gap}b type${gap}combo default c var c${gap}var d`)).toEqual({
      type: "combo",
      name: "a b",
      default: "c",
      choices: ["c", "d"],
    });
    expect(performance.now() - startMs).toBeLessThan(2000);
  });

  it("check values before they are sent", () => {
    const [flag, number, choice, button, text] = samples;
    if (!flag || !number || !choice || !button || !text) throw new Error("samples are missing");
    expect(checkOptionValue(flag, "TRUE")).toEqual({ ok: true, value: "true" });
    expect(checkOptionValue(number, "5000")).toEqual({ ok: true, value: "5000" });
    expect(checkOptionValue(choice, "risky")).toEqual({ ok: true, value: "Risky" });
    expect(checkOptionValue(button, "anything")).toEqual({ ok: true, value: undefined });
    expect(checkOptionValue(text, "<empty>")).toEqual({ ok: true, value: "" });
    for (const [option, value] of [
      [flag, "1"],
      [number, "5001"],
      [number, "1e3"],
      [choice, "Wild"],
      [text, undefined],
    ] as const) {
      expect(checkOptionValue(option, value).ok).toBe(false);
    }
  });
});
