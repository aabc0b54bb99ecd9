import { playAll, startLine } from "@kibitz/rules";
import type { OwareGame, OwareLine } from "@kibitz/rules/oware";

/** A position without stores: whatever is captured, nobody has a majority, so play goes on to its end. */
export function bareLine(
  game: OwareGame,
  south: readonly number[],
  north: readonly number[],
): OwareLine {
  return startLine(game, {
    pits: { south, north },
    stores: { south: 0, north: 0 },
    sideToMove: "south",
    moveNumber: 1,
  });
}

/** Calls back with every way to lay `seeds` seeds into South's pits and North's. */
export function everyBoard(
  seeds: number,
  visit: (south: readonly number[], north: readonly number[]) => void,
): void {
  const lay = (counts: readonly number[], left: number): void => {
    if (counts.length === 11) {
      visit(counts.slice(0, 6), [...counts.slice(6), left]);
      return;
    }
    for (let here = 0; here <= left; here++) lay([...counts, here], left - here);
  };
  lay([], seeds);
}

/**
 * The same games on a board of 48 seeds: what is not in the pits lies in the stores, shared alike
 * where it is not said what South has.
 */
export function withStores(
  game: OwareGame,
  { start, moves }: OwareLine,
  southStore?: number,
): OwareLine {
  const banked = 48 - seedsOn(start.pits.south) - seedsOn(start.pits.north);
  const south = southStore ?? Math.floor(banked / 2);
  const stores = { south, north: banked - south };
  return playAll(game, startLine(game, { ...start, stores }), moves);
}

const seedsOn = (counts: readonly number[]): number =>
  counts.reduce((sum, seeds) => sum + seeds, 0);

/**
 * What the side to move gains beyond its enemy by best play, from the rules alone: all games are
 * played to their end, with every position before. For a few seeds only.
 */
export function bestGain(game: OwareGame, line: OwareLine): number {
  const most = seedsOn(line.position.pits.south) + seedsOn(line.position.pits.north);
  return gainWithin(game, line, lead(line) - most, lead(line) + most) - lead(line);
}

/** By how much the store of the side to move leads. */
export function lead({ position: { stores, sideToMove } }: OwareLine): number {
  return sideToMove === "south" ? stores.south - stores.north : stores.north - stores.south;
}

/** The margin at the end, exact within the window. */
function gainWithin(game: OwareGame, line: OwareLine, alpha: number, beta: number): number {
  if (line.position.ended) return lead(line);
  let best = Number.NEGATIVE_INFINITY;
  for (const move of game.legalMoves(line)) {
    const floor = Math.max(alpha, best);
    best = Math.max(best, -gainWithin(game, game.play(line, move), -beta, -floor));
    if (best >= beta) break;
  }
  return best;
}

/** The result that the side to move reaches by best play, as the referee ends games: 1, 0 or -1. */
export function bestResult(game: OwareGame, line: OwareLine): number {
  if (game.outcome(line)) return Math.sign(lead(line));
  let best = -1;
  for (const move of game.legalMoves(line)) {
    best = Math.max(best, -bestResult(game, game.play(line, move)));
    if (best === 1) break;
  }
  return best;
}
