import type { Clock } from "../match/clock.ts";

/** A clock that stands still until a test moves it on. */
export class FakeClock implements Clock {
  #now = 0;
  readonly #alarms = new Set<{ readonly at: number; readonly action: () => void }>();

  now(): number {
    return this.#now;
  }

  after(delayMs: number, action: () => void): () => void {
    const alarm = { at: this.#now + delayMs, action };
    this.#alarms.add(alarm);
    return () => this.#alarms.delete(alarm);
  }

  advance(byMs: number): void {
    this.#now += byMs;
    for (const alarm of [...this.#alarms]) {
      if (alarm.at > this.#now) continue;
      this.#alarms.delete(alarm);
      alarm.action();
    }
  }
}
