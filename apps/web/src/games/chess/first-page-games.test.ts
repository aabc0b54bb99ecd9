import { newSession, person } from "@kibitz/engine";
import { chess, parseMove } from "@kibitz/rules/chess";
import { expect, test } from "vitest";
import { FakeStorage } from "../../library/testing/fake-storage.ts";
import { firstPageGames } from "./first-page-games.ts";

const BEGUN = "2026-03-01T10:20:30.000Z";

/** What a session of the first page kept after 1. e4 e5, the second player having resigned. */
function snapshot(resigns: boolean): unknown {
  let kept: unknown;
  const participants = { white: person("You"), black: person("Kibitz, level 4") };
  const session = newSession({ game: chess, participants });
  session.subscribe((event) => {
    if (event.kind === "changed") kept = event.snapshot;
  });
  session.start();
  for (const text of ["e4", "e5"]) {
    const move = parseMove(text, session.state.line.position);
    if (move.ok) session.submit(move.value);
  }
  if (resigns) session.resign("black");
  session.close();
  return JSON.parse(JSON.stringify(kept));
}

function filled(resigns: boolean): FakeStorage {
  const storage = new FakeStorage();
  const saved = { side: "white", level: 4, snapshot: snapshot(resigns) };
  storage.setItem(`kibitz.game.chess.${BEGUN}`, JSON.stringify(saved));
  storage.setItem("kibitz.settings", "{}");
  storage.setItem("kibitz.game.chess.2026-03-02T00:00:00.000Z", "{broken");
  storage.setItem("kibitz.game.chess.2026-03-03T00:00:00.000Z", '{"side":"white","level":1}');
  return storage;
}

test("a game of the first page becomes a kept game that can be played on", () => {
  const [game, ...others] = firstPageGames(filled(false)).read();
  expect(others).toEqual([]);
  expect(game).toMatchObject({
    game: "chess",
    origin: "played",
    updatedAt: BEGUN,
    plies: 2,
    tags: { White: "You", Black: "Kibitz, level 4", Date: "2026.03.01", Result: "*" },
    table: {
      seats: { white: { kind: "person", name: "You" }, black: { kind: "engine", level: 4 } },
    },
  });
  expect(game?.record).toContain("1. e4 e5 *");
});

test("a game that was over keeps its result", () => {
  const [game] = firstPageGames(filled(true)).read();
  expect(game?.tags.Result).toBe("1-0");
});

test("a game leaves its old place when it is kept, and broken ones stay there", () => {
  const storage = filled(false);
  const games = firstPageGames(storage);
  const ids = new Set(games.read().map(({ id }) => id));
  expect(ids).toEqual(new Set(games.read().map(({ id }) => id)));
  games.forget(ids);
  expect(games.read()).toEqual([]);
  expect(storage.length).toBe(3);
});
