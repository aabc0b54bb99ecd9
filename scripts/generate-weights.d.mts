/** The text of the kernel's `tuned-weights.ts` for the contents of a weights file. */
export function weightsModule(file: unknown): string;
/** Brings `tuned-weights.ts` up to date with `data/weights/chess.json`. */
export function generateWeights(): void;
