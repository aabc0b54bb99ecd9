import { expectOk, type Line, startLine } from "@kibitz/rules";
import {
  type ChessMove,
  type ChessPosition,
  chess,
  formatUci,
  parseFen,
} from "@kibitz/rules/chess";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chessKernel } from "../chess.ts";
import { createKernelPlayer } from "../kernel/kernel-player.ts";
import type { Player } from "../player.ts";
import { alphaBetaPlayer } from "../reference/index.ts";
import { ticTacToe } from "../reference/small-games.fixture.ts";
import { createLevelledPlayer } from "./levelled-player.ts";
import type { Level } from "./strength.ts";

type ChessPlayer = Player<ChessPosition, ChessMove>;
type ChessLine = Line<ChessPosition, ChessMove>;

const start = startLine(chess);
const lineFrom = (fen: string): ChessLine => startLine(chess, expectOk(parseFen(fen)));
const BACK_RANK = lineFrom("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");

describe("a levelled chess player", () => {
  let kernel: ChessPlayer;
  beforeAll(async () => {
    kernel = await createKernelPlayer(chessKernel, { hashMiB: 2 });
  });
  afterAll(() => kernel.close());

  const atLevel = (level: Level, seed = 1): ChessPlayer =>
    createLevelledPlayer(kernel, { game: chess, strength: { level }, seed });

  async function playOn(player: ChessPlayer, line: ChessLine, plies: number): Promise<ChessLine> {
    await player.newGame();
    let current = line;
    for (let ply = 0; ply < plies && !chess.outcome(current); ply++) {
      const { move } = await player.analyse(current, { timeMs: 10_000 }).best;
      if (move === undefined) break;
      current = chess.play(current, move);
    }
    return current;
  }

  const written = (line: ChessLine) =>
    line.moves.map((move) => formatUci(move, line.position, "standard")).join(" ");

  it("plays the same moves with the same seed, and others with another", async () => {
    const once = written(await playOn(atLevel(2), start, 12));
    expect(written(await playOn(atLevel(2), start, 12))).toBe(once);
    expect(written(await playOn(atLevel(2, 99), start, 12))).not.toBe(once);
  });

  it.each([1, 2, 3] as const)("mates with a rook at level %i", async (level) => {
    for (const fen of ["8/8/3k4/8/8/2K5/8/7R w - - 0 1", "8/8/8/4k3/8/8/8/K6R w - - 0 1"]) {
      const end = await playOn(atLevel(level, 7), lineFrom(fen), 99);
      expect(chess.outcome(end)).toMatchObject({ kind: "win", reason: "checkmate" });
    }
  });

  it("sees a mate in one from level 4 on, whatever the seed", async () => {
    for (let seed = 0; seed < 20; seed++) {
      const { move } = await atLevel(4, seed).analyse(BACK_RANK, { timeMs: 1000 }).best;
      expect(move && formatUci(move, BACK_RANK.position, "standard")).toBe("a1a8");
    }
  });

  it("is the player itself at the tenth level", () => {
    expect(atLevel(10)).toBe(kernel);
  });

  it("imitates any rating", async () => {
    const strength = { elo: 1234 };
    const player = createLevelledPlayer(kernel, { game: chess, strength, seed: 1 });
    expect((await player.analyse(start, { timeMs: 1000 }).best).move).toBeDefined();
    expect(player.name).toBe("Kibitz (1234)");
  });

  it("reports as many lines as are asked for, and keeps to given first moves", async () => {
    const searchMoves = chess.legalMoves(start).slice(0, 3);
    const analysis = atLevel(3).analyse(start, { timeMs: 1000 }, { multiPv: 2, searchMoves });
    const ranks = new Set<number>();
    for await (const { multipv } of analysis) ranks.add(multipv);
    expect([...ranks]).toEqual([1, 2]);
    expect(searchMoves).toContainEqual((await analysis.best).move);
  });

  it("waits for stop without limits, and for the ponderhit on the opponent's time", async () => {
    const player = atLevel(1);
    const endless = player.analyse(start, {});
    const pondering = player.analyse(start, { depth: 3 }, { ponder: true });
    expect((await endless.best).move).toBeDefined();
    let answered = false;
    void pondering.best.then(() => {
      answered = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(answered).toBe(false);
    pondering.ponderhit?.();
    expect((await pondering.best).move).toBeDefined();
  });

  it("can be abandoned, and lets the newest line win", async () => {
    const player = atLevel(5);
    const abort = new AbortController();
    const abandoned = player.analyse(start, {}, { signal: abort.signal });
    abort.abort();
    await expect(abandoned.best).rejects.toMatchObject({ name: "AbortError" });
    const stale = Array.from({ length: 10 }, () => player.analyse(start, {}));
    const { move } = await player.analyse(BACK_RANK, { timeMs: 1000 }).best;
    expect(move && formatUci(move, BACK_RANK.position, "standard")).toBe("a1a8");
    for (const { best } of stale) expect((await best).move).toBeDefined();
  });

  it("knows when the game is over", async () => {
    const bare = lineFrom("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    expect(await atLevel(1).analyse(bare, { depth: 1 }).best).toEqual({ move: undefined });
  });
});

describe("a levelled player of any game", () => {
  it("errs in tic-tac-toe too, with legal moves", async () => {
    const player = alphaBetaPlayer({ game: ticTacToe });
    const openings = new Set<number>();
    for (let seed = 0; seed < 30; seed++) {
      const options = { game: ticTacToe, strength: { level: 1 } as const, seed };
      const weak = createLevelledPlayer(player, options);
      let line = startLine(ticTacToe);
      while (!ticTacToe.outcome(line)) {
        const { move } = await weak.analyse(line, { depth: 9 }).best;
        if (move === undefined) break;
        line = ticTacToe.play(line, move);
      }
      expect(ticTacToe.outcome(line)).toBeDefined();
      openings.add(line.moves[0] ?? -1);
    }
    expect(openings.size).toBeGreaterThan(3);
  });
});
