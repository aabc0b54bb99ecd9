export * from "./accuracy.ts";
export * from "./game-report.ts";
export * from "./lessons.ts";
export { finishedPosition } from "./look.ts";
export * from "./report-game.ts";
export * from "./threat.ts";
