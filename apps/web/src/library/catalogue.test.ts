import { expect, test } from "vitest";
import { Catalogue } from "./catalogue.ts";
import type { GameQuery, GameSummary } from "./game-store.ts";

function game(id: string, tags: Record<string, string>, change: Partial<GameSummary> = {}) {
  const about = { id, game: "chess", variant: "standard", origin: "imported", plies: 10 } as const;
  return { ...about, updatedAt: `2026-01-01T00:00:0${id.length}.000Z`, tags, ...change };
}

const GAMES = [
  game("a", { White: "Polgár, Judit", Black: "Anand", Event: "Linares", Result: "1-0" }),
  game(
    "bb",
    { White: "Carlsen", Black: "Polgar", Date: "2019.05.01", Result: "0-1" },
    { plies: 90 },
  ),
  game("ccc", { White: "Tal", Black: "Botvinnik", Date: "1960.03.15" }, { origin: "played" }),
  game("dddd", { White: "Anna", Black: "Bert", Result: "1/2-1/2" }, { game: "go" }),
];

function catalogue(): Catalogue {
  const all = new Catalogue();
  all.set(GAMES);
  return all;
}

const found = (query: GameQuery, all = catalogue()): string =>
  all
    .page(query)
    .games.map(({ id }) => id)
    .join(" ");

test("the newest come first, and the oldest when asked", () => {
  expect(found({})).toBe("dddd ccc bb a");
  expect(found({ descending: false })).toBe("a bb ccc dddd");
});

test("words are searched in any order, case and with or without marks", () => {
  expect(found({ text: "polgar" })).toBe("bb a");
  expect(found({ text: " LINARES  Polgár " })).toBe("a");
  expect(found({ text: "polgar tal" })).toBe("");
  expect(found({ text: "1960" })).toBe("ccc");
});

test("the title of a game and its variant are found", () => {
  const all = catalogue();
  all.set([game("eeeee", { White: "Chesney" }, { game: "kalah", variant: "6x4-pie" })]);
  expect(found({ text: "kalah" }, all)).toBe("eeeee");
  expect(found({ text: "Kalah pie chesney" }, all)).toBe("eeeee");
  expect(found({ text: "chess" }, all)).toBe("ccc bb a");
  expect(found({ text: "and" }, all)).toBe("a");
});

test("filters hold together with the words", () => {
  expect(found({ result: "1-0" })).toBe("a");
  expect(found({ result: "*" })).toBe("ccc");
  expect(found({ origin: "played" })).toBe("ccc");
  expect(found({ game: "go" })).toBe("dddd");
  expect(found({ game: "chess", text: "a", result: "0-1" })).toBe("bb");
});

test("any column sorts, and the newest stand first among equals", () => {
  expect(found({ sortBy: "White", descending: false })).toBe("dddd bb a ccc");
  expect(found({ sortBy: "Date", descending: true })).toBe("bb ccc dddd a");
  expect(found({ sortBy: "plies", descending: true })).toBe("bb dddd ccc a");
  expect(found({ sortBy: "plies", descending: false })).toBe("dddd ccc a bb");
  expect(found({ sortBy: "game", descending: true })).toBe("dddd ccc bb a");
  expect(found({ sortBy: "game", descending: false })).toBe("ccc bb a dddd");
});

test("a page is a part of what matches, with the number of all", () => {
  expect(catalogue().page({ from: 1, limit: 2 })).toMatchObject({
    total: 4,
    games: [{ id: "ccc" }, { id: "bb" }],
  });
  expect(catalogue().page({ from: 9 })).toEqual({ total: 4, games: [] });
});

test("changes show in the next answer", () => {
  const all = catalogue();
  expect(found({ text: "anna" }, all)).toBe("dddd");
  all.set([game("bb", { White: "Anna" })]);
  expect(found({ text: "anna" }, all)).toBe("dddd bb");
  expect(found({ text: "carlsen" }, all)).toBe("");
  all.delete(["dddd"]);
  expect(found({ text: "anna" }, all)).toBe("bb");
});

test("a fingerprint is known as long as one game has it", () => {
  const all = new Catalogue();
  all.set([game("a", {}, { fingerprint: 7 }), game("b", {}, { fingerprint: 7 })]);
  all.delete(["a"]);
  expect([...all.known([7, 8])]).toEqual([7]);
  all.set([game("b", {})]);
  expect([...all.known([7, 8])]).toEqual([]);
});
