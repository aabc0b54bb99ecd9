import { type GameRecord, mainline } from "@kibitz/records";
import type { KeptGame, StoreFault } from "../../library/game-store.ts";
import type { Study } from "./study.ts";

export interface StudyKeeperOptions<P, M> {
  /** The game's id. */
  readonly game: string;
  readonly variant: string;
  write(record: GameRecord<P, M>): string;
  /** The id under which it is kept already. */
  readonly id: string | undefined;
  newId(): string;
  put(game: KeptGame): Promise<StoreFault | undefined>;
  nowIso(): string;
  /** It has got a place. */
  onKept(id: string): void;
  onFault(fault: StoreFault): void;
}

/** Edits come in bursts; this long after the last one they are kept. */
const PAUSE_MS = 300;

/** Keeps a study from its first edit on. */
export class StudyKeeper<P, M> {
  readonly #options: StudyKeeperOptions<P, M>;
  #id: string | undefined;
  /** The place that was told. */
  #toldId: string | undefined;
  #waiting: Study<P, M> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;

  constructor(options: StudyKeeperOptions<P, M>) {
    this.#options = options;
    this.#id = options.id;
    this.#toldId = options.id;
  }

  get id(): string | undefined {
    return this.#id;
  }

  /** Leaves its place to somebody else: what is changed from now on is kept in a place of its own. */
  renounce(): void {
    this.#id = undefined;
  }

  changed(study: Study<P, M>): void {
    this.#waiting = study;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), PAUSE_MS);
  }

  /** Keeps at once what still waits: the page may be gone when this returns. */
  flush(): void {
    clearTimeout(this.#timer);
    const study = this.#waiting;
    if (study === undefined) return;
    this.#waiting = undefined;
    void this.#keep(study);
  }

  /** Keeps what still waits. Nothing is told of a place after this: the study is no longer shown. */
  close(): void {
    this.flush();
    this.#isClosed = true;
  }

  async #keep({ record }: Study<P, M>): Promise<void> {
    const { game, variant, write, newId, put, nowIso, onKept, onFault } = this.#options;
    const id = this.#id ?? newId();
    this.#id = id;
    const fault = await put({
      id,
      game,
      variant,
      origin: "analysed",
      updatedAt: nowIso(),
      tags: { ...Object.fromEntries(record.tags), Result: record.result },
      plies: mainline(record.tree).length,
      record: write(record),
    });
    if (fault !== undefined) onFault(fault);
    // Without a database it is kept all the same, in the small store or as long as the page lives.
    const isKept = fault === undefined || fault.code === "refused";
    if (!isKept || id === this.#toldId || this.#isClosed) return;
    this.#toldId = id;
    onKept(id);
  }
}
