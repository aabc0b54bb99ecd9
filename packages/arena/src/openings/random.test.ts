import { createKalah } from "@kibitz/rules/kalah";
import { createOware } from "@kibitz/rules/oware";
import fc from "fast-check";
import { expect, it } from "vitest";
import { randomOpenings } from "./random.ts";
import { readPositionOpenings } from "./read-positions.ts";

const kalah = createKalah();
const RECIPE = { count: 40, plies: 4, seed: 1 };

it("draws distinct openings of one length, the same for the same seed", () => {
  const texts = (seed: number) =>
    randomOpenings(kalah, { ...RECIPE, seed }).map(({ line }) =>
      kalah.notation.formatPosition(line.position),
    );
  expect(new Set(texts(1)).size).toBe(40);
  expect(texts(1)).toEqual(texts(1));
  expect(texts(2)).not.toEqual(texts(1));
  const lengths = randomOpenings(createOware(), RECIPE).map(({ line }) => line.moves.length);
  expect(new Set(lengths)).toEqual(new Set([4]));
});

it("is content with what a small game has", () => {
  const tiny = createKalah({ pits: 1, seeds: 2 });
  const openings = randomOpenings(tiny, RECIPE);
  expect(openings.map(({ name }) => name)).toEqual(["start"]);
});

it("reads positions, and names the line at fault", () => {
  const start = kalah.notation.formatPosition(kalah.start());
  const read = readPositionOpenings(kalah, `\uFEFF# two\r\n${start}\r\n\r\n${start}\n`);
  expect(read.ok && read.value.map(({ name }) => name)).toEqual(["line 2", "line 4"]);
  const short = readPositionOpenings(kalah, `${start}\n${start.replace("4S", "3S")}\n`);
  expect(short).toMatchObject({ error: { code: "seed-total", line: 2 } });
  const over = readPositionOpenings(kalah, "6/6 24 24 S 20");
  expect(over).toMatchObject({ error: { code: "game-over", line: 1 } });
  expect(readPositionOpenings(kalah, "#")).toMatchObject({ error: { code: "no-openings" } });
});

it("never throws", () => {
  fc.assert(fc.property(fc.string(), (text) => void readPositionOpenings(kalah, text)));
});
