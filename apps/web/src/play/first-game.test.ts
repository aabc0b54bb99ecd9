import { createRandom } from "@kibitz/rules";
import { formatFen } from "@kibitz/rules/chess";
import { expect, test } from "vitest";
import { chessEntry } from "./chess-entry.fixture.ts";
import { firstGame } from "./first-game.ts";
import { FIRST_WISH, type GameWish } from "./wish.ts";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const SHUFFLED = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";

function open(position: string, variant?: string, wish: Partial<GameWish> = {}) {
  const opening = { kind: "fresh", position, ...(variant !== undefined && { variant }) } as const;
  const { game, faults } = firstGame(
    chessEntry,
    opening,
    { ...FIRST_WISH, ...wish },
    createRandom(1),
  );
  return { variant: game.variant, fen: formatFen(game.start), seats: game.seats, faults };
}

test("an address decides on the variant, else the last choice does", () => {
  const wish = { variant: "chess960" };
  expect(open("", undefined, wish)).toMatchObject({ variant: "chess960", faults: [] });
  expect(open("", "standard", wish)).toMatchObject({ variant: "standard", faults: [] });
  expect(open("", "chess960")).toMatchObject({ variant: "chess960", faults: [] });
});

test("an unknown variant gives the usual board and a sentence", () => {
  const opened = open("", "nonsense", { variant: "chess960" });
  expect(opened).toMatchObject({ variant: "standard", fen: START });
  expect(opened.faults).toEqual([expect.stringContaining("no variant “nonsense” of Chess")]);
});

test("a position without a variant finds the one that can have it", () => {
  expect(open(SHUFFLED, "")).toMatchObject({ variant: "chess960", faults: [] });
  expect(open(START, "")).toMatchObject({ variant: "standard", fen: START, faults: [] });
});

test("a position that does not fit gives way to the start of its variant", () => {
  const opened = open("nonsense", "chess960");
  expect(opened).toMatchObject({ variant: "chess960", fen: START });
  expect(opened.faults).toEqual([expect.stringMatching(/^The position: /)]);
  expect(open("nonsense", "nonsense").faults).toHaveLength(2);
});

test("nobody waits for two engines, or for a clock that cannot be read", () => {
  const { seats, faults } = open(START, "", { opponent: "engines", clock: "soon" });
  expect(seats.white.kind).toBe("person");
  expect(faults).toEqual([]);
});
