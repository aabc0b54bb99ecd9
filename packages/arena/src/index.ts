export * from "./statistics/elo.ts";
export * from "./statistics/sprt.ts";
export * from "./statistics/tally.ts";
