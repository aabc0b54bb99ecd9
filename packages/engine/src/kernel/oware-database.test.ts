import { createOware, GRAND_SLAMS, type OwareGame, type OwareLine } from "@kibitz/rules/oware";
import { describe, expect, it } from "vitest";
import { openOwareDatabase } from "./oware-bare.ts";
import {
  bareLine,
  bestGain,
  bestResult,
  everyBoard,
  lead,
  withStores,
} from "./oware-brute-force.fixture.ts";

const REPETITIONS = ["own-side", "split"] as const;
const ALL_RULES = GRAND_SLAMS.flatMap((grandSlam) =>
  REPETITIONS.map((repetition) => ({ grandSlam, repetition })),
);

/** Every n-th board of so many seeds on which South can move, with either side to move. */
function boards(game: OwareGame, seeds: number, step: number): readonly OwareLine[] {
  const lines: OwareLine[] = [];
  let count = 0;
  everyBoard(seeds, (south, north) => {
    if (count++ % step > 0) return;
    const line = bareLine(game, south, north);
    const turned = { ...line.position, pits: { south: north, north: south } };
    const mirrored = { ...line, position: { ...turned, sideToMove: "north" as const } };
    if (game.legalMoves(line).length === 0) return;
    lines.push(line, {
      ...mirrored,
      start: mirrored.position,
      keys: [game.key(mirrored.position)],
    });
  });
  return lines;
}

const stored =
  (game: OwareGame) =>
  (line: OwareLine): OwareLine =>
    withStores(game, line);

describe("the Oware kernel's database of endgames", () => {
  it.each(ALL_RULES)(
    "holds what all games to their end give, $grandSlam, $repetition",
    async (rules) => {
      const game = createOware(rules);
      const database = await openOwareDatabase(game);
      database.build(3);
      const lines = [...boards(game, 1, 1), ...boards(game, 2, 1), ...boards(game, 3, 180)];
      for (const line of lines) {
        const { lower, upper } = database.gain(withStores(game, line));
        const gain = bestGain(game, line);
        expect(lower).toBeLessThanOrEqual(gain);
        expect(upper).toBeGreaterThanOrEqual(gain);
        if (rules.repetition === "split") expect(lower).toBe(upper);
      }
    },
  );

  it.each(REPETITIONS)("has the referee's result for a sign, %s", (repetition) => {
    const game = createOware({ repetition });
    for (const line of boards(game, 2, 1)) {
      const gain = bestGain(game, line);
      for (const south of [21, 22, 23, 24]) {
        const real = withStores(game, line, south);
        if (game.outcome(real)) continue;
        expect(bestResult(game, real)).toBeCloseTo(Math.sign(lead(real) + gain));
      }
    }
  });

  it("proves the values of Abapa where no circle hinders", async () => {
    const game = createOware();
    const database = await openOwareDatabase(game);
    database.build(5);
    const proved = [1, 2, 3, 4, 5].map((seeds) => {
      const gains = boards(game, seeds, 1).map((line) => database.gain(withStores(game, line)));
      return gains.filter(({ lower, upper }) => lower === upper).length / 2;
    });
    // Counted by an independent program; docs/oware.md says of how many positions.
    expect(proved).toEqual([1, 30, 215, 819, 3767]);
  });

  it.each(REPETITIONS)("is taken up again, whole or its beginning, %s", async (repetition) => {
    const game = createOware({ repetition });
    const built = await openOwareDatabase(game);
    built.build(4);
    const whole = await openOwareDatabase(game);
    whole.adopt(built.bytes());
    const beginning = await openOwareDatabase(game);
    beginning.adopt(built.bytes().subarray(0, -1));
    for (const line of [...boards(game, 3, 9), ...boards(game, 4, 40)].map(stored(game))) {
      expect(whole.gain(line)).toEqual(built.gain(line));
    }
    const [three] = boards(game, 3, 1).map(stored(game));
    const [four] = boards(game, 4, 1).map(stored(game));
    if (!three || !four) return expect.fail("there are such boards");
    expect(beginning.gain(three)).toEqual(built.gain(three));
    expect(beginning.gain(four)).toEqual({ lower: -4, upper: 4 });
  });

  it("says nothing of positions with more seeds than it has", async () => {
    const game = createOware();
    const database = await openOwareDatabase(game);
    database.build(2);
    const line = bareLine(game, [1, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0]);
    expect(database.gain(withStores(game, line))).toEqual({ lower: -3, upper: 3 });
  });
});
