import { expectOk, startLine } from "@kibitz/rules";
import {
  createKalah,
  KALAH_ENDS,
  type KalahGame,
  type KalahLine,
  type KalahMove,
  type KalahPosition,
} from "@kibitz/rules/kalah";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kalahBuilds, kalahWideBuilds } from "#builds";
import { kalahKernel } from "../kalah.ts";
import { proveMoves, SOLVED_BOARDS } from "./kalah-solved.fixture.ts";
import { createKernelPlayer } from "./kernel-player.ts";
import type { KernelSpec } from "./spec.ts";
import { walk } from "./walk.fixture.ts";

/** Larger boards are the task of `kibitz solve`. */
const MOST_SEEDS_A_SIDE = 12;

/** What the kernel proves of every move at the end of a line, for the side to move, by code. */
async function proved(
  game: KalahGame,
  lines: readonly KalahLine[],
  { builds }: Pick<KernelSpec<KalahPosition, KalahMove>, "builds"> = kalahKernel(game),
): Promise<readonly ReadonlyMap<number, number>[]> {
  const spec = { ...kalahKernel(game), builds };
  const player = await createKernelPlayer(spec, { hashMiB: 4, keepsDatabases: false });
  const found: ReadonlyMap<number, number>[] = [];
  for (const line of lines) found.push((await proveMoves(player, game, line)).values);
  await player.close();
  return found;
}

describe("the Kalah kernel knows the published values", () => {
  const small = SOLVED_BOARDS.filter(({ m, n }) => m * n <= MOST_SEEDS_A_SIDE);

  it("of many boards", () => expect(small.length).toBeGreaterThan(30));

  it.each(small)("$m x $n, empty capture $emptyCapture, end $end", async (row) => {
    const { m: pits, n: seeds, emptyCapture } = row;
    const end = KALAH_ENDS[row.end] ?? expect.fail();
    const game = createKalah({ pits, seeds, emptyCapture, end });
    for (const builds of [kalahBuilds, kalahWideBuilds]) {
      const [values] = await proved(game, [startLine(game)], { builds });
      expect([...(values ?? [])].sort(([a], [b]) => a - b)).toEqual([...row.moves.entries()]);
      expect(Math.max(...(values?.values() ?? []))).toBe(row.value);
    }
  });
});

/** The margin of the side to move by the plainest search there is, on the referee. */
function bruteForce(game: KalahGame, line: KalahLine, known: Map<bigint, number>): number {
  const { stores, sideToMove } = line.position;
  const lead = stores.south - stores.north;
  const moves = game.legalMoves(line);
  if (moves.length === 0) return sideToMove === "south" ? lead : 0 - lead;
  const key = game.key(line.position);
  const found = known.get(key);
  if (found !== undefined) return found;
  const best = Math.max(...moves.map((move) => worthOf(game, line, move, known)));
  known.set(key, best);
  return best;
}

function worthOf(
  game: KalahGame,
  line: KalahLine,
  move: Parameters<KalahGame["moveCode"]>[0],
  known: Map<bigint, number>,
): number {
  const next = startLine(game, game.play(line, move).position);
  const value = bruteForce(game, next, known);
  return next.position.sideToMove === line.position.sideToMove ? value : 0 - value;
}

describe("the Kalah kernel agrees with brute force", () => {
  const boards = fc.record({
    pits: fc.integer({ min: 1, max: 3 }),
    seeds: fc.integer({ min: 1, max: 2 }),
    emptyCapture: fc.boolean(),
    end: fc.constantFrom(...KALAH_ENDS),
    pie: fc.boolean(),
  });

  it("on every move along random games under all rules", async () => {
    const choices = fc.array(fc.nat(), { minLength: 2, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(boards, choices, async (rules, chosen) => {
        const game = createKalah(rules);
        const lines = walk(game, game.start(), chosen)
          .map(({ position }) => startLine(game, position))
          .filter((line) => game.legalMoves(line).length > 0);
        const known = new Map<bigint, number>();
        const expected = lines.map(
          (line) =>
            new Map(
              game
                .legalMoves(line)
                .map((move) => [game.moveCode(move), worthOf(game, line, move, known)]),
            ),
        );
        expect(await proved(game, lines)).toEqual(expected);
      }),
      { numRuns: 12 },
    );
  });
});

describe("under the pie rule", () => {
  const size = { pits: 4, seeds: 4 };
  const plain = createKalah(size);

  /** What a move of South before North's first turn is worth, from proofs without the rule. */
  async function worth(line: KalahLine, move: KalahMove): Promise<number> {
    const next = startLine(plain, plain.play(line, move).position);
    if (next.position.sideToMove === "south") {
      const moves = plain.legalMoves(next).map((later) => worth(next, later));
      return Math.max(...(await Promise.all(moves)));
    }
    const [values] = await proved(plain, [next]);
    // North takes the better side of whatever South leaves.
    return 0 - Math.abs(Math.max(...(values?.values() ?? [])));
  }

  it.each([[""], ["a"]])("South's moves after '%s' are proved", async (played) => {
    const game = createKalah({ ...size, pie: true });
    const [line, plainLine] = [game, plain].map((rules) =>
      [...played].reduce(
        (before, text) => rules.play(before, expectOk(rules.notation.parseMove(text, before))),
        startLine(rules),
      ),
    );
    if (line === undefined || plainLine === undefined) expect.fail();
    const expected = new Map<number, number>();
    for (const move of plain.legalMoves(plainLine)) {
      expected.set(plain.moveCode(move), await worth(plainLine, move));
    }
    expect(line.position.sideToMove).toBe("south");
    expect(await proved(game, [line])).toEqual([expected]);
  });
});

describe("a search that is cut short", () => {
  const game = createKalah({ pits: 6, seeds: 5 });
  const limits = fc.integer({ min: 50, max: 4000 });
  const openings = fc.array(fc.nat(), { minLength: 1, maxLength: 6 });

  it("answers with the move that it told last", async () => {
    const player = await createKernelPlayer(kalahKernel(game), { keepsDatabases: false });
    await fc.assert(
      fc.asyncProperty(openings, limits, async (chosen, nodes) => {
        const line = walk(game, game.start(), chosen).at(-1);
        if (line === undefined || game.legalMoves(line).length === 0) return;
        await player.newGame();
        const analysis = player.analyse(line, { nodes });
        let told: KalahMove | undefined;
        for await (const { kind, pv } of analysis) if (kind === "pv") told = pv[0];
        expect((await analysis.best).move).toEqual(told);
      }),
      { numRuns: 150 },
    );
    await player.close();
  });
});
