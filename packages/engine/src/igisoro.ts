export {
  createIgisoroEvaluation,
  IGISORO_TERMS,
  type IgisoroTerm,
  igisoroKnowledge,
  igisoroTerms,
} from "./reference/mancala/igisoro-evaluation.ts";
