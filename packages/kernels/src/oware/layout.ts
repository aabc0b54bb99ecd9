// Where the kernel keeps what; below 64 KiB lies what the ABI names.

/** u64 pairs, what sowing adds to own and enemy row by pit and seeds: [6][64]. */
export const SOWING: usize = 0x8000;
/** i32 by weight number. */
export const WEIGHTS: usize = 0xa000;
/** i32[12][64]: history of quiet moves by the seeds that they sow. */
export const QUIET_HISTORY: usize = 0xb000;
/** u64 pairs, the positions from the last capture before the root down to the node at hand. */
export const PATH: usize = 0x10000;
/** What is sized when the kernel starts. */
export const WORK: usize = 0x20000;
