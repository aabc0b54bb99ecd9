/** The timers that a dialogue uses for its time-outs; tests bring their own. */
export interface Timers {
  /** Calls `action` once after `delayMs` and returns a function that prevents it. */
  after(delayMs: number, action: () => void): () => void;
}

/** The timers of the platform. */
export const systemTimers: Timers = {
  after(delayMs, action) {
    const handle = setTimeout(action, delayMs);
    return () => clearTimeout(handle);
  },
};
