interface IgisoroWeightsFile {
  readonly groups: readonly { readonly name: string; readonly values: readonly number[] }[];
}

export function igisoroWeightsModule(file: IgisoroWeightsFile): string;
export function readIgisoroWeights(): IgisoroWeightsFile;
export function generateIgisoroWeights(): void;
