import type { Bound, Score } from "@kibitz/engine";
import type { UciScore } from "./response.ts";

/** Centipawns never reach this, so that no winrate looks like a mate. */
const MAX_CENTIPAWNS = 10_000;

/** Both sides of the protocol count from the side to move; only mates change their unit. */
export function toUciScore(score: Score, bound: Bound = "exact"): UciScore {
  const uciScore = toUciValue(score);
  if (bound === "exact") return uciScore;
  // What is a bound only is not proved to be the margin.
  const { kind, value } = uciScore;
  return { kind, value, bound: bound === "lower" ? "lowerbound" : "upperbound" };
}

function toUciValue(score: Score): UciScore {
  switch (score.kind) {
    case "cp":
      return { kind: "cp", value: Math.round(score.value) };
    case "mate":
      return { kind: "mate", value: movesFromPlies(score.plies) };
    case "points":
      return { kind: "cp", value: Math.round(100 * score.value) };
    case "exact":
      return { kind: "cp", value: Math.round(100 * score.value), proved: true };
    case "winrate":
      return { kind: "cp", value: centipawnsFromWinrate(score.value) };
  }
}

/** Mating takes an odd number of plies, being mated an even one. */
export function movesFromPlies(plies: number): number {
  return plies > 0 ? Math.ceil(plies / 2) : -Math.ceil(-plies / 2) + 0;
}

export function pliesFromMoves(moves: number): number {
  return moves > 0 ? 2 * moves - 1 : 2 * moves + 0;
}

/** The logistic Elo curve, with a pawn for a hundred points of rating. */
function centipawnsFromWinrate(winrate: number): number {
  const odds = winrate / (1 - winrate);
  const centipawns = Math.round(400 * Math.log10(odds));
  return Math.min(Math.max(centipawns, -MAX_CENTIPAWNS), MAX_CENTIPAWNS);
}

/** What an engine's score means in a game that counts points, or in one that does not. */
export function fromUciScore({ kind, value, proved }: UciScore, countsPoints: boolean): Score {
  if (kind === "mate") return { kind, plies: pliesFromMoves(value) };
  if (!countsPoints) return { kind, value };
  return { kind: proved ? "exact" : "points", value: value / 100 };
}

export function fromUciBound(bound: UciScore["bound"]): Bound {
  if (bound === undefined) return "exact";
  return bound === "lowerbound" ? "lower" : "upper";
}
