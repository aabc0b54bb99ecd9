/** Where a session has its time from; a test brings its own. */
export interface TimeSource {
  /** Milliseconds from any fixed point; never runs backwards. */
  now(): number;
  /** Calls back once, after so long; the function returned cancels it. */
  setTimer(callback: () => void, delayMs: number): () => void;
}

/** The longest delay that `setTimeout` takes; a longer one is asked for again when it is over. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

export const systemTime: TimeSource = {
  now: () => performance.now(),
  setTimer(callback, delayMs) {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
};
