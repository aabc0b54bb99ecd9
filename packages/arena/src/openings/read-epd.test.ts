import { chess } from "@kibitz/rules/chess";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readEpdOpenings } from "./read-epd.ts";

const FRENCH = "rnbqkbnr/pppp1ppp/4p3/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq -";

it("reads EPD and FEN, with names, comments and empty lines", () => {
  const text = `\uFEFF# openings\r\n${FRENCH} id "French";\r\n\r\n${FRENCH} 0 2\n`;
  const result = readEpdOpenings(chess, text);
  if (!result.ok) throw new Error(result.error.message);
  expect(result.value.map(({ name }) => name)).toEqual(["French", "line 4"]);
  const [first, second] = result.value.map(({ line }) => line);
  expect(second?.position.fullmoveNumber).toBe(2);
  expect(first?.keys).toEqual(second?.keys);
  expect(first?.moves).toEqual([]);
});

it("names the line at fault", () => {
  const kingless = FRENCH.replace("k", "q");
  const result = readEpdOpenings(chess, `${FRENCH}\n${kingless}\n`);
  expect(result).toMatchObject({ ok: false, error: { line: 2 } });
  if (!result.ok) expect(result.error.message).toMatch(/^Line 2, character \d+: .*king/);
  expect(readEpdOpenings(chess, "\n")).toMatchObject({ error: { code: "no-openings" } });
});

it("never throws", () => {
  fc.assert(fc.property(fc.string(), (text) => void readEpdOpenings(chess, text)));
});
