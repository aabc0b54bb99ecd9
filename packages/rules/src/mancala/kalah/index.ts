export { createKalah, type KalahGame, type KalahLine } from "./game.ts";
export { SWAP_FLAG } from "./notation.ts";
export { KALAH_PITS, KALAH_SEEDS, kalahRules, STANDARD_KALAH, seedsInPlay } from "./rules.ts";
export type { KalahSowing } from "./sowing.ts";
export * from "./types.ts";
export { formatKalahVariant, parseKalahVariant } from "./variant.ts";
