export { type AlphaBetaOptions, alphaBetaSearch } from "./alpha-beta.ts";
export { type MctsOptions, mctsSearch } from "./mcts.ts";
export { minimaxSearch } from "./minimax.ts";
export { type SearchPlayerOptions, searchPlayer } from "./player.ts";
export {
  alphaBetaPlayer,
  greedyPlayer,
  mctsPlayer,
  minimaxPlayer,
  randomPlayer,
} from "./players.ts";
export { randomForLine } from "./random.ts";
export type {
  Evaluate,
  Knowledge,
  Progress,
  Report,
  Search,
  SearchEvent,
  SearchObserver,
  SearchOptions,
  SearchRequest,
  StartSearch,
  ValueSource,
} from "./search.ts";
export { greedySearch, randomSearch, type SeededOptions } from "./simple-movers.ts";
export { MAX_EVALUATION, scoreOf, type ValueUnit, WIN, WON_POINTS } from "./values.ts";
