import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { openDatabase } from "./database.ts";
import { Journal } from "./journal.ts";
import { KeptGames } from "./kept-games.ts";

test("a game that was put is there for the next store", async () => {
  const open = () =>
    new KeptGames({
      openShelf: openDatabase,
      journal: new Journal(undefined),
      tabs: { tell: () => {}, listen: () => {} },
      nowMs: () => 0,
    });
  const game = {
    id: "a",
    game: "chess",
    variant: "standard",
    origin: "played",
    updatedAt: "2026-01-01T00:00:00Z",
    tags: { White: "Anna" },
    plies: 1,
    record: "1. e4 *",
  } as const;
  expect(await open().put(game)).toBeUndefined();
  expect(await open().get("a")).toEqual(game);
  expect(await open().unfinished("chess")).toEqual(game);
  expect(await open().list({ text: "anna" })).toMatchObject({ total: 1 });
});
