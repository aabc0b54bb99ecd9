export * from "./core/counted-text.ts";
export * from "./core/entry.ts";
export * from "./core/foreign-text.ts";
export * from "./core/game.ts";
export * from "./core/perft.ts";
export * from "./core/random.ts";
export * from "./core/result.ts";
export * from "./core/zobrist.ts";
