import { eloOfLevel, LEVELS, type Level } from "@kibitz/engine";

const RATED_WORDS: Readonly<Record<Level, string>> = {
  1: "Newcomer",
  2: "Beginner",
  3: "Casual",
  4: "Keen",
  5: "Club player",
  6: "Strong club player",
  7: "Expert",
  8: "Master",
  9: "Grandmaster",
  10: "Full strength",
};

/** For games without clubs and titles. */
const WORDS: Readonly<Record<Level, string>> = {
  ...RATED_WORDS,
  5: "Practised",
  6: "Strong",
  8: "Master",
  9: "Champion",
};

/** Whom an engine of that level resembles: "Casual", where levels are rated "Casual, about 1200 Elo". */
export function describeLevel({ hasRatedLevels = false }: LevelledGame, level: Level): string {
  if (!hasRatedLevels) return WORDS[level];
  const elo = eloOfLevel(level);
  return elo === undefined ? RATED_WORDS[level] : `${RATED_WORDS[level]}, about ${elo} Elo`;
}

/** What the words for levels depend on. */
export interface LevelledGame {
  readonly hasRatedLevels?: boolean;
}

/** The level of that number, or undefined where there is none. */
export const levelOf = (value: unknown): Level | undefined =>
  LEVELS.find((level) => level === value);
