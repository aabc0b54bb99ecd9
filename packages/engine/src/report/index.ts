export * from "./accuracy.ts";
export * from "./game-report.ts";
export * from "./lessons.ts";
export * from "./report-game.ts";
export * from "./threat.ts";
