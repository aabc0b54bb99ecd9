import { ChannelLock } from "./channel-lock.ts";

/** Which tab of this browser plays a game. */
export type LockHolder = "here" | "elsewhere";

/**
 * The right to play one kept game, which one tab has at a time: two that kept the same game
 * would write over one another.
 */
export interface GameLock {
  /** Takes the game from the tab that has it; that tab is told. */
  takeOver(): void;
  /** Lets another tab have it. Nothing is told after this. */
  release(): void;
}

/**
 * Asks for a game. `onHolder` is called, never before this function returns, with who has it
 * and each time when that changes: a game that another tab lets go comes to one that waits, and
 * whoever gets it should read it anew.
 */
export function lockGame(id: string, onHolder: (holder: LockHolder) => void): GameLock {
  const name = `kibitz.game.${id}`;
  if (navigator.locks !== undefined) return new BrowserLock(navigator.locks, name, onHolder);
  if (typeof BroadcastChannel !== "undefined") {
    return new ChannelLock(new BroadcastChannel(name), onHolder);
  }
  queueMicrotask(() => onHolder("here"));
  return { takeOver: () => {}, release: () => {} };
}

/** The part of the browser's locks that is used. */
export interface Locks {
  request<R>(
    name: string,
    options: LockOptions,
    callback: (lock: Lock | null) => Promise<R>,
  ): Promise<R>;
}

/** A lock of the browser, which it takes from a tab that closes or crashes. */
export class BrowserLock implements GameLock {
  readonly #locks: Locks;
  readonly #name: string;
  readonly #onHolder: (holder: LockHolder) => void;
  /** Ends whatever this tab has: its hold, or its place in the queue. */
  #end: () => void = () => {};
  #isReleased = false;

  constructor(locks: Locks, name: string, onHolder: (holder: LockHolder) => void) {
    this.#locks = locks;
    this.#name = name;
    this.#onHolder = onHolder;
    void this.#request({ ifAvailable: true });
  }

  takeOver(): void {
    this.#end();
    void this.#request({ steal: true });
  }

  release(): void {
    this.#isReleased = true;
    this.#end();
  }

  async #request(options: LockOptions): Promise<void> {
    try {
      const isHeld = await this.#locks.request(this.#name, options, (lock) => this.#hold(lock));
      if (!isHeld) this.#queue();
    } catch (error) {
      // The browser aborts a hold when another tab steals the lock.
      if (!isAbort(error)) this.#goWithout();
      else if (options.signal?.aborted !== true) this.#queue();
    }
  }

  /** Whether the lock was this tab's, told when it no longer is. */
  async #hold(lock: Lock | null): Promise<boolean> {
    if (lock === null) return false;
    if (this.#isReleased) return true;
    this.#onHolder("here");
    await new Promise<void>((end) => {
      this.#end = end;
    });
    return true;
  }

  /** A browser that keeps nothing for the page gives it no locks: no other tab has the game then. */
  #goWithout(): void {
    if (!this.#isReleased) this.#onHolder("here");
  }

  #queue(): void {
    if (this.#isReleased) return;
    this.#onHolder("elsewhere");
    const leaving = new AbortController();
    this.#end = () => leaving.abort();
    void this.#request({ signal: leaving.signal });
  }
}

const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "AbortError";
