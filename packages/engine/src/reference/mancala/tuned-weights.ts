// Generated from data/weights/ by scripts/generate-mancala-weights.mjs; edit those files instead.

/** By term, in seeds a count. */
export const KALAH_WEIGHTS = {
  storeLead: 1,
  rowLead: 0.005,
  mobilityLead: 1.378,
  extraTurnLead: -0.187,
  farPitLead: -0.175,
  captureChance: 0.202,
  captureDanger: -0.324,
  turn: -0.376,
};

/** By term, in seeds a count. */
export const OWARE_WEIGHTS = {
  storeLead: 1,
  rowLead: 0.037,
  mobilityLead: 0.957,
  reachLead: -0.323,
  vulnerableLead: 0.187,
  hoardLead: 0.598,
  captureChance: 0.698,
  captureDanger: -0.367,
  turn: 1.139,
};

/** By term, in seeds a count. */
export const IGISORO_WEIGHTS = {
  seedLead: 1,
  sowableLead: 1.125,
  innerLead: 0.028,
  exposedLead: 0.172,
  reverseLead: 1.368,
  captureLead: 0.949,
  captureChance: 1.037,
  captureDanger: -0.439,
  turn: 0.649,
};
