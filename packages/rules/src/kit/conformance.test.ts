import { describe, expect, it } from "vitest";
import type { Game, Line } from "../core/game.ts";
import { err, ok } from "../core/result.ts";
import { type ConformanceOptions, conformanceChecks } from "./conformance.ts";
import { perftChecks } from "./perft.ts";

/** One heap, each side takes one to three stones, and the last stone wins: `7 b` is a position. */
interface Heap {
  readonly stones: number;
  readonly side: "a" | "b";
}
type Nim = Game<Heap, number, "a" | "b">;

const legal = ({ stones }: Heap) => [1, 2, 3].filter((taken) => taken <= stones);
const other = (side: "a" | "b"): "a" | "b" => (side === "a" ? "b" : "a");
const key = ({ stones, side }: Heap) => BigInt(2 * stones + (side === "a" ? 0 : 1));

function play(line: Line<Heap, number>, taken: number): Line<Heap, number> {
  if (!legal(line.position).includes(taken)) throw new Error("illegal");
  const position = { stones: line.position.stones - taken, side: other(line.position.side) };
  const moves = [...line.moves, taken];
  return { start: line.start, moves, keys: [...line.keys, key(position)], position };
}

function parsePosition(text: string) {
  const [, stones, side] = /^(\d{1,3}) ([ab])$/.exec(text) ?? [];
  if (stones === undefined || Number(stones) > 100) {
    return err({ code: "heap-syntax", message: "Write a heap such as 7 a.", at: 0 });
  }
  return ok<Heap>({ stones: Number(stones), side: side === "a" ? "a" : "b" });
}

const nim: Nim = {
  id: "nim",
  sides: ["a", "b"],
  start: () => ({ stones: 15, side: "a" }),
  sideToMove: ({ side }) => side,
  legalMoves: ({ position }) => legal(position),
  play,
  outcome: ({ position: { stones, side } }) =>
    stones === 0 ? { kind: "win", winner: other(side), reason: "last-stone" } : undefined,
  key,
  moveCode: (taken) => taken,
  notation: {
    parsePosition,
    formatPosition: ({ stones, side }) => `${stones} ${side}`,
    parseMove: (text, { position }) =>
      legal(position).includes(Number(text))
        ? ok(Number(text))
        : err({ code: "illegal-move", message: "Take one to three stones.", at: 0 }),
    formatMove: String,
  },
};

const OPTIONS: ConformanceOptions<Heap> = { maxPlies: 20, games: 5, samples: 60 };

const passing: Nim = { ...nim, pass: ({ stones, side }) => ({ stones, side: other(side) }) };

describe.each([
  ["without null moves", nim],
  ["with null moves", passing],
])("a game that keeps its promises passes, %s", (_, game) => {
  for (const check of conformanceChecks(game, OPTIONS)) it(check.name, check.run);
});

/** Keys tell of half stones, texts do not. */
function roundedTexts(): Partial<Nim> {
  const formatPosition = ({ stones, side }: Heap) => `${Math.floor(stones)} ${side}`;
  return { notation: { ...nim.notation, formatPosition } };
}

/** The first fault that the kit finds. */
function faultOf(game: Nim, options = OPTIONS): string {
  for (const check of conformanceChecks(game, options)) {
    try {
      check.run();
    } catch (fault) {
      return String(fault);
    }
  }
  return "none";
}

describe("the kit finds", () => {
  let calls = 0;
  const spoilt: [string, Partial<Nim>, RegExp][] = [
    ["the wrong side at the start", { sides: ["b", "a"] }, /second side begins/],
    [
      "an outcome at the start",
      { outcome: () => ({ kind: "draw", reason: "x" }) },
      /over at its start/,
    ],
    ["a position without moves and outcome", { legalMoves: () => [] }, /no move and no outcome/],
    [
      "a reason that is no code",
      { outcome: (line) => nim.outcome(line) && { kind: "draw", reason: "Last stone!" } },
      /not kebab-case/,
    ],
    [
      "a claim in a finished game",
      { claimableDraw: () => ({ kind: "draw", reason: "bored" }) },
      /claimed in a finished game/,
    ],
    ["play that loses keys", { play: (l, m) => ({ ...play(l, m), keys: [] }) }, /append the key/],
    [
      "play that loses moves",
      { play: (l, m) => ({ ...play(l, m), moves: [] }) },
      /append the move/,
    ],
    [
      "play that changes the start",
      { play: (l, m) => ({ ...play(l, m), start: { ...l.start } }) },
      /changes the start/,
    ],
    ["a key that misses the side", { key: ({ stones }) => BigInt(stones) }, /key/],
    ["equal codes", { moveCode: () => 1 }, /share a code/],
    ["codes out of range", { moveCode: (taken) => -taken }, /out of range/],
    [
      "moves without order",
      {
        legalMoves: ({ position }) => {
          calls += 1;
          return calls % 2 === 0 ? legal(position) : legal(position).reverse();
        },
      },
      /order of moves changes/,
    ],
    [
      "texts that lose the side",
      { notation: { ...nim.notation, formatPosition: ({ stones }) => `${stones} a` } },
      /differs from a fresh one/,
    ],
    [
      "moves that are written alike",
      { notation: { ...nim.notation, formatMove: () => "1" } },
      /two moves are written 1/,
    ],
    [
      "moves that are read wrongly",
      { notation: { ...nim.notation, parseMove: () => ok(1) } },
      /2 is read as/,
    ],
    [
      "readers that point nowhere",
      {
        notation: {
          ...nim.notation,
          parseMove: (text, line) =>
            nim.notation.parseMove(text, line).ok
              ? nim.notation.parseMove(text, line)
              : err({ code: "bad", message: "Bad.", at: text.length + 1 }),
        },
      },
      /is no place in the text/,
    ],
    ["a pass that keeps the side", { pass: (position) => position }, /still to move/],
    [
      "a pass to nowhere",
      { pass: ({ side }) => ({ stones: 101, side: other(side) }) },
      /101 b, which is refused/,
    ],
    [
      "a pass whose text tells of another position",
      { pass: ({ side }) => ({ stones: 0.5, side: other(side) }), ...roundedTexts() },
      /which has another key/,
    ],
    [
      "calls that change the line",
      {
        sideToMove: (position) => {
          Object.assign(position, { seen: true });
          return position.side;
        },
        start: () => ({ stones: 15, side: "a" }),
        play: (line, taken) => {
          const next = play(line, taken);
          return { ...next, position: { ...next.position } };
        },
      },
      /changes the line/,
    ],
  ];

  it.each(spoilt)("%s", (_, change, fault) => {
    expect(faultOf({ ...nim, ...change })).toMatch(fault);
  });

  it("play that accepts illegal moves", () => {
    const lenient: Nim = {
      ...nim,
      play: (line, taken) => play(line, Math.min(taken, line.position.stones)),
    };
    expect(faultOf(lenient)).toMatch(/accepts the illegal move/);
  });

  it("games that do not end", () => {
    expect(faultOf(nim, { ...OPTIONS, maxPlies: 3 })).toMatch(/goes on after 3 plies/);
  });
});

it("compares perft with a table", () => {
  // From three stones: 3 moves; 2 + 1 + 0 replies; one line of three single stones.
  const row = { name: "three", position: "3 a", nodes: [3, 3, 1] };
  for (const check of perftChecks(nim, [row], 100)) check.run();
  const [wrong] = perftChecks(nim, [{ ...row, nodes: [3, 4] }], 100);
  expect(() => wrong?.run()).toThrow("perft 2 of 3 a is 3; the table has 4");
});
