import { entry, expectOk, type Game, startLine } from "@kibitz/rules";
import { createIgisoro, type IgisoroRules, RWANDAN } from "@kibitz/rules/igisoro";
import { createKalah, type KalahPosition } from "@kibitz/rules/kalah";
import { opposite, type Place, type Step, total } from "@kibitz/rules/mancala";
import {
  ABAPA,
  createOware,
  GRAND_SLAMS,
  type OwareLine,
  type OwareMove,
} from "@kibitz/rules/oware";
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

/** The seeds that a grand slam that costs the rest gives away. */
const seedsGiven = ({ position }: OwareLine, steps: readonly Step[]): number =>
  steps.some((step) => step.kind === "sweep" && step.reason === "grand-slam")
    ? total(position.pits.south) + total(position.pits.north) - seedsCaptured(position, steps)
    : 0;

describe("the terms of Oware", () => {
  const game = createOware();
  const { rules } = game;

  it.each(GRAND_SLAMS)("foresee captures as the referee makes them where a slam is %s", (slam) => {
    const variant = createOware({ grandSlam: slam });
    const { order } = owareKnowledge(variant.rules);
    fc.assert(
      fc.property(lines(variant, 120), (line) => {
        const captures = variant.legalMoves(line).map((move) => {
          const { steps } = variant.sowing(line, move);
          const gain = seedsCaptured(line.position, steps) - seedsGiven(line, steps);
          expect(order(line, move)).toBe(gain);
          return gain;
        });
        const best = Math.max(...captures);
        if (slam === "illegal") return;
        // Where the other side must be fed, the terms count moves that are not allowed too.
        const { captureChance } = owareTerms(variant.rules, line.position);
        expect(captureChance).toBeGreaterThanOrEqual(best);
      }),
      { numRuns: slam === "captures-nothing" ? 300 : 60 },
    );
  });

  it.each([
    ["captures-nothing", 0],
    ["illegal", 0],
    ["captures-all", 10],
    ["rest-to-opponent", 10 - 4],
  ] as const)("know what a grand slam brings where it is %s", (grandSlam, gain) => {
    const variant = createOware({ grandSlam });
    const { position } = at("1S,2,8S,2/1S,1S,1S,1S,1S,1 17 17 N 1");
    const c = 2 as OwareMove;
    expect(owareTerms(variant.rules, position).captureChance).toBe(Math.max(2, gain));
    const line = startLine(variant, position);
    if (grandSlam !== "illegal") expect(owareKnowledge(variant.rules).order(line, c)).toBe(gain);
  });

  const at = (text: string) => startLine(game, expectOk(game.notation.parsePosition(text)));

  it("see that a grand slam captures nothing", () => {
    const line = at("1S,2,8S,2/1S,1S,1S,1S,1S,1 17 17 N 1");
    expect(game.legalMoves(line).map((move) => owareKnowledge(rules).order(line, move))).toEqual([
      0, 2,
    ]);
    const beside = at("1S,2,8S,2/1S,1S,1S,1S,1S,3S 16 15 N 1");
    expect(owareTerms(rules, beside.position).captureChance).toBe(10);
  });

  it("see the hoard that goes around", () => {
    const { position } = at("10S,1S,1S,1S,1S,1S/5,13S 10 10 S 1");
    expect(owareTerms(rules, position)).toMatchObject({ hoardLead: 1, captureChance: 6 });
  });

  it("are the same from the other side", () => {
    fc.assert(
      fc.property(lines(game, 100), ({ position }) => {
        const turned = { ...position, sideToMove: opposite(position.sideToMove) };
        expectMirrored(owareTerms(rules, position), owareTerms(rules, turned));
      }),
      { numRuns: 50 },
    );
  });
});

const ring = (seeds: Readonly<Record<number, number>>): readonly number[] =>
  Array.from({ length: 16 }, (_, pit) => seeds[pit] ?? 0);

describe("the terms of Igisoro", () => {
  const game = createIgisoro();
  const { rules } = game;

  it.each<Partial<IgisoroRules>>([
    {},
    { reversePits: [8, 15] },
    { capture: "optional", resowFrom: "turn" },
  ])("foresee the capture of a turn's first lap, forward and reversed, under %o", (chosen) => {
    const game = createIgisoro(chosen);
    const { order } = igisoroKnowledge(game.rules);
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
          expect(order(line, move)).toBe(captured);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("reverse only from the pits from which the rules allow it", () => {
    const south = ring({ 4: 1, 6: 2 });
    const north = ring({ 3: 2, 8: 2, 12: 1 });
    const position = { pits: { south, north }, sideToMove: "south", plies: 10 } as const;
    expect(igisoroTerms(rules, position)).toMatchObject({ reverseLead: 1, captureChance: 3 });
    const two = createIgisoro({ reversePits: [8, 15] });
    expect(igisoroTerms(two.rules, position)).toMatchObject({ reverseLead: 0, captureChance: 0 });
  });

  it("are the same from the other side", () => {
    fc.assert(
      fc.property(lines(game, 20), ({ position }) => {
        const turned = { ...position, sideToMove: opposite(position.sideToMove) };
        expectMirrored(igisoroTerms(rules, position), igisoroTerms(rules, turned));
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
    const evaluateOware = createOwareEvaluation(ABAPA, OWARE_WEIGHTS);
    expect(evaluateOware(oware)).toBe(owareKnowledge(ABAPA).evaluate(oware));
    const igisoro = startLine(createIgisoro());
    const evaluateIgisoro = createIgisoroEvaluation(RWANDAN, IGISORO_WEIGHTS);
    expect(evaluateIgisoro(igisoro)).toBe(igisoroKnowledge(RWANDAN).evaluate(igisoro));
  });
});
