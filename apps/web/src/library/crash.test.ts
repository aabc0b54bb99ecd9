import "fake-indexeddb/auto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import type { KeptGames } from "./kept-games.ts";
import type { Shelf } from "./shelf.ts";
import { FakeBrowser } from "./testing/browser.fixture.ts";
import { keptGame } from "./testing/kept-game.fixture.ts";

/** A page that is killed after some steps: from then on it changes nothing any more. */
class Life {
  #stepsLeft: number;

  constructor(steps: number) {
    this.#stepsLeft = steps;
  }

  get isOver(): boolean {
    return this.#stepsLeft < 0;
  }

  step(): void {
    this.#stepsLeft -= 1;
    if (this.isOver) throw new Error("the page is dead");
  }

  /** Death may come before the work and after it; a dead page waits for ever. */
  async around<R>(work: () => Promise<R>): Promise<R> {
    try {
      this.step();
      const result = await work();
      this.step();
      return result;
    } catch (error) {
      if (this.isOver) return new Promise(() => {});
      throw error;
    }
  }
}

async function mortalShelf(life: Life): Promise<Shelf> {
  const shelf = await life.around(() => openDatabase());
  return {
    isLasting: true,
    put: (games, which) => life.around(() => shelf.put(games, which)),
    get: (ids) => life.around(() => shelf.get(ids)),
    unfinished: (game) => life.around(() => shelf.unfinished(game)),
    summaries: (ids) => shelf.summaries(ids),
    remove: (ids) => life.around(() => shelf.remove(ids)),
  };
}

interface Move {
  readonly id: string;
  /** Whether the page waits until the database has the move before the next is made. */
  readonly waits: boolean;
}

/** Plays moves until the page dies; returns the plies of each game when `put` had returned. */
async function playUntilDeath(
  store: KeptGames,
  life: Life,
  moves: readonly Move[],
): Promise<ReadonlyMap<string, number>> {
  const safe = new Map<string, number>();
  for (const [index, { id, waits }] of moves.entries()) {
    const kept = store.put(keptGame(id, { plies: index + 1 }));
    if (life.isOver) return safe;
    safe.set(id, index + 1);
    await Promise.race([waits ? kept : undefined, new Promise((end) => setTimeout(end, 30))]);
    if (life.isOver) return safe;
  }
  return safe;
}

const moves = fc.array(fc.record({ id: fc.constantFrom("a", "b"), waits: fc.boolean() }), {
  minLength: 1,
  maxLength: 6,
});

test("wherever a page is killed, at most the move in hand is lost", async () => {
  await fc.assert(
    fc.asyncProperty(moves, fc.integer({ min: 0, max: 30 }), async (played, steps) => {
      const browser = new FakeBrowser();
      const life = new Life(steps);
      browser.storage.beforeChange = () => life.step();
      const store = browser.open({ openShelf: () => mortalShelf(life) });
      const safe = await playUntilDeath(store, life, played);
      browser.storage.beforeChange = () => {};
      const next = browser.open({ nowMs: () => 1_000_500 });
      for (const [id, plies] of safe) {
        const kept = await next.get(id);
        expect(kept?.plies, id).toBeGreaterThanOrEqual(plies);
      }
      const { games } = await next.list({});
      for (const { id, plies } of games) expect(await next.get(id)).toMatchObject({ plies });
    }),
    { numRuns: 80 },
  );
});
