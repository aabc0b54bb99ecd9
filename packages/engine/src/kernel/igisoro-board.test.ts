import { readFileSync } from "node:fs";
import {
  MOST_MOVES,
  POSITION_NORTH,
  POSITION_PLIES,
  POSITION_SIDE,
} from "@kibitz/kernels/igisoro-abi";
import { expectOk, startLine } from "@kibitz/rules";
import { createIgisoro, type IgisoroRules } from "@kibitz/rules/igisoro";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { igisoroKernel } from "../igisoro.ts";
import { openIgisoroLaboratory } from "../node/igisoro-laboratory.ts";
import { ROUND_PLIES, roundLine } from "./igisoro-round.fixture.ts";
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
    fc.assert(fc.property(choices, agree), { numRuns: 5, endOnFailure: true });
  });
});

describe("the Igisoro kernel", () => {
  const game = createIgisoro();
  const lineFrom = (text: string) => startLine(game, expectOk(game.notation.parsePosition(text)));

  it.each([
    ["6,32S,1/8/1S,1,1S,2S,5S,1,2S,3S/3S,2S,1S,2S,1S,4S,1S,4S S 3", 1],
    ["6,43S,1/8/1,1S,1,2S,1S,2S,1,1S/2S,1S,3S,2S,1S,1,3S,2S S 3", 4],
    ["6,41S,1/8/2S,1S,1,1S,1,1S,2S,1S/1S,2S,1S,1,3S,5S,1S,2S S 3", 13],
  ])("refuses a turn that never ends: %s", async (text, pit) => {
    const kernel = await openKernel(igisoroKernel(game));
    const line = lineFrom(text);
    expect(line.position.pits.south[pit]).toBeGreaterThan(1);
    const moves = kernel.legalMoves(line);
    expect(moves).toEqual(game.legalMoves(line));
    expect(moves.map((move) => move?.pit)).not.toContain(pit);
  });

  it("plays moves by itself as the referee does", async () => {
    const laboratory = await openIgisoroLaboratory({ game });
    let line = startLine(game);
    laboratory.load(line);
    for (let ply = 0; ply < 30 && !game.outcome(line); ply++) {
      const [move = expect.fail()] = game.legalMoves(line);
      line = game.play(line, move);
      laboratory.play(game.moveCode(move));
      expect(laboratory.key).toBe(game.key(line.position));
    }
    expect(() => laboratory.play(0)).toThrow("illegal");
  });

  it("remembers what it has played as what it has loaded", async () => {
    const [playing, loading] = [
      await openIgisoroLaboratory({ game }),
      await openIgisoroLaboratory({ game }),
    ];
    const searched = ({ score, move, nodes }: ReturnType<typeof playing.search>) => ({
      score,
      move,
      nodes,
    });
    const line = roundLine(2 * ROUND_PLIES - 1);
    playing.load(startLine(game, line.start));
    for (const move of line.moves) playing.play(game.moveCode(move));
    loading.load(line);
    const found = searched(playing.search({ depth: 4 }));
    expect(found).toEqual(searched(loading.search({ depth: 4 })));
    // Without the positions before, the next move would bring none of them for the third time.
    expect(found.score).toEqual({ kind: "points", value: 0 });
    loading.load(startLine(game, line.position));
    expect(loading.search({ depth: 4 }).score).not.toEqual(found.score);
  });

  it("refuses a block that is no position", async () => {
    const laboratory = await openIgisoroLaboratory({ game });
    laboratory.load(startLine(game));
    const spoilt = (offset: number, value: number) => {
      const block = laboratory.positionBlock();
      block[offset] = value;
      return () => laboratory.loadBlock(block);
    };
    expect(spoilt(POSITION_SIDE, 2)).toThrow("refuses");
    expect(spoilt(POSITION_PLIES, 5)).toThrow("refuses");
    expect(spoilt(POSITION_NORTH, 5)).toThrow("refuses");
    expect(spoilt(POSITION_NORTH, 4)).not.toThrow();
  });
});
