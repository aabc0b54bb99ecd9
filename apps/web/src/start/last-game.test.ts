import { readChessPgn } from "@kibitz/records";
import { type ChessMove, type ChessPosition, type Colour, formatFen } from "@kibitz/rules/chess";
import { expect, test } from "vitest";
import type { GameEntry, ReadRecord } from "../games/game-entry.ts";
import type { KeptGame } from "../library/game-store.ts";
import { chessEntry } from "../play/chess-entry.fixture.ts";
import { findLastGame } from "./last-game.ts";

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

const storeOf = (game: KeptGame | undefined) => ({ unfinished: async () => game });

test("the game that was left stands as it was, seen from the person's side", async () => {
  const last = await findLastGame(entry, storeOf(kept));
  expect(last && formatFen(last.position)).toBe(
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
  const last = await findLastGame(entry, storeOf(friends));
  expect(last?.bottom).toBe("white");
  expect(last?.against).toBeUndefined();
});

test("nothing is offered where nothing is left, or where it cannot be read", async () => {
  expect(await findLastGame(entry, storeOf(undefined))).toBeUndefined();
  const broken = { ...kept, record: '[FEN "nonsense"]\n\n1. e4 *' };
  expect(await findLastGame(entry, storeOf(broken))).toBeUndefined();
});
