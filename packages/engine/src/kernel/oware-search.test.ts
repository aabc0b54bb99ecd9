import { createRandom, expectOk, startLine } from "@kibitz/rules";
import { createOware, type OwareGame, type OwareLine } from "@kibitz/rules/oware";
import { describe, expect, it } from "vitest";
import { owareKernel } from "../oware.ts";
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

const at = (game: OwareGame, text: string): OwareLine =>
  startLine(game, expectOk(game.notation.parsePosition(text)));

describe("the Oware kernel's search", () => {
  it.each(["own-side", "split"] as const)(
    "proves what all games to their end give, with the positions before, %s",
    async (repetition) => {
      const game = createOware({ repetition });
      const kernel = await openWeightedKernel(owareKernel(game));
      let proved = 0;
      const lines = [...wanderings(game, 2, 1), ...wanderings(game, 3, 18)];
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
});
