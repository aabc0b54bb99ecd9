import type { FixedKeys } from "../keys/fixed-keys.ts";

/** What the keys of the ARIA grid pattern do on every board. */
export const WALK_KEYS: readonly FixedKeys[] = [
  { title: "To the place beside, above, below", keys: ["Arrow keys"] },
  { title: "To the ends of the row", keys: ["Home", "End"] },
];

/** Where shapes can be drawn; Control and Alt choose another colour. */
export const DRAW_KEYS: readonly FixedKeys[] = [
  { title: "Begin or end an arrow; twice: a circle", keys: ["Shift+Enter"] },
];
