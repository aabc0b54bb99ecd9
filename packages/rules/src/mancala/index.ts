// What the games of the family share. A game's own is exported by `kalah`, `oware` and `igisoro`.
export * from "./effects.ts";
export * from "./sides.ts";
export * from "./steps.ts";
export {
  formatTable,
  MAX_MOVE_NUMBER,
  parseTable,
  type TableText,
} from "./table-text.ts";
export { timeoutOutcome } from "./timeout.ts";
export { variantReader } from "./variant-words.ts";
export * from "./words.ts";
