// The margins of the search. Scores are centipawns, depths plies, histories as in
// `history.ts` (one table reaches 16384, the sum of a quiet move 57344).

/** A node whose evaluation is this far above beta per ply will not fall below it. */
export const REVERSE_FUTILITY_DEPTH: i32 = 8;
export const REVERSE_FUTILITY_MARGIN: i32 = 60;

/** A node this far below alpha is left to quiescence. */
export const RAZOR_DEPTH: i32 = 4;
export const RAZOR_BASE: i32 = 200;
export const RAZOR_MARGIN: i32 = 220;

/** Passing the move and still failing high proves a node good, zugzwang apart. */
export const NULL_MOVE_DEPTH: i32 = 3;
/** The evaluation may lie this far above beta, less so much per ply. */
export const NULL_MOVE_MARGIN: i32 = 160;
export const NULL_MOVE_MARGIN_PER_PLY: i32 = 20;
export const NULL_MOVE_BASE: i32 = 4;
export const NULL_MOVE_DEPTH_DIVISOR: i32 = 4;
export const NULL_MOVE_SCORE_DIVISOR: i32 = 200;
export const NULL_MOVE_SCORE_LIMIT: i32 = 3;
/** From this depth on the result is verified by a search without null moves. */
export const NULL_MOVE_VERIFY_DEPTH: i32 = 14;

/** A capture that beats beta by this much in a shallow search would do so in a deep one. */
export const PROBCUT_DEPTH: i32 = 5;
export const PROBCUT_MARGIN: i32 = 180;
export const PROBCUT_IMPROVING: i32 = 50;
export const PROBCUT_REDUCTION: i32 = 4;

/** Without a table move the node is worth a ply less from this depth on. */
export const INTERNAL_REDUCTION_DEPTH: i32 = 4;

/** Quiet moves after this many are left out: base + depth squared, halved when not improving. */
export const LATE_MOVE_DEPTH: i32 = 8;
export const LATE_MOVE_BASE: i32 = 4;

/** A quiet move is left out when the evaluation and this margin do not reach alpha. */
export const FUTILITY_DEPTH: i32 = 8;
export const FUTILITY_BASE: i32 = 90;
export const FUTILITY_MARGIN: i32 = 90;
export const FUTILITY_HISTORY_DIVISOR: i32 = 200;

/** A quiet move with a history this bad per ply is left out. */
export const HISTORY_PRUNING_DEPTH: i32 = 4;
export const HISTORY_PRUNING_MARGIN: i32 = -4500;

/** A quiet move may lose this much by exchange, times depth squared; a capture, times depth. */
export const QUIET_EXCHANGE_MARGIN: i32 = -24;
export const CAPTURE_EXCHANGE_MARGIN: i32 = -95;
export const CAPTURE_EXCHANGE_HISTORY_DIVISOR: i32 = 64;

/** The table move is singular when all others fall this far (per ply) below its score. */
export const SINGULAR_DEPTH: i32 = 7;
export const SINGULAR_MARGIN: i32 = 2;
export const DOUBLE_EXTENSION_MARGIN: i32 = 20;
export const DOUBLE_EXTENSION_LIMIT: i32 = 6;

/** A reduced search this far above the best, plus this per ply, is repeated deeper; one nearer, shallower. */
export const DEEPER_MARGIN: i32 = 45;
export const DEEPER_MARGIN_PER_PLY: i32 = 2;
export const SHALLOWER_MARGIN: i32 = 8;

/** Late move reductions begin here; the terms are 1024ths of a ply. */
export const REDUCTION_DEPTH: i32 = 3;
export const REDUCE_CUT_NODE: i32 = 1600;
export const REDUCE_NOT_IMPROVING: i32 = 700;
export const REDUCE_CAPTURE_TABLE_MOVE: i32 = 700;
export const MANY_CUTOFFS: i32 = 3;
export const REDUCE_MANY_CUTOFFS: i32 = 800;
export const SPARE_PV_NODE: i32 = 1024;
export const SPARE_TABLE_PV: i32 = 900;
export const SPARE_KILLER: i32 = 1024;
export const SPARE_CHECK: i32 = 900;
export const SPARE_CAPTURE: i32 = 1024;
/** A history sum of this size is worth one 1024th. */
export const REDUCTION_HISTORY_DIVISOR: i32 = 12;
