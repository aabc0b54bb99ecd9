// Generated from data/weights/ by scripts/generate-mancala-weights.mjs; edit those files instead.

/** By term, in seeds a count. */
export const KALAH_WEIGHTS = {
  storeLead: 1,
  rowLead: 0.15,
  mobilityLead: 0.2,
  extraTurnLead: 0.3,
  farPitLead: 0.05,
  captureChance: 0.4,
  captureDanger: -0.3,
  turn: 0.5,
};

/** By term, in seeds a count. */
export const OWARE_WEIGHTS = {
  storeLead: 1,
  rowLead: 0.1,
  mobilityLead: 0.2,
  reachLead: 0.1,
  vulnerableLead: -0.3,
  hoardLead: 0.5,
  captureChance: 0.5,
  captureDanger: -0.4,
  turn: 0.3,
};

/** By term, in seeds a count. */
export const IGISORO_WEIGHTS = {
  seedLead: 1,
  sowableLead: 0.5,
  innerLead: -0.05,
  exposedLead: -0.2,
  reverseLead: 0.5,
  captureLead: 0.3,
  captureChance: 0.4,
  captureDanger: -0.4,
  turn: 1,
};
