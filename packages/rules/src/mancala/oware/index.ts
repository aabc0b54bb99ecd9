export { ABAPA, createOware, type OwareGame, type OwareLine, type OwareSowing } from "./game.ts";
export { owarePitLetter, SEEDS } from "./notation.ts";
export { PITS } from "./sowing.ts";
export * from "./types.ts";
export { formatOwareVariant, parseOwareVariant } from "./variant.ts";
