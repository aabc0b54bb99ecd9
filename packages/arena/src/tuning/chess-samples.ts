import { type ChessLaboratory, FULL_PHASE } from "@kibitz/engine/chess-laboratory";
import type { LabelledPosition } from "./chess-shard.ts";
import { expectedResult, fitScale } from "./loss.ts";
import { SampleCollector, type SampleSet } from "./samples.ts";

/** How the target of a position comes about. */
export interface TargetSettings {
  /** The share of the game's result; the rest is what the score of the search expects. */
  readonly resultShare: number;
  /** The scale of the logistic curve, see `fitScale`. */
  readonly scale: number;
}

/** The scale at which the search's scores predict the results best. */
export function scoreScale(positions: readonly LabelledPosition[]): number {
  const scores = Float64Array.from(positions, ({ whiteCp }) => whiteCp);
  return fitScale(
    scores,
    Float64Array.from(positions, ({ points }) => points),
  );
}

/** Traces every position with a traced laboratory. */
export class ChessSampler {
  readonly #laboratory: ChessLaboratory;
  readonly #settings: TargetSettings;
  readonly #collector = new SampleCollector();

  constructor(laboratory: ChessLaboratory, settings: TargetSettings) {
    this.#laboratory = laboratory;
    this.#settings = settings;
  }

  add({ block, whiteCp, points }: LabelledPosition): void {
    const { resultShare, scale } = this.#settings;
    this.#laboratory.loadBlock(block);
    const trace = this.#laboratory.trace();
    const factor = (trace.scale * trace.fade) / FULL_PHASE;
    const indices = nonZeroIndices(trace.coefficients);
    this.#collector.add({
      middlegameFactor: factor * trace.phase,
      endgameFactor: factor * (FULL_PHASE - trace.phase),
      offset: trace.offset * trace.fade,
      target: resultShare * points + (1 - resultShare) * expectedResult(whiteCp, scale),
      indices,
      coefficients: indices.map((i) => trace.coefficients[i] ?? 0),
    });
  }

  finish(): SampleSet {
    return this.#collector.finish();
  }
}

function nonZeroIndices(coefficients: Int32Array): number[] {
  const indices: number[] = [];
  coefficients.forEach((coefficient, i) => {
    if (coefficient !== 0) indices.push(i);
  });
  return indices;
}
