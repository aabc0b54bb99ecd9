import type { Step } from "@kibitz/rules/mancala";
import { type Accessor, createSignal } from "solid-js";
import { mayMove } from "../../board/motion.ts";
import { playSound } from "../../sound/sound.ts";
import { paceOf } from "./pace.ts";
import {
  type Counts,
  EMPTY_TABLE,
  type Motion,
  motionsOf,
  moved,
  playedOn,
  settled,
  type Table,
} from "./table.ts";

/** Motions that are being shown. */
interface Act {
  readonly motions: readonly Motion[];
  /** When each is seen, by the clock of the show. */
  times: readonly number[];
  next: number;
}

/** How much of a move is still seen when the next one waits. */
const RUSH_MS = 350;
/** A page that is busy shows a move slower, and not with motions left out. */
const LONGEST_FRAME_MS = 100;
/** The last seed is seen to come to rest. */
const REST_MS = 180;
/** Seeds that fall closer together are heard as one. */
const LEAST_BETWEEN_SOUNDS_MS = 60;

/**
 * The seeds as they are seen: they follow the steps of moves one motion after the other. Whatever
 * is shown, `table` tells the seeds that lie there, so that numbers beside it never lie.
 */
export class Show {
  readonly table: Accessor<Table>;
  readonly isMoving: Accessor<boolean>;
  readonly #setTable: (table: Table) => void;
  readonly #setMoving: (moving: boolean) => void;
  #acts: Act[] = [];
  #frame: number | undefined;
  /** In milliseconds; it rests while nothing is shown. */
  #clock = 0;
  #frameAt: number | undefined;
  #heardAt = 0;

  constructor(counts: Counts) {
    const [table, setTable] = createSignal(settled(EMPTY_TABLE, counts));
    const [isMoving, setMoving] = createSignal(false);
    this.table = table;
    this.isMoving = isMoving;
    this.#setTable = setTable;
    this.#setMoving = setMoving;
  }

  /** Shows steps after those that are being shown, which hurry up; at once where nothing may move. */
  play(steps: readonly Step[]): void {
    const motions = steps.flatMap(motionsOf);
    if (motions.length === 0) return;
    if (!mayMove() || document.hidden) {
      this.finish();
      this.#setTable(motions.reduce(moved, this.table()));
      return;
    }
    this.#hurry();
    const start = this.#acts.at(-1)?.times.at(-1) ?? this.#clock;
    this.#acts.push({ motions, times: paceOf(motions).map((time) => start + time), next: 0 });
    this.#setMoving(true);
    this.#frame ??= requestAnimationFrame(() => this.#advance());
  }

  /** What is being shown is over at once. */
  finish(): void {
    if (this.#acts.length === 0) return;
    const left = this.#acts.flatMap(({ motions, next }) => motions.slice(next));
    this.#stop();
    this.#setTable(left.reduce(moved, this.table()));
  }

  /** These counts without a motion; seeds that need not move stay. */
  settle(counts: Counts): void {
    this.#stop();
    this.#setTable(settled(this.table(), counts));
  }

  /** These counts, and then some steps, without a motion. */
  put(counts: Counts, steps: readonly Step[]): void {
    this.settle(counts);
    this.#setTable(playedOn(this.table(), steps));
  }

  #stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
    this.#frameAt = undefined;
    this.#acts = [];
    this.#setMoving(false);
  }

  #hurry(): void {
    const now = this.#clock;
    const end = this.#acts.at(-1)?.times.at(-1) ?? now;
    if (end - now <= RUSH_MS) return;
    const share = RUSH_MS / (end - now);
    for (const act of this.#acts) act.times = act.times.map((time) => now + (time - now) * share);
  }

  #advance(): void {
    const frameAt = performance.now();
    this.#clock += Math.min(frameAt - (this.#frameAt ?? frameAt), LONGEST_FRAME_MS);
    this.#frameAt = frameAt;
    const now = this.#clock;
    this.#setTable(this.#due(now).reduce(moved, this.table()));
    const [act] = this.#acts;
    const end = act?.times.at(-1) ?? now;
    if (act !== undefined && act.next >= act.motions.length && now >= end + REST_MS)
      this.#acts.shift();
    this.#frame = undefined;
    if (this.#acts.length === 0) this.#stop();
    else this.#frame = requestAnimationFrame(() => this.#advance());
  }

  /** The motions whose time has come. */
  #due(now: number): readonly Motion[] {
    const due: Motion[] = [];
    for (const act of this.#acts) {
      while (act.next < act.motions.length && (act.times[act.next] ?? 0) <= now) {
        const motion = act.motions[act.next];
        if (motion !== undefined) due.push(motion);
        act.next += 1;
      }
      if (act.next < act.motions.length) break;
    }
    if (due.some(({ kind }) => kind === "drop")) this.#tick(now);
    return due;
  }

  #tick(now: number): void {
    if (now - this.#heardAt < LEAST_BETWEEN_SOUNDS_MS) return;
    this.#heardAt = now;
    playSound("seed");
  }
}
