import { LEVELS, type Level, type Strength } from "./strength.ts";

// Strengths for games of seeds. Values are in hundredths of a seed: a move commonly gains or
// loses a few hundred, and what is captured now catches every eye.

const WEAKEST_NODES = 100;
const STRONGEST_NODES = 60_000;
const SMALLEST_DEPTH = 1;
const GREATEST_DEPTH = 14;
/** More than any position has moves, so that the weakest weigh them all. */
const MOST_CANDIDATES = 24;
const FEWEST_CANDIDATES = 2;
const HIGHEST_TEMPERATURE = 1200;
const HIGHEST_OVERSIGHT = 0.6;
const HIGHEST_MATE_OVERSIGHT = 0.5;

/** How a level thinks and errs; undefined for full strength. Measured in docs/strength.md. */
export function sowingStrength(level: Level): Strength | undefined {
  if (level === LEVELS.length) return undefined;
  const skill = (level - 1) / (LEVELS.length - 1);
  const weakness = 1 - skill;
  return {
    nodes: Math.round(WEAKEST_NODES * (STRONGEST_NODES / WEAKEST_NODES) ** skill),
    depthPlies: SMALLEST_DEPTH + (GREATEST_DEPTH - SMALLEST_DEPTH) * skill ** 1.5,
    candidates: Math.round(
      FEWEST_CANDIDATES + (MOST_CANDIDATES - FEWEST_CANDIDATES) * weakness ** 2,
    ),
    temperature: HIGHEST_TEMPERATURE * weakness ** 5,
    oversight: HIGHEST_OVERSIGHT * weakness ** 2,
    mateOversight: HIGHEST_MATE_OVERSIGHT * weakness ** 2,
  };
}
