import { readFileSync } from "node:fs";
import { expectOk, perft, startLine } from "@kibitz/rules";
import { createOware, GRAND_SLAMS } from "@kibitz/rules/oware";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { owareKernel } from "../oware.ts";
import { openKernel } from "./probe.ts";
import { walk } from "./walk.fixture.ts";

interface PerftRow {
  readonly name: string;
  readonly position: string;
  /** `nodes[i]` is the count at depth `i + 1`. */
  readonly nodes: readonly number[];
}

const goldens = new URL("../../../../data/perft/oware.json", import.meta.url);
const rows: readonly PerftRow[] = JSON.parse(readFileSync(goldens, "utf8")).positions;

/** Deeper counts are the task of the bench. */
const MAX_NODES = 4_000_000;

describe("perft of the Oware kernel", () => {
  it.each(rows)("$name", async ({ position, nodes }) => {
    const game = createOware();
    const kernel = await openKernel(owareKernel(game));
    const line = startLine(game, expectOk(game.notation.parsePosition(position)));
    const quick = nodes.filter((count) => count <= MAX_NODES);
    expect(quick.map((_, index) => kernel.perft(line, index + 1))).toEqual(quick);
  });
});

const anyRules = fc.record({
  grandSlam: fc.constantFrom(...GRAND_SLAMS),
  repetition: fc.constantFrom("own-side" as const, "split" as const),
});

/** Starts from which walks soon meet grand slams, hungry rows, laps and positions that come back. */
const STARTS = [
  "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1",
  "1S,2,8S,2/1S,1S,1S,1S,1S,1 17 17 N 20",
  "10S,1S,1S,1S,1S,1S/5,13S 10 10 S 20",
  "6/1S,2,3S,2S,2S 20 20 S 30",
  "2,1S,2,1S/1S,3,1S,1 22 22 S 40",
  "1S,5/5,2S 22 23 N 40",
  "5,1S/1S,5 23 23 N 40",
];

describe("the Oware kernel's board", () => {
  it("agrees with the referee on moves, keys and counts along walks under all rules", async () => {
    const choices = fc.array(fc.nat(), { minLength: 1, maxLength: 90 });
    await fc.assert(
      fc.asyncProperty(
        anyRules,
        fc.constantFrom(...STARTS),
        choices,
        async (rules, start, chosen) => {
          const game = createOware(rules);
          const kernel = await openKernel(owareKernel(game));
          const open = walk(game, expectOk(game.notation.parsePosition(start)), chosen).filter(
            (line) => !line.position.ended,
          );
          for (const line of open) {
            expect(kernel.legalMoves(line)).toEqual(game.legalMoves(line));
            expect(kernel.key(line)).toBe(game.key(line.position));
          }
          for (const line of [open[0], open.at(-1)]) {
            if (line) expect(kernel.perft(line, 4)).toBe(perft(game, line, 4));
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
