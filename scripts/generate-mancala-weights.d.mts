interface MancalaWeightsFile {
  readonly weights: Readonly<Record<string, number>>;
}

export function mancalaWeightsModule(files: readonly MancalaWeightsFile[]): string;
export function readMancalaWeights(): readonly MancalaWeightsFile[];
export function generateMancalaWeights(): void;
