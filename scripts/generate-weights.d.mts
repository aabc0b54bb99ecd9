/** The text of the kernel's `weights.ts` for the contents of a weights file. */
export function weightsModule(file: unknown): string;
/** Brings `weights.ts` up to date with `data/weights/chess.json`. */
export function generateWeights(): void;
