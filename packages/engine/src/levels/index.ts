export { createLevelledPlayer, type LevelOptions } from "./levelled-player.ts";
export { type LevelScale, levelScaleOf, type Technique } from "./scale.ts";
export {
  eloOfLevel,
  LEVELS,
  type Level,
  MAX_ELO,
  MIN_ELO,
  type Strength,
  strengthOfElo,
} from "./strength.ts";
