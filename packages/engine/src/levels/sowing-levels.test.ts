import { startLine } from "@kibitz/rules";
import { createKalah, type KalahMove, type KalahPosition } from "@kibitz/rules/kalah";
import { describe, expect, it } from "vitest";
import { kalahKnowledge } from "../kalah.ts";
import { PlayerError } from "../player.ts";
import { alphaBetaPlayer } from "../reference/index.ts";
import { ScoredPlayer } from "../report/scored-player.fixture.ts";
import { createLevelledPlayer } from "./levelled-player.ts";
import { sowingStrength } from "./sowing-strength.ts";
import { LEVELS, type Level } from "./strength.ts";

const kalah = createKalah();
const start = startLine(kalah);

describe("the strength of a level in a game of seeds", () => {
  it("grows in every respect, up to full strength", () => {
    const strengths = LEVELS.flatMap((level) => sowingStrength(level) ?? []);
    expect(strengths).toHaveLength(9);
    for (const [index, strength] of strengths.entries()) {
      const before = strengths[index - 1];
      if (before === undefined) continue;
      expect(strength.nodes).toBeGreaterThan(before.nodes);
      expect(strength.depthPlies).toBeGreaterThanOrEqual(before.depthPlies);
      expect(strength.candidates).toBeLessThanOrEqual(before.candidates);
      expect(strength.temperature).toBeLessThan(before.temperature);
      expect(strength.oversight).toBeLessThan(before.oversight);
    }
  });
});

describe("a levelled player of Kalah", () => {
  /** A player that has won and knows by how much, most with the first move. */
  const winner = () =>
    new ScoredPlayer<KalahPosition, KalahMove>(({ line }) =>
      kalah.legalMoves(line).map((move, index) => ({
        score: { kind: "exact", value: 20 - 2 * index },
        pv: [move],
      })),
    );

  const choices = async (level: Level) => {
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    const moves = seeds.map(async (seed) => {
      const player = createLevelledPlayer(winner(), { game: kalah, strength: { level }, seed });
      const { move } = await player.analyse(start, { nodes: 1000 }).best;
      return move === undefined ? -1 : kalah.moveCode(move);
    });
    return new Set(await Promise.all(moves));
  };

  it("errs with a lead too, the less the higher its level", async () => {
    const [child, keen, expert] = [await choices(1), await choices(5), await choices(9)];
    expect(child.size).toBeGreaterThan(3);
    expect(keen.size).toBeLessThan(child.size);
    expect(expert).toEqual(new Set([0]));
  });

  it("plays a game to its end at every level, sowing by sowing", async () => {
    const game = createKalah({ pits: 3, seeds: 2 });
    const base = alphaBetaPlayer({ game, ...kalahKnowledge });
    for (const level of LEVELS) {
      const player = createLevelledPlayer(base, { game, strength: { level }, seed: 1 });
      let line = startLine(game);
      while (game.outcome(line) === undefined) {
        const { move } = await player.analyse(line, { depth: 1 }).best;
        if (move === undefined) throw new Error("the game goes on");
        line = game.play(line, move);
      }
    }
  });

  it("imitates no rating", () => {
    const strength = { elo: 1500 };
    expect(() => createLevelledPlayer(winner(), { game: kalah, strength, seed: 1 })).toThrow(
      new PlayerError("There are no ratings of kalah: choose a level 1 to 10 instead."),
    );
  });
});
