/** Time as a match sees it; tests pass their own. */
export interface Clock {
  /** Milliseconds since some fixed moment; never runs back. */
  now(): number;
  /** Calls `action` once after `delayMs`, unless the returned function is called before. */
  after(delayMs: number, action: () => void): () => void;
}

/** The longest delay that a timer of the platform keeps. */
const MAX_DELAY_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => performance.now(),
  after: (delayMs, action) => {
    const timer = setTimeout(action, Math.min(delayMs, MAX_DELAY_MS));
    return () => clearTimeout(timer);
  },
};
