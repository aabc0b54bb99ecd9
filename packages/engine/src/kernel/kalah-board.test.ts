import { readFileSync } from "node:fs";
import { expectOk, perft, startLine } from "@kibitz/rules";
import { createKalah, KALAH_ENDS } from "@kibitz/rules/kalah";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kalahKernel } from "../kalah.ts";
import { openKernel } from "./probe.ts";
import { walk } from "./walk.fixture.ts";

interface PerftRow {
  readonly name: string;
  readonly position: string;
  readonly emptyCapture: boolean;
  /** `nodes[i]` is the count at depth `i + 1`. */
  readonly nodes: readonly number[];
}

const goldens = new URL("../../../../data/perft/kalah.json", import.meta.url);
const rows: readonly PerftRow[] = JSON.parse(readFileSync(goldens, "utf8")).positions;

/** Deeper counts are the task of the bench. */
const MAX_NODES = 3_000_000;

describe("perft of the Kalah kernel", () => {
  it.each(rows)("$name", async ({ position, emptyCapture, nodes }) => {
    const game = createKalah({ emptyCapture });
    const kernel = await openKernel(kalahKernel(game));
    const line = startLine(game, expectOk(game.notation.parsePosition(position)));
    const quick = nodes.filter((count) => count <= MAX_NODES);
    expect(quick.map((_, index) => kernel.perft(line, index + 1))).toEqual(quick);
  });
});

const anyRules = fc.record({
  pits: fc.integer({ min: 1, max: 9 }),
  seeds: fc.integer({ min: 1, max: 12 }),
  emptyCapture: fc.boolean(),
  end: fc.constantFrom(...KALAH_ENDS),
  pie: fc.boolean(),
});

describe("the Kalah kernel's board", () => {
  it("agrees with the referee on moves, keys and counts along walks under all rules", async () => {
    const choices = fc.array(fc.nat(), { minLength: 1, maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(anyRules, choices, async (rules, chosen) => {
        const game = createKalah(rules);
        const kernel = await openKernel(kalahKernel(game));
        const lines = walk(game, game.start(), chosen);
        for (const line of lines) {
          expect(kernel.legalMoves(line)).toEqual(game.legalMoves(line));
          expect(kernel.key(line)).toBe(game.key(line.position));
        }
        for (const line of [lines[0], lines.at(-1)]) {
          if (line) expect(kernel.perft(line, 3)).toBe(perft(game, line, 3));
        }
      }),
      { numRuns: 40 },
    );
  });
});
