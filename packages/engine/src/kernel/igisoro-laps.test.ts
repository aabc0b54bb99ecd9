import { startLine } from "@kibitz/rules";
import { createIgisoro, type IgisoroRules } from "@kibitz/rules/igisoro";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openIgisoroLaboratory } from "../node/igisoro-laboratory.ts";
import { plainTurns } from "./igisoro-laps.fixture.ts";

const RULES: readonly Partial<IgisoroRules>[] = [
  {},
  { reversePits: [8, 15] },
  { reversePits: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] },
  { capture: "optional" },
  { resowFrom: "turn" },
  { capture: "optional", resowFrom: "turn" },
];

/** 32 pits of the two sides, up to 64 seeds dropped at random. */
const boards = fc.array(fc.nat(31), { minLength: 4, maxLength: 64 }).map((drops) => {
  const pits = Array<number>(32).fill(0);
  for (const place of drops) pits[place] = (pits[place] ?? 0) + 1;
  return { south: pits.slice(0, 16), north: pits.slice(16) };
});

const byCode = (one: { code: number }, other: { code: number }) => one.code - other.code;

describe.each(RULES)("three accounts of a turn agree on random positions under %o", (rules) => {
  const game = createIgisoro(rules);

  it("referee, kernel and a plain walk", async () => {
    const kernel = await openIgisoroLaboratory({ game });
    const plain = {
      reversePits: game.rules.reversePits,
      mayDecline: game.rules.capture === "optional",
      resowFromTurn: game.rules.resowFrom === "turn",
    };
    const agree = (pits: { south: number[]; north: number[] }, side: boolean, early: boolean) => {
      const sideToMove = side ? "south" : "north";
      const [own, enemy] = side ? [pits.south, pits.north] : [pits.north, pits.south];
      const line = startLine(game, { pits, sideToMove, plies: early ? 3 : 4 });
      const expected = own
        .flatMap((seeds, pit) => (seeds > 1 ? plainTurns(plain, own, enemy, pit, !early) : []))
        .sort(byCode);
      if (expected.length > 200) return;
      const referee = game.legalMoves(line).map((move) => {
        const after = game.play(line, move).position.pits;
        const [left, taken] = side ? [after.south, after.north] : [after.north, after.south];
        return { code: game.moveCode(move), own: left, enemy: taken };
      });
      expect(referee.sort(byCode)).toEqual(expected);
      kernel.load(line);
      const turns = [...kernel.legalMoves()].map((code) => {
        kernel.load(line);
        kernel.play(code);
        const block = [...kernel.positionBlock()];
        const [south, north] = [block.slice(0, 16), block.slice(16, 32)];
        return { code, own: side ? south : north, enemy: side ? north : south };
      });
      expect(turns.sort(byCode)).toEqual(expected);
    };
    const property = fc.property(boards, fc.boolean(), fc.boolean(), agree);
    fc.assert(property, { numRuns: 60, endOnFailure: true });
  });
});
