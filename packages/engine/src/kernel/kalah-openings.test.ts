import { expectOk, startLine } from "@kibitz/rules";
import { createKalah, type KalahPosition } from "@kibitz/rules/kalah";
import { describe, expect, it } from "vitest";
import { bestOpeningMoves, openingKey, openingValues, openingWorths } from "./kalah-openings.ts";

const kalah = createKalah();
const SEEDS = 48;
const PITS = 6;

const seedsOn = (key: string): number =>
  [...key].reduce((sum, digit) => sum + Number.parseInt(digit, 36), 0);

/** A position of the table; who is to move and what lies in the stores has no say in its value. */
function positionOf(key: string): KalahPosition {
  const counts = [...key].map((digit) => Number.parseInt(digit, 36));
  return {
    pits: { south: counts.slice(0, PITS), north: counts.slice(PITS) },
    stores: { south: SEEDS - seedsOn(key), north: 0 },
    sideToMove: "south",
    moveNumber: 1,
    maySwap: false,
  };
}

describe("the table of openings", () => {
  it("has the published values of the first moves", () => {
    expect([...openingWorths(kalah, kalah.start()).values()]).toEqual([-14, -10, 8, -2, -8, 4]);
  });

  it("is at one with itself: a position is worth what its best move is", () => {
    let whole = 0;
    for (const [key, value] of openingValues()) {
      const position = positionOf(key);
      expect(openingKey(position)).toBe(key);
      const worths = openingWorths(kalah, position);
      if (worths.size < kalah.legalMoves(startLine(kalah, position)).length) continue;
      whole++;
      expect(Math.max(...worths.values())).toBe(value);
    }
    expect(whole).toBeGreaterThan(40);
  });

  it("goes on with moves that keep the value, from every position that it knows", () => {
    let longest = 0;
    for (const [key, value] of openingValues()) {
      let line = startLine(kalah, positionOf(key));
      const moves = bestOpeningMoves(kalah, line);
      for (const move of moves) {
        expect(kalah.legalMoves(line)).toContainEqual(move);
        line = startLine(kalah, kalah.play(line, move).position);
      }
      const { stores, sideToMove } = line.position;
      const gained = stores.south - stores.north - (SEEDS - seedsOn(key));
      const rest = openingValues().get(openingKey(line.position)) ?? expect.fail(key);
      expect(gained + (sideToMove === "south" ? rest : -rest)).toBe(value);
      longest = Math.max(longest, moves.length);
    }
    expect(longest).toBeGreaterThan(4);
    expect(bestOpeningMoves(kalah, startLine(kalah))[0]).toEqual({ kind: "sow", pit: 2 });
  });

  it("is silent where its rules do not hold", () => {
    for (const rules of [
      { emptyCapture: true },
      { seeds: 3 },
      { end: "rest-to-nobody" },
    ] as const) {
      const game = createKalah(rules);
      expect(openingWorths(game, game.start()).size).toBe(0);
    }
    const pie = createKalah({ pie: true });
    expect(openingWorths(pie, pie.start()).size).toBe(0);
    const text = "4S,4S,4S,4S,4S,4S/4S,1,5S,5S,5S,5S 0 0 N 1";
    const afterwards = expectOk(pie.notation.parsePosition(text));
    expect(openingWorths(pie, afterwards).size).toBe(6);
    expect(openingWorths(pie, afterwards)).toEqual(openingWorths(kalah, afterwards));
  });
});
