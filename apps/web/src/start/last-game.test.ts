import { readChessPgn } from "@kibitz/records";
import { type ChessMove, type ChessPosition, type Colour, formatFen } from "@kibitz/rules/chess";
import { expect, test } from "vitest";
import type { GameEntry, ReadRecord } from "../games/game-entry.ts";
import type { HiddenEntry } from "../games/registry.ts";
import type { KeptGame } from "../library/game-store.ts";
import { chessEntry } from "../play/chess-entry.fixture.ts";
import { findLastGame, type LastGame } from "./last-game.ts";

const entry: GameEntry<ChessPosition, ChessMove, Colour> = {
  ...chessEntry,
  *readRecords(text): Generator<ReadRecord<ChessPosition, ChessMove>, void> {
    for (const { number, tags, record, faults } of readChessPgn(text)) {
      yield { number, tags, record, variant: "standard", faults };
    }
  },
};

const kept: KeptGame = {
  id: "0abc",
  game: "chess",
  variant: "standard",
  origin: "played",
  updatedAt: "2026-01-01T00:00:00.000Z",
  tags: {},
  plies: 3,
  record: "1. e4 e5 2. Nf3 *",
  table: {
    seats: { white: { kind: "engine", level: 4 }, black: { kind: "person", name: "You" } },
    snapshot: {},
  },
};

const hidden: HiddenEntry = (use) => use(entry);

/** What is offered where these games were left; `load` plays them all as chess where it is not told. */
const offered = (
  left: readonly KeptGame[],
  load: (game: string) => Promise<HiddenEntry | undefined> = async () => hidden,
): Promise<LastGame<unknown, string> | undefined> => {
  const unfinished = async (id: string) => left.find(({ game }) => game === id);
  return findLastGame({ unfinished }, load, (_, game) => game);
};

test("the game that was left stands as it was, seen from the person's side", async () => {
  const last = await offered([kept]);
  expect(formatFen(last?.position as ChessPosition)).toBe(
    "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
  );
  expect(last).toMatchObject({
    id: "0abc",
    bottom: "black",
    against: "Kibitz, level 4",
    moveNumber: 2,
    toMove: "black",
  });
});

test("a game of two persons has no opponent, and is seen from the first side", async () => {
  const person = (name: string) => ({ kind: "person", name }) as const;
  const seats = { white: person("White"), black: person("Black") };
  const friends = { ...kept, table: { seats, snapshot: {} } };
  const last = await offered([friends]);
  expect(last?.bottom).toBe("white");
  expect(last?.against).toBeUndefined();
});

test("nothing is offered where nothing is left, or where it cannot be read", async () => {
  expect(await offered([])).toBeUndefined();
  const broken = { ...kept, record: '[FEN "nonsense"]\n\n1. e4 *' };
  expect(await offered([broken])).toBeUndefined();
});

test("the newest of all games is offered, and the next where its code cannot be fetched", async () => {
  const newer = { ...kept, id: "1", game: "kalah", updatedAt: "2026-01-03T00:00:00.000Z" };
  const newest = { ...kept, id: "2", game: "oware", updatedAt: "2026-01-04T00:00:00.000Z" };
  expect((await offered([kept, newer, newest]))?.id).toBe("2");
  const load = async (game: string) => {
    if (game === "oware") throw new Error("no network");
    return hidden;
  };
  expect((await offered([kept, newer, newest], load))?.id).toBe("1");
});
