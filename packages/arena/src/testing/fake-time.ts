import type { TimeSource } from "@kibitz/engine";

/** Time that stands still until a test moves it on. */
export class FakeTime implements TimeSource {
  #nowMs = 0;
  readonly #timers = new Set<{ readonly dueMs: number; readonly callback: () => void }>();

  now(): number {
    return this.#nowMs;
  }

  setTimer(callback: () => void, delayMs: number): () => void {
    const timer = { dueMs: this.#nowMs + delayMs, callback };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** Moves on, then calls back whoever is due. */
  advance(byMs: number): void {
    this.#nowMs += byMs;
    for (const timer of [...this.#timers]) {
      if (timer.dueMs <= this.#nowMs && this.#timers.delete(timer)) timer.callback();
    }
  }
}
