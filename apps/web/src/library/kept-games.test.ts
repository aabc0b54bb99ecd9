import "fake-indexeddb/auto";
import { deleteDB, openDB } from "idb";
import { expect, test, vi } from "vitest";
import { DATABASE_NAME, DATABASE_VERSION, openDatabase } from "./database.ts";
import { Journal } from "./journal.ts";
import { FakeBrowser } from "./testing/browser.fixture.ts";
import { keptGame } from "./testing/kept-game.fixture.ts";

const refuse = (): Promise<never> => Promise.reject(new DOMException("no", "SecurityError"));

const full = (): DOMException => new DOMException("full", "QuotaExceededError");

test("a game that was put is there for the next page, with all that it had", async () => {
  const browser = new FakeBrowser();
  const game = keptGame("a");
  expect(await browser.open().put(game)).toBeUndefined();
  expect(await browser.open().get("a")).toEqual(game);
  expect(browser.storage.length).toBe(0);
});

test("the newest game that was played here and is not over can be gone on with", async () => {
  const store = new FakeBrowser().open();
  const tags = { Result: "1-0" };
  await store.put(keptGame("over", { updatedAt: "2026-01-04T00:00:00.000Z", tags }));
  await store.put(keptGame("old", { updatedAt: "2026-01-01T00:00:00.000Z" }));
  await store.put(keptGame("new", { updatedAt: "2026-01-03T00:00:00.000Z" }));
  await store.put(keptGame("file", { updatedAt: "2026-01-05T00:00:00.000Z", origin: "imported" }));
  await store.put(keptGame("go", { updatedAt: "2026-01-06T00:00:00.000Z", game: "go" }));
  expect(await store.unfinished("chess")).toMatchObject({ id: "new" });
  await store.put(keptGame("new", { updatedAt: "2026-01-03T00:00:00.000Z", tags }));
  expect(await store.unfinished("chess")).toMatchObject({ id: "old" });
  expect(await store.unfinished("kalah")).toBeUndefined();
});

test("without a database the journal keeps games for a page that has one", async () => {
  const browser = new FakeBrowser();
  const refused = browser.open({ openShelf: refuse });
  expect(await refused.put(keptGame("a"))).toMatchObject({ code: "refused" });
  expect(await refused.put(keptGame("a", { plies: 2 })), "told once").toBeUndefined();
  expect(await refused.get("a")).toMatchObject({ plies: 2 });
  expect(await refused.unfinished("chess")).toMatchObject({ id: "a" });
  const next = browser.open({ openShelf: refuse });
  expect(await next.list({})).toMatchObject({ total: 1, games: [{ id: "a", plies: 2 }] });
  const lucky = browser.open();
  expect(await lucky.get("a")).toMatchObject({ plies: 2 });
  expect(browser.storage.length, "the database has it").toBe(0);
});

test("a game that is deleted without a database does not come back with one", async () => {
  const browser = new FakeBrowser();
  await browser.open().put(keptGame("a"));
  await browser.open().put(keptGame("b"));
  const refused = browser.open({ openShelf: refuse, nowMs: () => 2_000_000 });
  await refused.remove(["a"]);
  expect(await browser.open().list({})).toMatchObject({ total: 1, games: [{ id: "b" }] });
});

test("what was deleted without a database and brought back is there for the next page", async () => {
  const browser = new FakeBrowser();
  const refused = browser.open({ openShelf: refuse });
  await refused.put(keptGame("a"));
  await refused.put(keptGame("b"));
  await refused.putAll(await refused.remove(["a", "b"]));
  expect(await browser.open().list({})).toMatchObject({ total: 2 });
});

test("without any store games last as long as the page, which is said", async () => {
  const browser = new FakeBrowser();
  const store = browser.open({ openShelf: refuse, journal: new Journal(undefined) });
  const fault = await store.put(keptGame("a"));
  expect(fault).toMatchObject({ code: "refused", message: expect.stringContaining("lost when") });
  expect(await store.get("a")).toMatchObject({ id: "a" });
});

test("where the journal is refused the database does alone", async () => {
  const browser = new FakeBrowser();
  browser.storage.quotaChars = 0;
  expect(await browser.open().put(keptGame("a"))).toBeUndefined();
  expect(await browser.open().get("a")).toMatchObject({ id: "a" });
});

test("a full disk is told once, and the game waits in the journal for room", async () => {
  const browser = new FakeBrowser();
  const store = browser.open();
  await store.put(keptGame("old"));
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw full();
  });
  expect(await store.put(keptGame("a"))).toMatchObject({ code: "full" });
  expect(await store.put(keptGame("a", { plies: 2 })), "told once").toBeUndefined();
  put.mockRestore();
  expect(await store.put(keptGame("b")), "there is room again").toBeUndefined();
  const next = browser.open();
  expect(await next.list({ sortBy: "plies" })).toMatchObject({
    total: 3,
    games: [{ id: "a" }, {}, {}],
  });
  expect(await next.get("a")).toMatchObject({ plies: 2 });
});

test("of many games all are kept or none, and a full disk is told each time", async () => {
  const browser = new FakeBrowser();
  const store = browser.open();
  await store.put(keptGame("old"));
  let puts = 0;
  const real = IDBObjectStore.prototype.put;
  const put = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
  ) {
    puts += 1;
    if (puts > 3) throw full();
    return real.call(this, value);
  });
  const many = ["a", "b", "c"].map((id) => keptGame(id));
  expect(await store.putAll(many)).toMatchObject({ code: "full" });
  expect(await store.putAll(many)).toMatchObject({ code: "full" });
  put.mockRestore();
  expect(await store.list({})).toMatchObject({ total: 1 });
  expect(await browser.open().list({})).toMatchObject({ total: 1, games: [{ id: "old" }] });
  expect(await store.putAll(many)).toBeUndefined();
  expect(await store.list({})).toMatchObject({ total: 4 });
});

test("a database that is deleted under the page is made anew", async () => {
  const store = new FakeBrowser().open();
  await store.put(keptGame("a"));
  await deleteDB(DATABASE_NAME);
  expect(await store.put(keptGame("b"))).toBeUndefined();
  expect(await store.get("b")).toMatchObject({ id: "b" });
});

test("a connection that the browser closes is opened again", async () => {
  const browser = new FakeBrowser();
  const open = vi.spyOn(indexedDB, "open");
  const store = browser.open();
  await store.put(keptGame("a"));
  const [request] = open.mock.results.map(({ value }) => value as IDBOpenDBRequest);
  request?.result.close();
  expect(await store.put(keptGame("b"))).toBeUndefined();
  expect(await store.getAll(["b", "none", "a"])).toMatchObject([{ id: "b" }, { id: "a" }]);
});

test("a database of a newer page is left alone", async () => {
  const browser = new FakeBrowser();
  (await openDB(DATABASE_NAME, DATABASE_VERSION + 1)).close();
  const store = browser.open();
  expect(await store.put(keptGame("a"))).toMatchObject({ code: "refused" });
  expect(await browser.open().get("a")).toMatchObject({ id: "a" });
});

test("a database that does not open in time is done without", async () => {
  const browser = new FakeBrowser();
  const other = await openDB(DATABASE_NAME, DATABASE_VERSION);
  const deleting = deleteDB(DATABASE_NAME);
  const store = browser.open({ openShelf: () => openDatabase(50) });
  expect(await store.put(keptGame("a"))).toMatchObject({ code: "refused" });
  other.close();
  await deleting;
  await vi.waitFor(async () => expect(await browser.open().get("a")).toMatchObject({ id: "a" }));
});

test("what is broken in the stores is passed over", async () => {
  const browser = new FakeBrowser();
  const store = browser.open();
  await store.put(keptGame("a"));
  const database = await openDB(DATABASE_NAME);
  await database.put("games", { game: { id: "b", record: 7 }, stamp: "x" });
  await database.put("summaries", { id: "b", plies: -1 });
  await database.put("summaries", { ...keptGame("c"), tags: { White: 3 } });
  browser.storage.setItem("kibitz.journal.d", "{");
  browser.storage.setItem("kibitz.journal.e", '{"kind":"kept","stamp":5,"game":{"id":"e"}}');
  const next = browser.open();
  expect(await next.list({})).toMatchObject({ total: 1, games: [{ id: "a" }] });
  expect(await next.get("b")).toBeUndefined();
  database.close();
});

test("games come back from a deletion as they were", async () => {
  const browser = new FakeBrowser();
  const store = browser.open();
  const games = [keptGame("a"), keptGame("b", { plies: 9 })];
  await store.putAll(games);
  const removed = await store.remove(["a", "b", "none"]);
  expect(removed).toEqual(games);
  expect(await store.list({})).toMatchObject({ total: 0 });
  expect(await browser.open().get("a")).toBeUndefined();
  await store.putAll(removed);
  expect(await browser.open().getAll(["a", "b"])).toEqual(games);
});

test("tabs hear of one another's changes", async () => {
  const browser = new FakeBrowser();
  const [one, other] = [browser.open(), browser.open()];
  expect(await other.list({})).toMatchObject({ total: 0 });
  const heard = vi.fn();
  const stop = other.onChange(heard);
  await one.put(keptGame("a"));
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(await other.list({})).toMatchObject({ total: 1 });
  await one.put(keptGame("a", { plies: 5 }));
  await one.remove(["a"]);
  await vi.waitFor(async () => expect(await other.list({})).toMatchObject({ total: 0 }));
  stop();
  const calls = heard.mock.calls.length;
  await one.put(keptGame("b"));
  await vi.waitFor(async () => expect(await other.list({})).toMatchObject({ total: 1 }));
  expect(heard).toHaveBeenCalledTimes(calls);
});

test("a page does not fold an older state over what another has kept meanwhile", async () => {
  const browser = new FakeBrowser();
  const first = browser.open();
  await first.put(keptGame("a", { plies: 1 }));
  const stale = { kind: "kept", game: keptGame("a", { plies: 1 }), stamp: 1_000_000 };
  await first.put(keptGame("a", { plies: 2 }));
  browser.storage.setItem("kibitz.journal.a", JSON.stringify(stale));
  expect(await browser.open().get("a")).toMatchObject({ plies: 2 });
});

test("games of an older page are brought over once, when the database has them", async () => {
  const browser = new FakeBrowser();
  const forget = vi.fn();
  const older = { read: () => [keptGame("old")], forget };
  const refused = browser.open({ older, openShelf: refuse });
  expect(await refused.get("old")).toMatchObject({ id: "old" });
  expect(forget).not.toHaveBeenCalled();
  const store = browser.open({ older });
  expect(await store.get("old")).toMatchObject({ id: "old" });
  expect(forget).toHaveBeenCalledExactlyOnceWith(new Set(["old"]));
  await store.put(keptGame("old", { plies: 8 }));
  expect(await browser.open({ older }).get("old"), "not over a later one").toMatchObject({
    plies: 8,
  });
});

test("lasting storage is asked for when a game has ended or many are kept", async () => {
  const onWorth = vi.fn();
  const store = new FakeBrowser().open({ onWorth });
  await store.put(keptGame("a"));
  expect(onWorth).not.toHaveBeenCalled();
  await store.put(keptGame("a", { tags: { Result: "0-1" } }));
  expect(onWorth).toHaveBeenCalledTimes(1);
  await store.putAll([keptGame("b"), keptGame("c")]);
  expect(onWorth).toHaveBeenCalledTimes(2);
});
