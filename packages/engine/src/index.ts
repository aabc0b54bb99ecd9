export * from "./analysis.ts";
export * from "./player.ts";
