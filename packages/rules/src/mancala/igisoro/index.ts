export {
  createIgisoro,
  type IgisoroGame,
  type IgisoroLine,
  type IgisoroSowing,
  REVERSE_PITS,
  RWANDAN,
  TWO_REVERSE_PITS,
} from "./game.ts";
export { formatIgisoro, moveNumberOf, parseIgisoroSetup, SEEDS } from "./notation.ts";
export * from "./types.ts";
export { formatIgisoroVariant, parseIgisoroVariant } from "./variant.ts";
