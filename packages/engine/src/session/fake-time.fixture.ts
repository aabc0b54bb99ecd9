import type { TimeSource } from "./time-source.ts";

/** Time that passes when a test says so. */
export class FakeTime implements TimeSource {
  #nowMs = 1000;
  #timers = new Map<object, { readonly dueMs: number; readonly callback: () => void }>();

  now(): number {
    return this.#nowMs;
  }

  setTimer(callback: () => void, delayMs: number): () => void {
    const id = {};
    this.#timers.set(id, { dueMs: this.#nowMs + delayMs, callback });
    return () => void this.#timers.delete(id);
  }

  get pendingTimers(): number {
    return this.#timers.size;
  }

  /** Lets time pass, calling timers back when they are due. */
  advance(ms: number): void {
    const endMs = this.#nowMs + ms;
    for (let next = this.#nextDue(endMs); next; next = this.#nextDue(endMs)) {
      const [id, { dueMs, callback }] = next;
      this.#timers.delete(id);
      this.#nowMs = Math.max(this.#nowMs, dueMs);
      callback();
    }
    this.#nowMs = endMs;
  }

  /** Lets time pass without calling anyone back, as when the thread was busy. */
  jump(ms: number): void {
    this.#nowMs += ms;
  }

  #nextDue(endMs: number) {
    return [...this.#timers]
      .filter(([, { dueMs }]) => dueMs <= endMs)
      .sort(([, one], [, other]) => one.dueMs - other.dueMs)[0];
  }
}
