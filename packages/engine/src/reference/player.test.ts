import { startLine } from "@kibitz/rules";
import { describe, expect, it } from "vitest";
import type { Info } from "../player.ts";
import { searchPlayer } from "./player.ts";
import {
  alphaBetaPlayer,
  greedyPlayer,
  mctsPlayer,
  minimaxPlayer,
  randomPlayer,
} from "./players.ts";
import { nim, ticTacToe } from "./small-games.fixture.ts";

const game = ticTacToe;
const start = startLine(game);

async function infosOf<M>(analysis: AsyncIterable<Info<M>>): Promise<Info<M>[]> {
  const infos: Info<M>[] = [];
  for await (const info of analysis) infos.push(info);
  return infos;
}

/** A clock that goes on by a millisecond whenever it is read. */
function countingClock(): () => number {
  let nowMs = 0;
  return () => nowMs++;
}

describe("a reference player", () => {
  const players = [
    randomPlayer({ game }),
    greedyPlayer({ game }),
    minimaxPlayer({ game }),
    alphaBetaPlayer({ game, tableEntries: 1000 }),
    mctsPlayer({ game }),
  ];

  it.each(players)("$name plays a legal move and reports it", async (player) => {
    const analysis = player.analyse(start, { depth: 2, playouts: 50 });
    const infos = await infosOf(analysis);
    const { move } = await analysis.best;
    expect(game.legalMoves(start)).toContain(move);
    expect(infos.at(-1)?.pv[0]).toBe(move);
  });

  it.each(players)("$name keeps to the moves it was given", async (player) => {
    const options = { searchMoves: [7] };
    const { move } = await player.analyse(start, { depth: 2, playouts: 50 }, options).best;
    expect(move).toBe(7);
  });

  it.each(players)("$name has no move when the game is over", async (player) => {
    const over = [0, 3, 1, 4, 2].reduce((line, move) => game.play(line, move), start);
    expect(await player.analyse(over, {}).best).toEqual({ move: undefined });
  });

  it("yields to the event loop and stops when told", async () => {
    const big = nim(9, 9, 9);
    const analysis = minimaxPlayer({ game: big }).analyse(startLine(big), {});
    let ticks = 0;
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        if (++ticks < 3) return;
        clearInterval(timer);
        resolve();
      }, 1);
    });
    analysis.stop();
    expect((await analysis.best).move).toBeDefined();
  });

  it("gives up when its caller aborts", async () => {
    const abort = new AbortController();
    const options = { signal: abort.signal };
    const analysis = mctsPlayer({ game }).analyse(start, {}, options);
    setTimeout(() => abort.abort(), 5);
    await expect(analysis.best).rejects.toMatchObject({ name: "AbortError" });
  });

  it("ends its previous analysis when a new one begins", async () => {
    const player = mctsPlayer({ game });
    const first = player.analyse(start, {});
    const second = player.analyse(start, { playouts: 20 });
    expect((await first.best).move).toBeDefined();
    expect((await second.best).move).toBeDefined();
  });

  it("ends exactly at a node limit and at a playout limit", async () => {
    const byNodes = await infosOf(
      searchPlayer({
        name: "probe",
        game,
        startSearch: () => {
          const progress = { nodes: 0, playouts: 0, pv: [4] };
          return {
            progress,
            steps: (function* () {
              for (;;) {
                progress.nodes++;
                const { nodes, pv } = progress;
                yield { kind: "pv", multipv: 1, depth: 1, nodes, pv } as const;
              }
            })(),
          };
        },
      }).analyse(start, { nodes: 100 }),
    );
    expect(byNodes.at(-1)?.nodes).toBe(100);
    const byPlayouts = await infosOf(mctsPlayer({ game }).analyse(start, { playouts: 64 }));
    expect(byPlayouts.at(-1)?.playouts).toBe(64);
  });

  it("budgets its time by the clock that it was given", async () => {
    const player = mctsPlayer({ game, now: countingClock() });
    const clock = { remainingMs: 3000, incrementMs: 0 };
    const infos = await infosOf(player.analyse(start, { clock }));
    // A twentieth of the clock.
    expect(infos.at(-1)?.timeMs).toBeLessThanOrEqual(150);
    expect(infos.at(-1)?.playouts).toBeGreaterThan(10);
  });

  it("ends when the mate that was asked for is proved", async () => {
    const line = [0, 3, 1, 4].reduce((before, move) => game.play(before, move), start);
    const analysis = alphaBetaPlayer({ game }).analyse(line, { mate: 1 });
    const infos = await infosOf(analysis);
    expect(infos.at(-1)).toMatchObject({ depth: 1, score: { kind: "mate", plies: 1 } });
  });

  it("holds its answer on the opponent's time until the ponderhit", async () => {
    const analysis = alphaBetaPlayer({ game }).analyse(start, { depth: 1 }, { ponder: true });
    let answered = false;
    analysis.best.then(() => {
      answered = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(answered).toBe(false);
    analysis.ponderhit?.();
    expect((await analysis.best).move).toBeDefined();
  });

  it("turns a fault in its search into a PlayerError that says which player failed", async () => {
    const evaluate = () => {
      throw new Error("no such piece");
    };
    const { best } = alphaBetaPlayer({ game, evaluate, name: "Broken" }).analyse(start, {
      depth: 1,
    });
    await expect(best).rejects.toMatchObject({
      name: "PlayerError",
      message: "Broken failed: Error: no such piece",
    });
  });

  it("refuses to analyse once closed", async () => {
    const player = randomPlayer({ game });
    await player.close();
    expect(() => player.analyse(start, {})).toThrow(/is closed/);
  });

  it("is the same for the same seed and nodes", async () => {
    const runs = await Promise.all(
      [1, 1].map((seed) => mctsPlayer({ game, seed }).analyse(start, { playouts: 300 }).best),
    );
    expect(runs[0]).toEqual(runs[1]);
  });
});
