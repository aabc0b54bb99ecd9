/** The moments of Adam; everything that a later step needs of the earlier ones. */
export interface AdamState {
  readonly first: Float64Array;
  readonly second: Float64Array;
  step: number;
}

const FIRST_DECAY = 0.9;
const SECOND_DECAY = 0.999;
const EPSILON = 1e-10;

export function createAdamState(length: number): AdamState {
  return { first: new Float64Array(length), second: new Float64Array(length), step: 0 };
}

/**
 * Moves `weights` one step down `gradient`: Adam (Kingma and Ba 2015), whose step
 * of a weight is about `rate` in the unit of the weights whatever the gradient's size.
 */
export function adamStep(
  weights: Float64Array,
  gradient: Float64Array,
  state: AdamState,
  rate: number,
): void {
  state.step += 1;
  const firstBias = 1 - FIRST_DECAY ** state.step;
  const secondBias = 1 - SECOND_DECAY ** state.step;
  weights.forEach((weight, j) => {
    const slope = gradient[j] ?? 0;
    const first = FIRST_DECAY * (state.first[j] ?? 0) + (1 - FIRST_DECAY) * slope;
    const second = SECOND_DECAY * (state.second[j] ?? 0) + (1 - SECOND_DECAY) * slope * slope;
    state.first[j] = first;
    state.second[j] = second;
    weights[j] = weight - (rate * (first / firstBias)) / (Math.sqrt(second / secondBias) + EPSILON);
  });
}
