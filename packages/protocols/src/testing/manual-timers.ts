import type { Timers } from "../timers.ts";

/** Timers whose time a test moves by hand. */
export class ManualTimers implements Timers {
  #now = 0;
  #alarms: { readonly at: number; readonly action: () => void }[] = [];

  after(delayMs: number, action: () => void): () => void {
    const alarm = { at: this.#now + delayMs, action };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  }

  /** How many alarms are set: none when nothing is awaited. */
  get pending(): number {
    return this.#alarms.length;
  }

  advance(byMs: number): void {
    this.#now += byMs;
    const due = this.#alarms.filter(({ at }) => at <= this.#now).sort((a, b) => a.at - b.at);
    this.#alarms = this.#alarms.filter(({ at }) => at > this.#now);
    for (const { action } of due) action();
  }
}
