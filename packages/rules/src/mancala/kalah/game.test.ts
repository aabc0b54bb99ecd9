import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { playAll, startLine } from "../../core/game.ts";
import { createRandom } from "../../core/random.ts";
import { expectOk } from "../../core/result.ts";
import { conformanceChecks, perftChecks } from "../../kit/index.ts";
import { playSteps } from "../counts.ts";
import { createKalah, type KalahGame, type KalahLine } from "./game.ts";
import { KALAH_ENDS, type KalahRules } from "./types.ts";

const table = JSON.parse(
  readFileSync(new URL("../../../../../data/perft/kalah.json", import.meta.url), "utf8"),
);
const solved = JSON.parse(
  readFileSync(new URL("../../../../../data/solved/kalah.json", import.meta.url), "utf8"),
);

const RULES: readonly Partial<KalahRules>[] = [
  {},
  { emptyCapture: true },
  { end: "mover-row-empty" },
  { end: "rest-to-nobody", pits: 3, seeds: 2 },
  { end: "rest-to-empty-row", pits: 1, seeds: 5 },
  { pie: true, pits: 9, seeds: 1 },
];

describe.each(RULES)("Kalah keeps the promises of Game, %o", (rules) => {
  const checks = conformanceChecks(createKalah(rules), { maxPlies: 1000, games: 4 });
  for (const check of checks) it(check.name, check.run);
});

describe.each([false, true])("with empty capture %s", (emptyCapture) => {
  const rows = table.positions.filter(
    (row: { emptyCapture: boolean }) => row.emptyCapture === emptyCapture,
  );
  for (const check of perftChecks(createKalah({ emptyCapture }), rows, 30_000)) {
    it(check.name, check.run);
  }
});

/** Plays from a position in text and gives the position after it in text. */
function played(game: KalahGame, position: string, moves: string): string {
  let line: KalahLine = startLine(game, expectOk(game.notation.parsePosition(position)));
  for (const text of moves.split(" ")) {
    line = game.play(line, expectOk(game.notation.parseMove(text, line)));
  }
  return game.notation.formatPosition(line.position);
}

describe("worked examples", () => {
  const kalah = createKalah();
  const empty = createKalah({ emptyCapture: true });
  const START = "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1";

  it.each([
    ["an extra turn", kalah, START, "c", "4S,4S,4S,4S,4S,4S/4S,4S,1,5S,5S,5S 1 0 S 1"],
    ["seeds go around", kalah, START, "c f", "4S,4S,5S,5S,5S,5S/4S,4S,1,5S,5S,1 2 0 N 1"],
    [
      "a capture",
      kalah,
      "6S,5S,6S,1S,2S,1/1S,1,3S,2,2S 12 10 S 1",
      "a",
      "6S,1,6S,1S,2S,1/2,3S,2,2S 18 10 N 1",
    ],
    [
      "nothing to capture",
      kalah,
      "10S,1,6S,1S,2S,1/1S,1,3S,2,2S 13 10 S 1",
      "a",
      "10S,1,6S,1S,2S,1/1,1S,3S,2,2S 13 10 N 1",
    ],
    [
      "an empty capture",
      empty,
      "10S,1,6S,1S,2S,1/1S,1,3S,2,2S 13 10 S 1",
      "a",
      "10S,1,6S,1S,2S,1/2,3S,2,2S 14 10 N 1",
    ],
    [
      "a full lap that captures in its origin",
      kalah,
      "2S,2S,2S,2S,3S,3S/13S,1S,2,2S,1S 9 8 S 1",
      "a",
      "1,3S,3S,3S,4S,4S/1,2S,1S,1S,3S,2S 14 8 N 1",
    ],
    ["the end", kalah, "1,5S,4S,1,3S,1/5,1S 20 15 S 1", "f", "6/6 21 27 S 1"],
  ])("%s", (_, game, before, moves, after) => {
    const text = played(game, before, moves);
    expect(text.split(" ").slice(0, 3)).toEqual(after.split(" ").slice(0, 3));
  });

  it("has nobody's turn after the end, and a winner", () => {
    const line = startLine(kalah, expectOk(kalah.notation.parsePosition("6/6 21 27 N 1")));
    expect(kalah.legalMoves(line)).toEqual([]);
    expect(kalah.outcome(line)).toMatchObject({
      kind: "win",
      winner: "north",
      reason: "more-seeds",
    });
  });
});

describe("the pie rule", () => {
  const pie = createKalah({ pie: true });

  it("lets North change places once, also after an extra turn", () => {
    const start = startLine(pie);
    const line = playAll(pie, start, [
      { kind: "sow", pit: 2 },
      { kind: "sow", pit: 0 },
    ]);
    const texts = pie.legalMoves(line).map((move) => pie.notation.formatMove(move, line));
    expect(texts).toEqual(["a", "b", "c", "d", "e", "f", "swap"]);
    const swapped = pie.play(line, { kind: "swap" });
    expect(swapped.position.pits.north).toEqual(line.position.pits.south);
    expect(swapped.position.stores.north).toBe(line.position.stores.south);
    expect(swapped.position.sideToMove).toBe("south");
    expect(swapped.position.maySwap).toBe(false);
  });
});

describe("steps", () => {
  it("move the seeds as the move does, under all rules", () => {
    fc.assert(
      fc.property(
        fc.record({
          pits: fc.integer({ min: 1, max: 9 }),
          seeds: fc.integer({ min: 1, max: 12 }),
          emptyCapture: fc.boolean(),
          pie: fc.boolean(),
          end: fc.constantFrom(...KALAH_ENDS),
        }),
        fc.integer(),
        (rules, seed) => {
          const game = createKalah(rules);
          const random = createRandom(seed);
          let line = startLine(game);
          for (let moves = game.legalMoves(line); moves.length > 0; moves = game.legalMoves(line)) {
            const move = moves[random.below(moves.length)] ?? expect.fail();
            const { position, steps } = game.sowing(line.position, move);
            expect(playSteps(line.position, steps)).toEqual({
              pits: position.pits,
              stores: position.stores,
            });
            line = game.play(line, move);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** The margin of the side to move in stores, by the plainest search there is. */
function solve(game: KalahGame, line: KalahLine, known: Map<bigint, number>): number {
  const { stores, sideToMove } = line.position;
  const margin = stores.south - stores.north;
  const own = sideToMove === "south" ? margin : -margin;
  const moves = game.legalMoves(line);
  if (moves.length === 0) return own;
  const key = game.key(line.position);
  const found = known.get(key);
  if (found !== undefined) return found;
  const values = moves.map((move) => {
    const next = game.play(line, move);
    const value = solve(game, next, known);
    return next.position.sideToMove === sideToMove ? value : -value;
  });
  const best = Math.max(...values);
  known.set(key, best);
  return best;
}

interface Solved {
  readonly m: number;
  readonly n: number;
  readonly emptyCapture: boolean;
  readonly end: number;
  readonly value: number;
  readonly moves: readonly number[];
}

describe("small boards have their published values", () => {
  const small = solved.entries.filter(({ m, n }: Solved) => m * n <= 6 && m <= 3);

  it("knows enough of them", () => expect(small.length).toBeGreaterThan(5));

  it.each(small as Solved[])("Kalah($m,$n), empty capture $emptyCapture, end $end", (row) => {
    const { m, n, emptyCapture, end, value, moves } = row;
    const game = createKalah({
      pits: m,
      seeds: n,
      emptyCapture,
      end: KALAH_ENDS[end] ?? expect.fail(),
    });
    const start = startLine(game);
    const known = new Map<bigint, number>();
    expect(solve(game, start, known)).toBe(value);
    const values = game.legalMoves(start).map((move) => {
      const next = game.play(start, move);
      const found = solve(game, next, known);
      return next.position.sideToMove === "south" ? found : -found;
    });
    expect(values).toEqual(moves);
  });
});

describe("sizes that cannot be", () => {
  it.each([{ pits: 0 }, { pits: 10 }, { seeds: 0 }, { seeds: 13 }, { pits: 2.5 }])(
    "%o",
    (rules) => {
      expect(() => createKalah(rules)).toThrow(/Kalah has from/);
    },
  );
});

describe("texts that are refused", () => {
  const kalah = createKalah();
  it.each([
    ["", "empty-text", 0],
    ["4S,4S,4S,4S,4S,4S 0 0 S", "two-rows", 0],
    ["4S,4S,4S/4S,4S,4S 0 0 S 1", "row-width", 0],
    ["4S,4S,4S,4S,4S,5S/4S,4S,4S,4S,4S,4S 0 0 S 1", "seed-total", 0],
    ["4S,4S,4S,4S,4S,4x/4S,4S,4S,4S,4S,4S 0 0 S 1", "pit-count", 15],
    ["4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 -1 S 1", "score", 38],
    ["4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 W 1", "side-to-move", 40],
    ["4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 0", "move-number", 42],
    ["4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1 swap", "trailing-text", 44],
    ["6/1S,1S,1S,1S,1S,1S 20 22 S 1", "game-over-position", 0],
  ])("%s", (text, code, at) => {
    const read = kalah.notation.parsePosition(text);
    expect(read.ok ? undefined : { code: read.error.code, at: read.error.at }).toEqual({
      code,
      at,
    });
  });

  it.each([
    ["g", "move-syntax"],
    ["", "move-syntax"],
    ["c", "empty-pit"],
    ["swap", "illegal-move"],
  ])("the move %s", (text, code) => {
    const line = playAll(kalah, startLine(kalah), [{ kind: "sow", pit: 2 }]);
    const read = kalah.notation.parseMove(text, line);
    expect(read.ok ? undefined : read.error.code).toBe(code);
  });

  it("a move when the game is over, though seeds are left", () => {
    const game = createKalah({ end: "rest-to-nobody", pits: 2, seeds: 2 });
    const line = startLine(game, expectOk(game.notation.parsePosition("1S,1S/2 3 3 N 2")));
    expect(game.legalMoves(line)).toEqual([]);
    const read = game.notation.parseMove("a", line);
    expect(read).toMatchObject({ error: { code: "illegal-move", message: "the game is over" } });
  });
});
