import { entry, expectOk, type Game, startLine } from "@kibitz/rules";
import { createIgisoro } from "@kibitz/rules/igisoro";
import { createKalah, type KalahPosition } from "@kibitz/rules/kalah";
import { opposite, type Place, type Step, total } from "@kibitz/rules/mancala";
import { createOware } from "@kibitz/rules/oware";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createIgisoroEvaluation, igisoroKnowledge, igisoroTerms } from "./igisoro-evaluation.ts";
import { createKalahEvaluation, kalahKnowledge, kalahTerms } from "./kalah-evaluation.ts";
import { createOwareEvaluation, owareKnowledge, owareTerms } from "./oware-evaluation.ts";
import { randomLine } from "./random-line.fixture.ts";
import { IGISORO_WEIGHTS, KALAH_WEIGHTS, OWARE_WEIGHTS } from "./tuned-weights.ts";

/** Positions along random games that are not over. */
const lines = <P, M, S extends string>(game: Game<P, M, S>, maxPlies: number) =>
  fc
    .tuple(fc.integer(), fc.integer({ min: 0, max: maxPlies }))
    .map(([seed, plies]) => randomLine(game, seed, plies));

/** Leads of the one are the negated leads of the other, and chances are the other's dangers. */
function expectMirrored(terms: Record<string, number>, others: Record<string, number>): void {
  for (const [name, count] of Object.entries(terms)) {
    if (name.endsWith("Lead")) expect(count + (others[name] ?? Number.NaN)).toBe(0);
  }
  expect(terms.captureChance).toBe(others.captureDanger);
  expect(terms.captureDanger).toBe(others.captureChance);
}

/** The seeds that a move of one lap captures. */
function seedsCaptured({ pits }: Pick<KalahPosition, "pits">, steps: readonly Step[]): number {
  const [lap, capture] = steps;
  if (lap?.kind !== "lap" || capture?.kind !== "capture") return 0;
  const seedsIn = (place: Place): number => {
    const isHere = (other: Place) => other.side === place.side && other.pit === place.pit;
    const before = lap.from.some(isHere) ? 0 : entry(pits[place.side], Number(place.pit));
    return before + lap.into.filter(isHere).length;
  };
  return total(capture.from.map(seedsIn));
}

describe("the terms of Kalah", () => {
  const game = createKalah({ pits: 5, seeds: 4 });

  it("foresee extra turns and captures as the referee makes them", () => {
    fc.assert(
      fc.property(lines(game, 30), (line) => {
        const { position } = line;
        const captures = game.legalMoves(line).map((move) => {
          const { steps } = game.sowing(position, move);
          const isAgain = steps.some(({ kind }) => kind === "extra-turn");
          const rank = kalahKnowledge.order(line, move);
          expect(rank >= 1000).toBe(isAgain);
          const captured = seedsCaptured(position, steps);
          if (!isAgain) expect(rank).toBe(captured);
          return captured;
        });
        expect(kalahTerms(position).captureChance).toBe(Math.max(0, ...captures));
      }),
      { numRuns: 300 },
    );
  });

  it("are the same from the other side", () => {
    fc.assert(
      fc.property(lines(game, 30), ({ position }) => {
        const turned = { ...position, sideToMove: opposite(position.sideToMove) };
        expectMirrored(kalahTerms(position), kalahTerms(turned));
      }),
      { numRuns: 50 },
    );
  });
});

describe("the terms of Oware", () => {
  const game = createOware();

  it("foresee captures as the referee makes them, grand slams without a gain too", () => {
    fc.assert(
      fc.property(lines(game, 120), (line) => {
        const captures = game.legalMoves(line).map((move) => {
          const captured = seedsCaptured(line.position, game.sowing(line, move).steps);
          expect(owareKnowledge.order(line, move)).toBe(captured);
          return captured;
        });
        const best = Math.max(...captures);
        // Where the other side must be fed, the terms count moves that are not allowed too.
        expect(owareTerms(line.position).captureChance).toBeGreaterThanOrEqual(best);
      }),
      { numRuns: 300 },
    );
  });

  const at = (text: string) => startLine(game, expectOk(game.notation.parsePosition(text)));

  it("see that a grand slam captures nothing", () => {
    const line = at("1S,2,8S,2/1S,1S,1S,1S,1S,1 17 17 N 1");
    expect(game.legalMoves(line).map((move) => owareKnowledge.order(line, move))).toEqual([0, 2]);
    const beside = at("1S,2,8S,2/1S,1S,1S,1S,1S,3S 16 15 N 1");
    expect(owareTerms(beside.position).captureChance).toBe(10);
  });

  it("see the hoard that goes around", () => {
    const { position } = at("10S,1S,1S,1S,1S,1S/5,13S 10 10 S 1");
    expect(owareTerms(position)).toMatchObject({ hoardLead: 1, captureChance: 6 });
  });

  it("are the same from the other side", () => {
    fc.assert(
      fc.property(lines(game, 100), ({ position }) => {
        const turned = { ...position, sideToMove: opposite(position.sideToMove) };
        expectMirrored(owareTerms(position), owareTerms(turned));
      }),
      { numRuns: 50 },
    );
  });
});

describe("the terms of Igisoro", () => {
  const game = createIgisoro();

  it("foresee the capture of a turn's first lap, forward and reversed", () => {
    fc.assert(
      fc.property(lines(game, 20), (line) => {
        if (line.position.plies < 4) return;
        const enemy = line.position.pits[opposite(line.position.sideToMove)];
        for (const move of game.legalMoves(line)) {
          const [, second] = game.sowing(line.position, move).steps;
          const captured =
            second?.kind === "lap" && second.from.length === 2
              ? second.from.reduce((sum, { pit }) => sum + entry(enemy, Number(pit)), 0)
              : 0;
          expect(igisoroKnowledge.order(line, move)).toBe(captured);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("are the same from the other side", () => {
    fc.assert(
      fc.property(lines(game, 20), ({ position }) => {
        const turned = { ...position, sideToMove: opposite(position.sideToMove) };
        expectMirrored(igisoroTerms(position), igisoroTerms(turned));
      }),
      { numRuns: 20 },
    );
  });
});

describe("the evaluations", () => {
  it("are linear in their weights, and the shipped ones have the tuned weights", () => {
    const line = startLine(createKalah());
    const doubled = { ...KALAH_WEIGHTS, turn: 2 * KALAH_WEIGHTS.turn };
    const difference = createKalahEvaluation(doubled)(line) - kalahKnowledge.evaluate(line);
    expect(difference).toBeCloseTo(KALAH_WEIGHTS.turn, 9);
    const oware = startLine(createOware());
    expect(createOwareEvaluation(OWARE_WEIGHTS)(oware)).toBe(owareKnowledge.evaluate(oware));
    const igisoro = startLine(createIgisoro());
    const evaluate = createIgisoroEvaluation(IGISORO_WEIGHTS);
    expect(evaluate(igisoro)).toBe(igisoroKnowledge.evaluate(igisoro));
  });
});
