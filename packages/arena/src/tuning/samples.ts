/** One position as a tuner sees it; see `SampleSet` for the formula. */
export interface Sample {
  readonly middlegameFactor: number;
  readonly endgameFactor: number;
  readonly offset: number;
  /** What the value should predict: 0 (first side loses) to 1 (it wins). */
  readonly target: number;
  /** Numbers of the weights that count here, and how often each does. */
  readonly indices: ArrayLike<number>;
  readonly coefficients: ArrayLike<number>;
}

/**
 * Positions whose value is linear in the weights, in compact arrays. The value is
 *
 *   sum over j of coefficient[j] * (mg[index[j]] * middlegameFactor + eg[index[j]] * endgameFactor) + offset
 *
 * in the unit of the weights, for the side that moves first in the game.
 */
export interface SampleSet {
  readonly count: number;
  readonly middlegameFactors: Float32Array;
  readonly endgameFactors: Float32Array;
  readonly offsets: Float32Array;
  readonly targets: Float32Array;
  /** `starts[i]` to `starts[i + 1]` are the entries of position `i` in the two arrays below. */
  readonly starts: Uint32Array;
  readonly indices: Uint16Array;
  readonly coefficients: Int16Array;
}

/** Collects samples; the arrays grow as needed. */
export class SampleCollector {
  #positionCount = 0;
  #entryCount = 0;
  #rows = new Float32Array(4 * 1024);
  #starts = new Uint32Array(1024);
  #indices = new Uint16Array(64 * 1024);
  #coefficients = new Int16Array(64 * 1024);

  add({ indices, coefficients, ...sample }: Sample): void {
    this.#reserve(indices.length);
    const row = 4 * this.#positionCount;
    this.#rows[row] = sample.middlegameFactor;
    this.#rows[row + 1] = sample.endgameFactor;
    this.#rows[row + 2] = sample.offset;
    this.#rows[row + 3] = sample.target;
    this.#indices.set(indices, this.#entryCount);
    this.#coefficients.set(coefficients, this.#entryCount);
    this.#entryCount += indices.length;
    this.#positionCount += 1;
    this.#starts[this.#positionCount] = this.#entryCount;
  }

  finish(): SampleSet {
    const count = this.#positionCount;
    const column = (offset: number) =>
      Float32Array.from({ length: count }, (_, i) => this.#rows[4 * i + offset] ?? 0);
    return {
      count,
      middlegameFactors: column(0),
      endgameFactors: column(1),
      offsets: column(2),
      targets: column(3),
      starts: this.#starts.slice(0, count + 1),
      indices: this.#indices.slice(0, this.#entryCount),
      coefficients: this.#coefficients.slice(0, this.#entryCount),
    };
  }

  #reserve(entries: number): void {
    if (this.#positionCount + 2 > this.#starts.length) {
      this.#starts = grown(this.#starts, new Uint32Array(2 * this.#starts.length));
      this.#rows = grown(this.#rows, new Float32Array(2 * this.#rows.length));
    }
    if (this.#entryCount + entries > this.#indices.length) {
      const length = 2 * this.#indices.length + entries;
      this.#indices = grown(this.#indices, new Uint16Array(length));
      this.#coefficients = grown(this.#coefficients, new Int16Array(length));
    }
  }
}

function grown<T extends Float32Array | Uint32Array | Uint16Array | Int16Array>(
  from: T,
  into: T,
): T {
  into.set(from);
  return into;
}
