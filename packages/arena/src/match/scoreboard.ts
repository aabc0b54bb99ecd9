import {
  addGame,
  addPair,
  type GameTally,
  NO_GAMES,
  NO_PAIRS,
  type PairTally,
  type Points,
} from "../statistics/tally.ts";

/** Place of a game in a match: games 2k and 2k + 1 are pair k, with colours reversed. */
export interface Pairing {
  readonly number: number;
  readonly pair: number;
  /** The contestant that has the side which moves first in the rules. */
  readonly first: 0 | 1;
}

export function pairingOf(number: number): Pairing {
  return { number, pair: Math.floor(number / 2), first: number % 2 === 0 ? 0 : 1 };
}

/** The results of a match so far, from the view of contestant 0. Games may end in any order. */
export class Scoreboard {
  #games: GameTally = NO_GAMES;
  #pairs: PairTally = NO_PAIRS;
  #firstSide: GameTally = NO_GAMES;
  readonly #halfPairs = new Map<number, Points>();

  get games(): GameTally {
    return this.#games;
  }

  /** Complete pairs only. */
  get pairs(): PairTally {
    return this.#pairs;
  }

  /** The same games from the view of the side that moves first. */
  get firstSide(): GameTally {
    return this.#firstSide;
  }

  /** Adds a result; true when it completes a pair. */
  add({ pair, first }: Pairing, points: Points): boolean {
    this.#games = addGame(this.#games, points);
    this.#firstSide = addGame(this.#firstSide, first === 0 ? points : opposite(points));
    const other = this.#halfPairs.get(pair);
    if (other === undefined) {
      this.#halfPairs.set(pair, points);
      return false;
    }
    this.#halfPairs.delete(pair);
    this.#pairs = addPair(this.#pairs, other, points);
    return true;
  }
}

const opposite = (points: Points): Points => (points === 0.5 ? 0.5 : points === 1 ? 0 : 1);
