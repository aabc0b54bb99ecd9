/** Why a protocol line, or a part of it, cannot be used. `at` is the index of the faulty character. */
export interface LineFault {
  /** Stable and kebab-case, for programs. */
  readonly code: string;
  /** A sentence for people: what is wrong and what to do. */
  readonly message: string;
  readonly at: number;
}
