import { createRandom, expectOk, type Outcome, startLine } from "@kibitz/rules";
import {
  createOware,
  type MancalaSide,
  type OwareGame,
  type OwareLine,
  parseOwareVariant,
} from "@kibitz/rules/oware";
import { describe, expect, it } from "vitest";
import { owareKernel } from "../oware.ts";
import type { Score } from "../player.ts";
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
    const game = createOware({ repetition: "split" });
    const player = await createKernelPlayer(owareKernel(game), { keepsDatabases: false });
    const line = at(game, "1S,2,1S,2/1S,1S,1,1S,2 22 21 S 60");
    const scores: (Score | undefined)[] = [];
    const analysis = player.analyse(line, { depth: 12 }, { multiPv: 3 });
    for await (const { multipv, score } of analysis) scores[multipv - 1] = score;
    await player.close();
    expect(scores.map((score) => score?.kind)).toEqual(["exact", "exact", "exact"]);
    const values = scores.map((score) => (score?.kind === "exact" ? score.value : Number.NaN));
    expect(values).toEqual(values.toSorted((a, b) => b - a));
  });
});
