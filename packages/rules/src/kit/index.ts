export { type Check, type ConformanceOptions, conformanceChecks } from "./conformance.ts";
export { type PerftRow, perftChecks } from "./perft.ts";
export { snapshot } from "./snapshot.ts";
export { garble, textFault } from "./texts.ts";
export { describeLine, pick, randomGame } from "./walk.ts";
