import { eloOfLevel, LEVELS, type Level } from "@kibitz/engine";

const WORDS: Readonly<Record<Level, string>> = {
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

/** Whom an engine of that level resembles: "Casual, about 1200 Elo". */
export function describeLevel(level: Level): string {
  const elo = eloOfLevel(level);
  return elo === undefined ? WORDS[level] : `${WORDS[level]}, about ${elo} Elo`;
}

/** The level of that number, or undefined where there is none. */
export const levelOf = (value: unknown): Level | undefined =>
  LEVELS.find((level) => level === value);
