import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { exportedFiles } from "./export-games.ts";
import { FakeBrowser } from "./testing/browser.fixture.ts";
import { keptGame } from "./testing/kept-game.fixture.ts";

async function filled(count: number) {
  const store = new FakeBrowser().open();
  const games = Array.from({ length: count }, (_, n) => keptGame(`g${n}`, { record: `${n} *\n` }));
  await store.putAll(games);
  return { store, ids: games.map(({ id }) => id) };
}

test("games are written in order with an empty line between them", async () => {
  const { store, ids } = await filled(3);
  const files = await exportedFiles(store, [...ids.toReversed(), "gone"]);
  expect([...files.keys()]).toEqual(["chess"]);
  expect(await files.get("chess")?.text()).toBe("2 *\n\n1 *\n\n0 *\n\n");
});

test("each kind of game gets a file of its own", async () => {
  const { store, ids } = await filled(1);
  await store.put(keptGame("go", { game: "go", record: "(;GM[1])" }));
  const files = await exportedFiles(store, [...ids, "go"]);
  expect([...files.keys()]).toEqual(["chess", "go"]);
  expect(await files.get("go")?.text()).toBe("(;GM[1])\n\n");
});

test("an export is told piece by piece and can be abandoned", async () => {
  const { store, ids } = await filled(1001);
  const told: number[] = [];
  const stop = new AbortController();
  const onProgress = (games: number): void => {
    told.push(games);
    if (games === 1000) stop.abort();
  };
  const files = exportedFiles(store, ids, { signal: stop.signal, onProgress });
  await expect(files).rejects.toThrow(/abort/);
  expect(told).toEqual([500, 1000]);
});
