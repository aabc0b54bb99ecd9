export {
  createOwareEvaluation,
  OWARE_TERMS,
  type OwareTerm,
  owareKnowledge,
  owareTerms,
} from "./reference/mancala/oware-evaluation.ts";
