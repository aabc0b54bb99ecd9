import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startLine } from "../../core/game.ts";
import { createRandom } from "../../core/random.ts";
import { expectOk } from "../../core/result.ts";
import { conformanceChecks, perftChecks } from "../../kit/index.ts";
import { playSteps } from "../counts.ts";
import { createOware, type OwareGame, type OwareLine } from "./game.ts";
import { GRAND_SLAMS, type OwareRules } from "./types.ts";

const table = JSON.parse(
  readFileSync(new URL("../../../../../data/perft/oware.json", import.meta.url), "utf8"),
);

const RULES: readonly Partial<OwareRules>[] = [
  {},
  ...GRAND_SLAMS.slice(1).map((grandSlam) => ({ grandSlam })),
  { repetition: "split" },
];

describe.each(RULES)("Oware keeps the promises of Game, %o", (rules) => {
  const checks = conformanceChecks(createOware(rules), {
    maxPlies: 2000,
    games: 4,
    movesFollowFromPosition: true,
  });
  for (const check of checks) it(check.name, check.run);
});

for (const check of perftChecks(createOware(), table.positions, 150_000)) it(check.name, check.run);

function lineFrom(game: OwareGame, text: string): OwareLine {
  return startLine(game, expectOk(game.notation.parsePosition(text)));
}

function played(game: OwareGame, text: string, ...moves: string[]): OwareLine {
  let line = lineFrom(game, text);
  for (const move of moves) line = game.play(line, expectOk(game.notation.parseMove(move, line)));
  return line;
}

/** Rows and stores, South's row and store first. */
const counts = ({ position: { pits, stores } }: OwareLine) =>
  [pits.south.join(" "), pits.north.join(" "), `${stores.south}-${stores.north}`].join(", ");

describe("worked examples", () => {
  const oware = createOware();

  it.each([
    [
      "a sowing",
      "4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1",
      "C",
      "4 4 0 5 5 5, 5 4 4 4 4 4, 0-0",
    ],
    [
      "a capture of three pits",
      "10S,5S,1S,1S,2S,1S/2,3S,1,1S,4S 10 10 S 1",
      "F",
      "0 0 3 0 1 0, 0 0 0 0 5 10, 19-10",
    ],
    [
      "a lap that leaves its origin empty",
      "10S,1S,1S,1S,1S,1S/5,13S 10 10 S 1",
      "F",
      "1 1 1 1 1 0, 0 0 2 2 2 11, 16-10",
    ],
    [
      "a grand slam that captures nothing",
      "1S,2,8S,2/1S,1S,1S,1S,1S,1 17 17 N 1",
      "c",
      "2 2 2 2 2 0, 0 0 0 1 1 2, 17-17",
    ],
  ])("%s", (_, before, move, after) => expect(counts(played(oware, before, move))).toBe(after));

  it("feeds a hungry opponent", () => {
    const line = lineFrom(oware, "6/1S,2,3S,2S,2S 20 20 S 1");
    const texts = oware.legalMoves(line).map((move) => oware.notation.formatMove(move, line));
    expect(texts).toEqual(["D", "E", "F"]);
    const refused = oware.notation.parseMove("A", line);
    expect(refused.ok ? undefined : refused.error.code).toBe("illegal-move");
  });
});

describe("grand slams", () => {
  const SLAM = "1S,2,8S,2/1S,1S,1S,1S,1S,1 17 17 N 1";
  const ends = (grandSlam: OwareRules["grandSlam"]) =>
    counts(played(createOware({ grandSlam }), SLAM, "c"));

  it("that capture all leave the rest to who can still move", () => {
    expect(ends("captures-all")).toBe("0 0 0 0 0 0, 0 0 0 1 1 2, 17-27");
  });

  it("may cost the rest", () => {
    const game = createOware({ grandSlam: "rest-to-opponent" });
    const line = played(game, SLAM, "c");
    expect(counts(line)).toBe("0 0 0 0 0 0, 0 0 0 0 0 0, 21-27");
    expect(game.outcome(line)).toEqual({
      kind: "win",
      winner: "north",
      reason: "grand-slam",
      margin: 6,
    });
    const { steps } = game.sowing(lineFrom(game, SLAM), line.moves[0] ?? expect.fail());
    expect(steps.at(-1)).toMatchObject({ kind: "sweep", reason: "grand-slam" });
  });

  it("that cost the rest may leave each side half", () => {
    const game = createOware({ grandSlam: "rest-to-opponent" });
    const line = played(game, "5,1S/1S,4,1S 22 23 S 1", "F");
    expect(game.outcome(line)).toEqual({ kind: "draw", reason: "grand-slam" });
  });

  it("may be illegal", () => {
    const game = createOware({ grandSlam: "illegal" });
    const line = lineFrom(game, SLAM);
    const texts = game.legalMoves(line).map((move) => game.notation.formatMove(move, line));
    expect(texts).toEqual(["f"]);
  });
});

describe("ends", () => {
  it("come when a position comes back: each side has its own row", () => {
    const game = createOware();
    const round = ["A", "a", "B", "b", "C", "c", "D", "d", "E", "e", "F", "f"];
    const line = played(game, "5,1S/1S,5 23 23 S 1", ...round);
    expect(line.position.ended).toBe("repetition");
    expect(line.position.stores).toEqual({ south: 24, north: 24 });
    expect(game.outcome(line)).toEqual({ kind: "draw", reason: "repetition" });
  });

  it("come with more than half of the seeds", () => {
    const game = createOware();
    const line = lineFrom(game, "1S,5/5,1S 25 21 S 1");
    expect(game.outcome(line)).toMatchObject({ kind: "win", winner: "south", reason: "majority" });
    expect(game.legalMoves(line)).toEqual([]);
  });

  it("say whether a majority has left seeds on the board", () => {
    const game = createOware();
    const outcomeIn = (text: string) => game.outcome(lineFrom(game, text));
    const win = { kind: "win", winner: "south", reason: "majority" };
    expect(outcomeIn("1S,5/5,1S 25 21 S 1")).toEqual({ ...win, margin: 4, isCutShort: true });
    expect(outcomeIn("6/6 26 22 S 1")).toEqual({ ...win, margin: 4 });
  });

  it("come when the side to move cannot feed: it has what lies in its row", () => {
    const game = createOware();
    const line = played(game, "1S,5/1S,5 23 23 N 1", "f");
    expect(counts(line)).toBe("0 0 0 0 0 0, 0 0 0 0 0 0, 25-23");
    expect(game.outcome(line)).toMatchObject({
      kind: "win",
      winner: "south",
      reason: "no-move",
      margin: 2,
    });
  });
});

describe("texts that are refused", () => {
  const oware = createOware();
  it.each([
    ["", "empty-text", 0],
    [" ".repeat(401), "text-too-long", 400],
    ["5,1S 23 23 S 1", "two-rows", 0],
    ["4S,4S,4S,4S,4S/4S,4S,4S,4S,4S 4 4 S 1", "row-width", 0],
    ["5,1S/1S,5 23 22 S 1", "seed-total", 0],
    ["5,1S/1S,5 23 23 S 1 x", "trailing-text", 20],
    ["5,1S/1S,5 23 23", "side-to-move", 15],
    ["6/1S,5 23 24 S 1", "game-over-position", 0],
  ])("%j", (text, code, at) => {
    expect(oware.notation.parsePosition(text)).toMatchObject({ error: { code, at } });
  });

  it.each([
    [" g", "move-syntax", 1],
    ["", "move-syntax", 0],
    ["B", "empty-pit", 0],
  ])("the move %j", (text, code, at) => {
    const line = lineFrom(oware, "5,1S/1S,5 23 23 S 1");
    expect(oware.notation.parseMove(text, line)).toMatchObject({ error: { code, at } });
  });

  it("a move when the game is over", () => {
    const line = lineFrom(oware, "1S,5/5,1S 25 21 S 1");
    const read = oware.notation.parseMove("F", line);
    expect(read).toMatchObject({ error: { code: "illegal-move", message: "the game is over" } });
  });
});

it("tells each move in steps that give its position, under all rules", () => {
  fc.assert(
    fc.property(
      fc.record({
        grandSlam: fc.constantFrom(...GRAND_SLAMS),
        repetition: fc.constantFrom("own-side" as const, "split" as const),
      }),
      fc.integer(),
      (rules, seed) => {
        const game = createOware(rules);
        const random = createRandom(seed);
        let line = startLine(game);
        for (let moves = game.legalMoves(line); moves.length > 0; moves = game.legalMoves(line)) {
          const move = moves[random.below(moves.length)] ?? expect.fail();
          const { position, steps } = game.sowing(line, move);
          const { pits, stores } = position;
          expect(playSteps(line.position, steps)).toEqual({ pits, stores });
          line = game.play(line, move);
        }
        expect(game.outcome(line)).toBeDefined();
      },
    ),
    { numRuns: 60 },
  );
});
