import { readFileSync } from "node:fs";
import { MOST_MOVES } from "@kibitz/kernels/igisoro-abi";
import { startLine } from "@kibitz/rules";
import { createIgisoro, type IgisoroRules } from "@kibitz/rules/igisoro";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { igisoroKernel } from "../igisoro.ts";
import { openKernel } from "./probe.ts";

const RULES: readonly Partial<IgisoroRules>[] = [
  {},
  { start: "outer-rows" },
  { reversePits: [8, 15] },
  { reversePits: [] },
  { capture: "optional" },
  { resowFrom: "turn" },
  { capture: "optional", resowFrom: "turn" },
];

interface PerftRow {
  readonly name: string;
  readonly reverse: boolean;
  readonly nodes: readonly number[];
}

const goldens = new URL("../../../../data/perft/igisoro.json", import.meta.url);
const rows: readonly PerftRow[] = JSON.parse(readFileSync(goldens, "utf8")).positions;

describe("perft of the Igisoro kernel", () => {
  it.each(rows)("$name", async ({ reverse, nodes }) => {
    const game = createIgisoro(reverse ? {} : { reversePits: [] });
    const kernel = await openKernel(igisoroKernel(game));
    const counted = nodes.map((_, index) => kernel.perft(startLine(game), index + 1));
    expect(counted).toEqual(nodes);
  });
});

describe.each(RULES)("the Igisoro kernel's board under %o", (rules) => {
  const game = createIgisoro(rules);

  it("agrees with the referee on moves and keys along random games", async () => {
    const kernel = await openKernel(igisoroKernel(game));
    const choices = fc.array(fc.nat(), { minLength: 20, maxLength: 120 });
    const agree = (picks: readonly number[]) => {
      let line = startLine(game);
      for (const pick of picks) {
        if (game.outcome(line)) return;
        const moves = game.legalMoves(line);
        expect(kernel.legalMoves(line)).toEqual(moves.slice(0, MOST_MOVES));
        expect(kernel.key(line)).toBe(game.key(line.position));
        line = game.play(line, moves[pick % moves.length] ?? expect.fail());
      }
    };
    fc.assert(fc.property(choices, agree), { numRuns: 8, endOnFailure: true });
  });
});
