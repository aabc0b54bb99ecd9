import type { Game } from "@kibitz/rules";
import { sowingStrength } from "./sowing-strength.ts";
import { eloOfLevel, type Level, type Strength, strengthOfElo } from "./strength.ts";

/** What the ten levels mean in a game. */
export interface LevelScale {
  /** How a level thinks and errs; undefined for full strength. */
  strengthOf(level: Level): Strength | undefined;
  /** The strength that imitates a rating; absent where none can be claimed. */
  strengthOfElo?(elo: number): Strength;
  /** What every level plays well; absent where there is no such thing. */
  readonly technique?: Technique;
}

/** When the end of a game is a matter of technique, not of insight. */
export interface Technique {
  /** From this value on the side to move wins clearly. */
  readonly clearlyWonCp: number;
  /** Its opponent has no more moves than this. */
  readonly fewReplies: number;
  readonly nodes: number;
}

const technique: Technique = { clearlyWonCp: 400, fewReplies: 10, nodes: 50_000 };

const chessScale: LevelScale = {
  strengthOf: (level) => {
    const elo = eloOfLevel(level);
    return elo === undefined ? undefined : strengthOfElo(elo);
  },
  strengthOfElo,
  technique,
};

/** For games that are won, drawn or lost; their levels are called by no rating. */
const plainScale: LevelScale = { strengthOf: chessScale.strengthOf, technique };

/** A lead of seeds is no technique: to keep it is the game. */
const sowingScale: LevelScale = { strengthOf: sowingStrength };

type AnyGame = Pick<Game<unknown, unknown, string>, "id" | "points">;

export function levelScaleOf({ id, points }: AnyGame): LevelScale {
  if (id === "chess") return chessScale;
  return points === undefined ? plainScale : sowingScale;
}
