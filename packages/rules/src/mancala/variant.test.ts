import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { NotationError } from "../core/game.ts";
import { expectOk, ok, type Result } from "../core/result.ts";
import { formatIgisoroVariant, parseIgisoroVariant, RWANDAN } from "./igisoro/index.ts";
import {
  formatKalahVariant,
  KALAH_ENDS,
  kalahRules,
  parseKalahVariant,
  STANDARD_KALAH,
} from "./kalah/index.ts";
import { ABAPA, formatOwareVariant, GRAND_SLAMS, parseOwareVariant } from "./oware/index.ts";
import { variantReader } from "./variant-words.ts";

describe("variants as text", () => {
  it("name the usual rules shortly", () => {
    expect(formatKalahVariant(STANDARD_KALAH)).toBe("6x4");
    expect(formatOwareVariant(ABAPA)).toBe("abapa");
    expect(formatIgisoroVariant(RWANDAN)).toBe("rwandan");
  });

  it("come back for all rules of Kalah", () => {
    const rules = fc.record({
      pits: fc.integer({ min: 1, max: 9 }),
      seeds: fc.integer({ min: 1, max: 12 }),
      emptyCapture: fc.boolean(),
      end: fc.constantFrom(...KALAH_ENDS),
      pie: fc.boolean(),
    });
    fc.assert(
      fc.property(rules, (chosen) => {
        const full = expectOk(kalahRules(chosen));
        expect(expectOk(parseKalahVariant(formatKalahVariant(full)))).toEqual(full);
      }),
    );
  });

  it("come back for all rules of Oware and Igisoro", () => {
    for (const grandSlam of GRAND_SLAMS) {
      for (const repetition of ["own-side", "split"] as const) {
        const rules = { grandSlam, repetition };
        expect(expectOk(parseOwareVariant(formatOwareVariant(rules)))).toEqual(rules);
      }
    }
    const text = "outer-rows-optional-capture-resow-from-turn-two-reverse-pits";
    expect(formatIgisoroVariant(expectOk(parseIgisoroVariant(text)))).toBe(text);
  });

  it.each([
    ["", "unknown-variant", 0],
    ["six by four", "unknown-variant", 0],
    ["6x4-pies", "unknown-variant", 4],
    ["6x4-pie-x", "unknown-variant", 8],
    ["0x4", "size", 0],
    ["6x13", "size", 0],
  ])("Kalah %s: %s", (text, code, at) => {
    const result = parseKalahVariant(text);
    expect(result).toMatchObject({ ok: false, error: { code, at } });
  });

  it("have the words of the table in docs/rules/mancala.md, and no others", () => {
    const docs = readFileSync(
      new URL("../../../../docs/rules/mancala.md", import.meta.url),
      "utf8",
    );
    const listed = (game: string) =>
      [...docs.matchAll(/^\| (\w+) \| `([^`]+)` \|/gm)]
        .filter(([, owner]) => owner === game)
        .map(([, , word = ""]) => word);
    const known = (parse: (text: string) => Result<unknown, NotationError>, wrong: string) => {
      const read = parse(wrong);
      const message = read.ok ? "" : read.error.message;
      return /variants are (.*), joined by/.exec(message)?.[1]?.split(", ");
    };
    const [size = "", ...words] = listed("Kalah");
    expect(parseKalahVariant(size)).toEqual(ok(STANDARD_KALAH));
    expect(known(parseKalahVariant, "6x4-?")).toEqual(words);
    expect(known(parseOwareVariant, "?")).toEqual(listed("Oware"));
    expect(known(parseIgisoroVariant, "?")).toEqual(listed("Igisoro"));
  });

  it.each([
    ["6x4-rest-to-nobody-rest-to-empty-row", { end: "rest-to-empty-row" }],
    ["6x4-pie-empty-capture", { pie: true, emptyCapture: true }],
  ])("take words in any order, and the later of two: %s", (text, rules) => {
    expect(expectOk(parseKalahVariant(text))).toEqual({ ...STANDARD_KALAH, ...rules });
  });

  it("never throw", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const parse of [parseKalahVariant, parseOwareVariant, parseIgisoroVariant])
          parse(text);
      }),
    );
  });
});

describe("a reader of variants", () => {
  const read = variantReader(parseKalahVariant, formatKalahVariant);

  it("gives the shortest text of the rules that are named", () => {
    expect(read("06x004-pie-empty-capture")).toEqual(ok("6x4-empty-capture-pie"));
  });

  it("passes on what is wrong", () => {
    expect(read("6x4-pies")).toMatchObject({
      ok: false,
      error: { code: "unknown-variant", at: 4 },
    });
  });
});
