import type { Locks } from "../game-lock.ts";

interface Waiting {
  grant(): void;
}

/** One lock of a browser, as the Web Locks specification has it: a queue, stealing, signals. */
export class FakeLocks implements Locks {
  #holder: { abort(): void } | undefined;
  readonly #queue: Waiting[] = [];

  async request<R>(
    name: string,
    options: LockOptions,
    callback: (lock: Lock | null) => Promise<R>,
  ): Promise<R> {
    const lock: Lock = { name, mode: "exclusive" };
    await Promise.resolve();
    if (options.ifAvailable && (this.#holder || this.#queue.length > 0)) return callback(null);
    if (options.steal) {
      this.#holder?.abort();
      this.#holder = undefined;
    } else if (this.#holder !== undefined) await this.#turn(options.signal);
    return this.#hold(() => callback(lock));
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting = { grant: resolve };
      this.#queue.push(waiting);
      signal?.addEventListener("abort", () => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1);
        reject(aborted());
      });
    });
  }

  #hold<R>(work: () => Promise<R>): Promise<R> {
    return new Promise((resolve, reject) => {
      const holder = { abort: () => reject(aborted()) };
      this.#holder = holder;
      void work().then((value) => {
        if (this.#holder === holder) {
          this.#holder = undefined;
          this.#queue.shift()?.grant();
        }
        resolve(value);
      }, reject);
    });
  }
}

const aborted = (): DOMException => new DOMException("stolen", "AbortError");
