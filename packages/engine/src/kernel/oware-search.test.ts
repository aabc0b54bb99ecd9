import { createRandom, expectOk, type Outcome, startLine } from "@kibitz/rules";
import type { MancalaSide } from "@kibitz/rules/mancala";
import {
  createOware,
  type OwareGame,
  type OwareLine,
  parseOwareVariant,
} from "@kibitz/rules/oware";
import { describe, expect, it } from "vitest";
import { owareKernel } from "../oware.ts";
import type { Limits, Score } from "../player.ts";
import { createKernelPlayer } from "./kernel-player.ts";
import { bareLine, bestGain, everyBoard, lead, withStores } from "./oware-brute-force.fixture.ts";
import { openWeightedKernel } from "./weighted-kernel.ts";

/** A line of quiet moves from a board, whose positions may come back; shorter where the game ends. */
function wander(game: OwareGame, line: OwareLine, plies: number, seed: number): OwareLine {
  const random = createRandom(seed);
  let current = line;
  for (let ply = 0; ply < plies; ply++) {
    const quiet = game
      .legalMoves(current)
      .map((move) => game.play(current, move))
      .filter(({ position }) => !position.ended && lead({ ...line, position }) === 0);
    current = quiet[random.below(Math.max(1, quiet.length))] ?? current;
  }
  return current;
}

function wanderings(game: OwareGame, seeds: number, step: number): readonly OwareLine[] {
  const lines: OwareLine[] = [];
  let count = 0;
  everyBoard(seeds, (south, north) => {
    if (count++ % step > 0) return;
    const line = bareLine(game, south, north);
    if (game.legalMoves(line).length > 0) lines.push(wander(game, line, 4, count));
  });
  return lines;
}

/** Few seeds on the board, South to move, and nobody far ahead. */
const ENDINGS = [
  "1S,1,1S,3/1S,1,1S,3 22 22 S 60",
  "2,2S,1S,2/1,1S,4 22 22 S 60",
  "5,1S/1S,1S,2,1S,1 22 22 S 60",
  "1S,5/4,1S,2S 22 22 S 60",
  "1S,1S,1S,3/5,2S 22 21 S 60",
  "3,1S,2/1S,4,1S 23 22 S 60",
];

const southPoints = (outcome: Outcome<MancalaSide> | undefined): number =>
  outcome?.kind !== "win" ? 0 : outcome.winner === "south" ? 1 : -1;

const at = (game: OwareGame, text: string): OwareLine =>
  startLine(game, expectOk(game.notation.parsePosition(text)));

describe("the Oware kernel's search", () => {
  it.each(["own-side", "split"] as const)(
    "proves what all games to their end give, with the positions before, %s",
    async (repetition) => {
      const game = createOware({ repetition });
      const kernel = await openWeightedKernel(owareKernel(game));
      let proved = 0;
      const lines = [...wanderings(game, 2, 1), ...wanderings(game, 3, 40)];
      for (const line of lines) {
        const real = withStores(game, line);
        const { score } = kernel.search(real, 20_000);
        if (score?.kind !== "exact") continue;
        proved++;
        expect(score.value).toBe(lead(real) + bestGain(game, line));
      }
      expect(proved).toBeGreaterThan(0.8 * lines.length);
    },
  );

  it.each(["abapa", "grand-slam-illegal-split"])(
    "wins, draws and loses with the referee as it has proved, %s",
    async (variant) => {
      const game = createOware(expectOk(parseOwareVariant(variant)));
      const kernel = await openWeightedKernel(owareKernel(game));
      let proved = 0;
      for (const text of ENDINGS) {
        let line = at(game, text);
        const { score } = kernel.search(line, 20_000);
        if (score?.kind !== "exact") continue;
        proved++;
        while (!game.outcome(line)) line = game.play(line, kernel.search(line, 5000).move);
        expect(southPoints(game.outcome(line))).toBe(Math.sign(score.value));
      }
      expect(proved).toBeGreaterThanOrEqual(variant === "abapa" ? 3 : ENDINGS.length);
    },
  );

  it("tells proved margins of several lines, the best first", async () => {
    const line = at(split, "1S,2,1S,2/1S,1S,1,1S,2 22 21 S 60");
    const [told = []] = await lastLines(line, [{ limit: { depth: 12 }, multiPv: 3 }]);
    const margins = told.map(({ score }) => marginOf(score));
    expect(margins).toHaveLength(3);
    expect(margins).toEqual(margins.toSorted((a, b) => b - a));
  });

  it.each([
    "3,1S,1S,2S/2,2S,1S,1S,1S 16 23 S 38",
    "1S,2S,1S,2,1S/3,1S,2S,1 24 16 N 55",
    "2,3S,3/2,3S,1,1S,1S 19 21 S 35",
    "2S,1,1S,3/1S,1,2S,2,3S 15 24 S 35",
  ])("tells nothing as proved that a search to the end denies: %s", async (text) => {
    const line = at(split, text);
    const whole = { limit: { nodes: 1_000_000 }, multiPv: PITS };
    const brief = [1, PITS].flatMap((multiPv) =>
      [300, 1000, 3000].map((nodes) => ({ limit: { nodes }, multiPv })),
    );
    const [ends = [], ...others] = await lastLines(line, [whole, ...brief]);
    const worths = new Map(ends.map(({ move, score }) => [move, marginOf(score)]));
    expect([...worths.values()]).not.toContain(Number.NaN);
    for (const [index, lines] of others.entries()) {
      const best = Math.max(...worths.values());
      for (const { move, score } of lines) {
        const worth = brief[index]?.multiPv === 1 ? best : worths.get(move);
        if (score.kind === "exact") expect(score.value).toBe(worth);
      }
    }
  });
});

const PITS = 6;
const split = createOware({ repetition: "split" });

interface Told {
  readonly move: number;
  readonly score: Score;
}

interface Search {
  readonly limit: Limits;
  readonly multiPv: number;
}

/** What a new player tells last of its lines in each search; its database grows from one to the next. */
async function lastLines(line: OwareLine, searches: readonly Search[]) {
  const player = await createKernelPlayer(owareKernel(split), { keepsDatabases: false });
  const found: (readonly Told[])[] = [];
  for (const { limit, multiPv } of searches) {
    await player.newGame();
    const lines: Told[] = [];
    for await (const { multipv, score, pv } of player.analyse(line, limit, { multiPv })) {
      if (pv[0] !== undefined && score) {
        lines[multipv - 1] = { move: split.moveCode(pv[0]), score };
      }
    }
    found.push(lines);
  }
  await player.close();
  return found;
}

/** A proved margin; of an estimate NaN, which is like no margin. */
const marginOf = (score: Score): number => (score.kind === "exact" ? score.value : Number.NaN);
