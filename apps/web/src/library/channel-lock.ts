import type { GameLock, LockHolder } from "./game-lock.ts";

/** How long a tab waits for another to say that it has the game. */
const ANSWER_MS = 300;

/** What tabs tell one another; the lowest rank has the game. */
interface Message {
  readonly kind: "who" | "mine" | "taken" | "free";
  readonly rank: number;
}

/**
 * An agreement between tabs, where the browser has no locks. A tab that crashes lets nothing
 * go; the next one has to take over.
 */
export class ChannelLock implements GameLock {
  readonly #channel: BroadcastChannel;
  readonly #onHolder: (holder: LockHolder) => void;
  readonly #lot = Math.random();
  #state: "asking" | LockHolder = "asking";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(channel: BroadcastChannel, onHolder: (holder: LockHolder) => void) {
    this.#channel = channel;
    this.#onHolder = onHolder;
    channel.onmessage = ({ data }: MessageEvent<Message>) => this.#hear(data);
    this.#ask();
  }

  takeOver(): void {
    this.#tell("taken");
    this.#settle("here");
  }

  release(): void {
    clearTimeout(this.#timer);
    if (this.#state === "here") this.#tell("free");
    this.#channel.close();
  }

  #hear({ kind, rank }: Message): void {
    if (kind === "who" && this.#rank() < rank) this.#tell("mine");
    const isClaim = kind === "who" || kind === "mine";
    if (isClaim && this.#state === "asking" && rank < this.#rank()) this.#settle("elsewhere");
    if (kind === "taken") this.#settle("elsewhere");
    if (kind === "free" && this.#state === "elsewhere") this.#ask();
  }

  #ask(): void {
    this.#state = "asking";
    this.#tell("who");
    this.#timer = setTimeout(() => this.#settle("here"), ANSWER_MS);
  }

  #settle(holder: LockHolder): void {
    clearTimeout(this.#timer);
    if (this.#state === holder) return;
    this.#state = holder;
    this.#onHolder(holder);
  }

  /** Drawn by lot among those that ask; before them comes who has the game, after them who waits. */
  #rank(): number {
    if (this.#state === "asking") return this.#lot;
    return this.#state === "here" ? -1 : 1;
  }

  #tell(kind: Message["kind"]): void {
    this.#channel.postMessage({ kind, rank: this.#rank() } satisfies Message);
  }
}
