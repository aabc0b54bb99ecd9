import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startLine } from "../../core/game.ts";
import { perft } from "../../core/perft.ts";
import { createRandom } from "../../core/random.ts";
import { conformanceChecks } from "../../kit/index.ts";
import { playSteps } from "../counts.ts";
import { ring } from "../testing.ts";
import { createIgisoro, type IgisoroGame } from "./game.ts";
import type { IgisoroPosition, IgisoroRules } from "./types.ts";

const table = JSON.parse(
  readFileSync(new URL("../../../../../data/perft/igisoro.json", import.meta.url), "utf8"),
);

const RULES: readonly Partial<IgisoroRules>[] = [
  {},
  { start: "outer-rows" },
  { reversePits: [] },
  { capture: "optional" },
  { resowFrom: "turn" },
];

describe.each(RULES)("Igisoro keeps the promises of Game, %o", (rules) => {
  const checks = conformanceChecks(createIgisoro(rules), { maxPlies: 2000, games: 3, samples: 20 });
  for (const check of checks) it(check.name, check.run);
});

interface Row {
  readonly name: string;
  readonly reverse: boolean;
  readonly nodes: readonly number[];
}

describe("perft equals the table", () => {
  it.each(table.positions as Row[])("$name", ({ reverse, nodes }) => {
    const game = createIgisoro(reverse ? {} : { reversePits: [] });
    for (const [index, expected] of nodes.entries()) {
      expect(perft(game, startLine(game), index + 1)).toBe(expected);
    }
  });
});

type Seeds = Readonly<Record<number, number>>;

/** A position late enough for captures, with South to move. */
function positionOf(own: Seeds, enemy: Seeds): IgisoroPosition {
  const pits = { south: ring(16, own), north: ring(16, enemy) };
  return { pits, sideToMove: "south", plies: 10 };
}

/** South's and North's rings after a move, empty pits left out. */
function afterMove(game: IgisoroGame, position: IgisoroPosition, text: string) {
  const line = startLine(game, position);
  const move = game
    .legalMoves(line)
    .find((legal) => game.notation.formatMove(legal, line) === text);
  const { pits } = game.sowing(position, move ?? expect.fail(`no move ${text}`)).position;
  const filled = (counts: readonly number[]) =>
    Object.fromEntries([...counts.entries()].filter(([, seeds]) => seeds > 0));
  return { own: filled(pits.south), enemy: filled(pits.north) };
}

describe("worked examples", () => {
  const game = createIgisoro();

  it("a relay at the start", () => {
    expect(game.sowing(game.start(), { pit: 0, choices: [] }).position.pits.south).toEqual([
      0, 5, 5, 5, 0, 5, 5, 5, 1, 1, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it("one lap into the outer row", () => {
    expect(game.sowing(game.start(), { pit: 7, choices: [] }).position.pits.south).toEqual([
      4, 4, 4, 4, 4, 4, 4, 0, 1, 1, 1, 1, 0, 0, 0, 0,
    ]);
  });

  it("a capture that is sown on from where its lap began", () => {
    const position = positionOf({ 0: 3, 3: 1 }, { 0: 2, 4: 2, 11: 3 });
    expect(afterMove(game, position, "a")).toEqual({
      own: { 1: 2, 2: 2, 3: 3, 4: 1, 5: 1 },
      enemy: { 0: 2 },
    });
  });

  it("a relay where one of the two pits is empty", () => {
    const position = positionOf({ 0: 3, 3: 1 }, { 0: 2, 4: 2 });
    expect(afterMove(game, position, "a").own).toEqual({ 1: 1, 2: 1, 4: 1, 5: 1 });
  });

  it("a lap that may be reversed", () => {
    const position = positionOf({ 4: 1, 6: 2 }, { 3: 2, 8: 2, 12: 1 });
    expect(afterMove(game, position, "g<")).toEqual({
      own: { 4: 2, 5: 1, 7: 1, 8: 1, 9: 1 },
      enemy: { 8: 2 },
    });
    expect(afterMove(game, position, "g>").own).toEqual({ 4: 1, 7: 1, 8: 1 });
  });

  it("no capture before each player has made two turns", () => {
    const position = { ...positionOf({ 0: 3, 3: 1 }, { 0: 2, 4: 2, 11: 3 }), plies: 3 };
    expect(afterMove(game, position, "a").own).toEqual({ 1: 1, 2: 1, 4: 1, 5: 1 });
  });
});

describe("choices", () => {
  it("let a capture be declined where the rules do", () => {
    const position = positionOf({ 0: 3, 3: 1 }, { 0: 2, 4: 2, 11: 3 });
    const game = createIgisoro({ capture: "optional" });
    expect(afterMove(game, position, "a-").own).toEqual({ 1: 1, 2: 1, 4: 1, 5: 1 });
    expect(afterMove(game, position, "ax").enemy).toEqual({ 0: 2 });
  });

  it("must be named where there are several", () => {
    const game = createIgisoro();
    const line = startLine(game, positionOf({ 4: 1, 6: 2 }, { 3: 2, 8: 2, 12: 1 }));
    const read = game.notation.parseMove("g", line);
    expect(read.ok ? undefined : read.error).toMatchObject({
      code: "direction-missing",
      message: "from pit g there are these turns: g>, g<",
    });
  });
});

it("has lost who cannot sow", () => {
  const game = createIgisoro();
  const line = startLine(game, positionOf({ 0: 1, 9: 1 }, { 0: 2 }));
  expect(game.outcome(line)).toMatchObject({ kind: "win", winner: "north", reason: "no-move" });
});

it("is drawn when a position stands for the third time, and no sooner", () => {
  const game = createIgisoro();
  // Two seeds and one before them move around the ring by a pit a turn, and no other move is there.
  const start = positionOf({ 0: 2, 1: 1 }, { 0: 2, 1: 1 });
  const once = 2 * 16;
  let line = startLine(game, start);
  for (let ply = 0; ply < 2 * once; ply++) {
    expect(game.outcome(line)).toBeUndefined();
    const [move = expect.fail(), ...others] = game.legalMoves(line);
    expect(others).toEqual([]);
    line = game.play(line, move);
  }
  expect(line.position.pits).toEqual(start.pits);
  expect(game.outcome(line)).toEqual({ kind: "draw", reason: "repetition" });
});

describe("texts that are refused", () => {
  const igisoro = createIgisoro();
  const FOURS = Array<string>(8).fill("4S").join();
  const start = `8/${FOURS}/${FOURS}/8`;

  it.each([
    ["", "empty-text", 0],
    [" ".repeat(401), "text-too-long", 400],
    [`8/${FOURS}/${FOURS} S 1`, "two-rows", 0],
    [`7/${FOURS}/${FOURS}/8 S 1`, "row-width", 0],
    [`8/${FOURS}/${FOURS}/9 S 1`, "row-width", 50],
    [`8/${FOURS}/4S,4x,4S,4S,4S,4S,4S,4S/8 S 1`, "pit-count", 29],
    [`8/${FOURS}/${FOURS}/1S,7 S 1`, "seed-total", 0],
    [`${start} W 1`, "side-to-move", 52],
    [start, "side-to-move", 51],
    [`${start} S 0`, "move-number", 54],
    [`${start} S 1 x`, "trailing-text", 56],
  ])("%j", (text, code, at) => {
    expect(igisoro.notation.parsePosition(text)).toMatchObject({ error: { code, at } });
  });

  it.each([
    [" q", "move-syntax", 1],
    ["a?", "move-syntax", 0],
    ["i", "empty-pit", 0],
    ["a<", "direction-missing", 0],
  ])("the move %j", (text, code, at) => {
    const line = startLine(igisoro);
    expect(igisoro.notation.parseMove(text, line)).toMatchObject({ error: { code, at } });
  });
});

it("tells each turn in steps that give its position, under all rules", () => {
  fc.assert(
    fc.property(fc.constantFrom(...RULES), fc.integer(), (rules, seed) => {
      const game = createIgisoro(rules);
      const random = createRandom(seed);
      let line = startLine(game);
      while (game.outcome(line) === undefined) {
        const moves = game.legalMoves(line);
        const move = moves[random.below(moves.length)] ?? expect.fail();
        const { position, steps } = game.sowing(line.position, move);
        expect(playSteps(line.position, steps)).toEqual({ pits: position.pits });
        line = game.play(line, move);
      }
    }),
    { numRuns: 20 },
  );
});
