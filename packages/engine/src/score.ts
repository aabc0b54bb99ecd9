import type { Game, Outcome } from "@kibitz/rules";
import type { Score } from "./player.ts";

/** The same score seen by the other side. */
export function negateScore(score: Score): Score {
  switch (score.kind) {
    case "cp":
    case "points":
    case "exact":
      return { kind: score.kind, value: opposite(score.value) };
    case "mate":
      return { kind: "mate", plies: opposite(score.plies) };
    case "winrate":
      return {
        kind: "winrate",
        value: 1 - score.value,
        ...(score.lead !== undefined && { lead: opposite(score.lead) }),
      };
  }
}

// Keeps zero free of a sign.
const opposite = (value: number): number => (value === 0 ? 0 : -value);

/** An outcome as the first side's score; a win without a margin has none. */
export function scoreOfOutcome<P, M, S extends string>(
  { points, sides }: Game<P, M, S>,
  outcome: Outcome<S>,
): Score | undefined {
  if (outcome.kind === "draw") return { kind: points === undefined ? "cp" : "exact", value: 0 };
  const { margin, winner } = outcome;
  if (margin === undefined) return undefined;
  return { kind: "exact", value: winner === sides[0] ? margin : -margin };
}

/** What a mate on the spot counts for on the scale of `centipawnsOf`. */
export const MATE_CP = 10_000;

/** Any kind of score on one scale: in centipawns, or in hundredths of the game's own points. */
export function centipawnsOf(score: Score): number {
  switch (score.kind) {
    case "cp":
      return score.value;
    case "points":
    case "exact":
      return 100 * score.value;
    case "mate":
      return score.plies > 0 ? MATE_CP - score.plies : -MATE_CP - score.plies;
    case "winrate":
      return logisticCentipawns(score.value);
  }
}

/** Elo's curve: ten to one is worth 400. */
function logisticCentipawns(winrate: number): number {
  const chance = Math.min(Math.max(winrate, 0.001), 0.999);
  return 400 * Math.log10(chance / (1 - chance));
}

/** For people: `+0.35` pawns, `#4` mate in four moves and `#-4` against, `+2.5` points, `+8` proved, `62 %`. */
export function formatScore(score: Score): string {
  switch (score.kind) {
    case "cp":
      return signed(score.value / 100, 2);
    case "mate":
      return `#${score.plies > 0 ? "" : "-"}${Math.ceil(Math.abs(score.plies) / 2)}`;
    case "points":
      return signed(score.value, 1);
    case "exact":
      return signed(score.value, 0);
    case "winrate":
      return `${Math.round(100 * score.value)} %`;
  }
}

/** Points in the tenths that files and reports keep; what is rounded to zero has no sign. */
export const inTenths = (points: number): number => Math.round(10 * points) / 10 || 0;

function signed(value: number, digits: number): string {
  const text = value.toFixed(digits);
  // What is rounded to zero has no sign.
  if (Number(text) === 0) return text.replace("-", "");
  return value > 0 ? `+${text}` : text;
}
