import type { TimeControl } from "@kibitz/engine";
import { expectOk } from "@kibitz/rules";
import { type ChessMove, type ChessPosition, type Colour, parseUci } from "@kibitz/rules/chess";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { KeptGame, Seat, StoreFault } from "../library/game-store.ts";
import { chessEntry } from "./chess-entry.fixture.ts";
import { TestEngine } from "./engine.fixture.ts";
import { keptSeats } from "./kept-seats.ts";
import type { NewGame } from "./new-game.ts";
import type { Table } from "./table.ts";
import { newTable, resumeTable } from "./table-setup.ts";

type ChessTable = Table<ChessPosition, ChessMove, Colour>;

const YOU: Seat = { kind: "person", name: "You" };
// The tenth level is the engine itself, so that the test's answers are the moves.
const ENGINE: Seat = { kind: "engine", level: 10 };
const NO_CLOCK: TimeControl = { kind: "none" };
const game = chessEntry.game("standard");

let engine: TestEngine<ChessPosition, ChessMove>;
let releases: number;
let kept: KeptGame[];
let fault: StoreFault | undefined;
let engineFault: string | undefined;

beforeEach(() => {
  engine = new TestEngine();
  releases = 0;
  kept = [];
  fault = undefined;
  engineFault = undefined;
});

const tools = () => ({
  engine: async () => {
    if (engineFault !== undefined) throw new Error(engineFault);
    return engine;
  },
  releaseEngine: () => {
    releases += 1;
  },
  keep: async (each: KeptGame) => {
    kept.push(each);
    return fault;
  },
  now: () => new Date(2026, 10, 30, 12),
  seed: 1,
});

function seat(
  white: Seat,
  black: Seat,
  control: TimeControl = NO_CLOCK,
  start = game.start(),
): ChessTable {
  const setup: NewGame<ChessPosition, Colour> = {
    variant: "standard",
    start,
    seats: { white, black },
    controls: { white: control, black: control },
  };
  const table = newTable(chessEntry, "game-1", setup, tools());
  table.setPace(0);
  table.begin();
  return table;
}

const moveIn = (table: ChessTable, uci: string): ChessMove =>
  expectOk(parseUci(uci, table.view.state.line.position));
const play = (table: ChessTable, uci: string): void => table.submit(moveIn(table, uci));

/** Lets the engine be asked, or its answer be heard. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

async function reply(table: ChessTable, uci: string): Promise<void> {
  await vi.waitFor(() => expect(engine.running).toBe(1));
  engine.search.answer(moveIn(table, uci));
  await settle();
}

const texts = (table: ChessTable) => table.view.state.played.map(({ record }) => record.text);

test("the first move starts the game, and the engine replies", async () => {
  const table = seat(YOU, ENGINE);
  expect(table.view.state.status.kind).toBe("ready");
  expect(kept).toEqual([]);
  play(table, "e2e4");
  await reply(table, "e7e5");
  expect(texts(table)).toEqual(["e4", "e5"]);
});

test("an engine that moves first begins by itself", async () => {
  const table = seat(ENGINE, YOU);
  await reply(table, "d2d4");
  expect(texts(table)).toEqual(["d4"]);
});

test("a position that is the end of a game is told as such, and is no game to keep", () => {
  const mated = expectOk(game.notation.parsePosition("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1"));
  const table = seat(ENGINE, YOU, NO_CLOCK, mated);
  expect(table.view.state.status).toMatchObject({ kind: "over", outcome: { winner: "white" } });
  expect(kept).toEqual([]);
});

test("every move is kept before anybody hears of it, with snapshot and record", async () => {
  const table = seat(YOU, ENGINE);
  const keptWhenHeard: number[] = [];
  table.subscribe({
    onView: () => {},
    onHappening: ({ change }) => change.kind === "moved" && keptWhenHeard.push(kept.length),
  });
  play(table, "e2e4");
  expect(keptWhenHeard).toEqual([1]);
  expect(kept[0]).toMatchObject({
    id: "game-1",
    origin: "played",
    plies: 1,
    tags: { White: "You", Black: "Kibitz, level 10", Result: "*", Date: "2026.11.30" },
  });
  expect(kept[0]?.record).toContain("1. e4 *");
});

test("a kept game goes on where it stood", async () => {
  const left = seat(YOU, ENGINE);
  play(left, "e2e4");
  left.abandon();
  const [first] = kept;
  if (first === undefined) throw new Error("nothing was kept");
  // As a store gives it back.
  const read = JSON.parse(JSON.stringify(first)) as KeptGame;
  const seats = keptSeats(read, game.sides);
  if (seats === undefined) throw new Error("the seats cannot be read");
  const table = expectOk(resumeTable(chessEntry, read, seats, tools()));
  expect(table.view.state.status.kind).toBe("paused");
  table.setPace(0);
  table.begin();
  await reply(table, "c7c5");
  expect(texts(table)).toEqual(["e4", "c5"]);
});

test("a timed game comes back paused, and its clock does not run before it is continued", async () => {
  const control: TimeControl = { kind: "stages", stages: [{ mainMs: 60_000 }] };
  play(seat(YOU, ENGINE, control), "e2e4");
  const [first] = kept;
  if (first === undefined) throw new Error("nothing was kept");
  const seats = { white: YOU, black: ENGINE };
  const table = expectOk(resumeTable(chessEntry, first, seats, tools()));
  table.begin();
  expect(table.view.state.status.kind).toBe("paused");
  const shownMs = table.clock("black")?.remainingMs ?? 0;
  expect(shownMs).toBeGreaterThan(59_000);
  await settle();
  expect(table.clock("black")?.remainingMs).toBe(shownMs);
});

test("a snapshot that is none is refused with a sentence", () => {
  const broken: KeptGame = {
    id: "x",
    game: "chess",
    variant: "standard",
    origin: "played",
    updatedAt: "",
    tags: {},
    plies: 0,
    record: "",
    table: { seats: {}, snapshot: { version: 7 } },
  };
  const seats = { white: YOU, black: ENGINE };
  const opened = resumeTable(chessEntry, broken, seats, tools());
  expect(opened.ok).toBe(false);
  expect(!opened.ok && opened.error).toMatch(/^This is not a saved game: /);
});

describe("the engine stops", () => {
  test.each<[string, (table: ChessTable) => void]>([
    ["when a move is taken back", (table) => table.takeBack()],
    ["when the person resigns", (table) => table.resign()],
    ["when the game is paused", (table) => table.pause()],
    ["when the screen is left", (table) => table.close()],
    ["when another tab takes the game", (table) => table.abandon()],
  ])("%s", async (_, act) => {
    const table = seat(YOU, ENGINE);
    play(table, "e2e4");
    await vi.waitFor(() => expect(engine.running).toBe(1));
    act(table);
    await vi.waitFor(() => expect(engine.running).toBe(0));
    await settle();
    expect(engine.searches).toHaveLength(1);
  });
});

test("the engine is given back with the table, not with the game", () => {
  const table = seat(YOU, ENGINE);
  play(table, "e2e4");
  table.resign();
  expect(releases).toBe(0);
  table.close();
  expect(releases).toBe(1);
  const other = seat(YOU, ENGINE);
  other.abandon();
  expect(releases).toBe(2);
});

test("an engine that dies is told with a sentence, and tried again", async () => {
  const table = seat(YOU, ENGINE);
  play(table, "e2e4");
  await vi.waitFor(() => expect(engine.running).toBe(1));
  engine.search.die("The worker has died.");
  await vi.waitFor(() => expect(table.view.state.status.kind).toBe("failed"));
  expect(texts(table)).toEqual(["e4"]);
  table.retry();
  await reply(table, "e7e5");
  expect(texts(table)).toEqual(["e4", "e5"]);
});

test("an engine that cannot be started fails the game in the same way", async () => {
  engineFault = "No engine here.";
  const table = seat(YOU, ENGINE);
  play(table, "e2e4");
  await vi.waitFor(() =>
    expect(table.view.state.status).toMatchObject({ kind: "failed", message: "No engine here." }),
  );
});

describe("a move entered ahead", () => {
  test("is played when it is legal", async () => {
    const table = seat(YOU, ENGINE);
    play(table, "e2e4");
    table.premove(moveIn(seat(YOU, YOU), "d2d4"));
    await reply(table, "e7e5");
    expect(texts(table)).toEqual(["e4", "e5", "d4"]);
    expect(table.view.premove).toBeUndefined();
  });

  test("is dropped with a word when it is not", async () => {
    const table = seat(YOU, ENGINE);
    play(table, "e2e4");
    table.premove({ from: 28, to: 36 } as ChessMove);
    await reply(table, "e7e5");
    expect(texts(table)).toEqual(["e4", "e5"]);
    expect(table.view.premove).toBeUndefined();
    expect(table.view.remark).toContain("not possible any more");
  });

  test("is forgotten when moves are taken back", async () => {
    const table = seat(YOU, ENGINE);
    play(table, "e2e4");
    table.premove(moveIn(seat(YOU, YOU), "d2d4"));
    table.takeBack();
    expect(table.view.premove).toBeUndefined();
  });
});

describe("a hint", () => {
  test("is shown as it gets better, and told in words at the end", async () => {
    const table = seat(YOU, ENGINE);
    table.hint();
    await vi.waitFor(() => expect(engine.running).toBe(1));
    const move = moveIn(table, "d2d4");
    engine.search.report({ pv: [move], score: { kind: "cp", value: 35 } });
    await vi.waitFor(() => expect(table.view.hint?.move).toEqual(move));
    engine.search.answer(move);
    await vi.waitFor(() => expect(table.view.remark).toBe("Hint: d4 (+0.35)."));
  });

  test("is no longer looked for when a move is made", async () => {
    const table = seat(YOU, YOU);
    table.hint();
    await vi.waitFor(() => expect(engine.running).toBe(1));
    play(table, "e2e4");
    await vi.waitFor(() => expect(engine.running).toBe(0));
    expect(table.view.hint).toBeUndefined();
  });
});

test("friends take back one move, resign for whoever is to move, and agree to a draw", () => {
  const table = seat(YOU, YOU);
  play(table, "e2e4");
  play(table, "e7e5");
  table.takeBack();
  expect(texts(table)).toEqual(["e4"]);
  table.redo();
  expect(texts(table)).toEqual(["e4", "e5"]);
  table.draw();
  expect(table.view.state.offer).toMatchObject({ by: "white", open: true });
  table.answerDraw(true);
  expect(table.view.state.status).toMatchObject({ outcome: { kind: "draw", reason: "agreement" } });
  const other = seat(YOU, YOU);
  play(other, "e2e4");
  other.resign();
  expect(other.view.state.status).toMatchObject({ outcome: { kind: "win", winner: "white" } });
});

test("a draw by repetition is claimed by the person who is to move", () => {
  const table = seat(YOU, YOU);
  for (let round = 0; round < 2; round++) {
    for (const uci of ["g1f3", "g8f6", "f3g1", "f6g8"]) play(table, uci);
  }
  table.draw();
  expect(table.view.state.status).toMatchObject({ outcome: { reason: "threefold-repetition" } });
});

test("an engine that stands better declines a draw, and the person is told", async () => {
  const table = seat(YOU, ENGINE);
  play(table, "e2e4");
  await vi.waitFor(() => expect(engine.running).toBe(1));
  engine.search.report({ pv: [], score: { kind: "cp", value: 300 } });
  await reply(table, "e7e5");
  table.draw();
  expect(table.view.remark).toBe("Kibitz declines the draw.");
  expect(table.view.state.status.kind).toBe("playing");
});

test("two engines play one move and rest", async () => {
  const table = seat(ENGINE, ENGINE);
  await reply(table, "e2e4");
  await vi.waitFor(() => expect(engine.running).toBe(1));
  table.pause();
  await vi.waitFor(() => expect(engine.running).toBe(0));
  table.step();
  await reply(table, "e7e5");
  expect(texts(table)).toEqual(["e4", "e5"]);
  expect(table.view.state.status.kind).toBe("paused");
  expect(engine.running).toBe(0);
});

test("what cannot be done is answered with a remark", () => {
  const table = seat(YOU, ENGINE);
  table.takeBack();
  expect(table.view.remark).toBe("There is no move of yours to take back.");
});

test("a store that refuses is heard of, and the game goes on", async () => {
  fault = { code: "full", message: "The disk is full." };
  const table = seat(YOU, YOU);
  play(table, "e2e4");
  await vi.waitFor(() => expect(table.view.fault?.message).toBe("The disk is full."));
  play(table, "e7e5");
  expect(texts(table)).toEqual(["e4", "e5"]);
});

test("a game whose only move is taken back is kept without it", () => {
  const table = seat(YOU, YOU);
  play(table, "e2e4");
  table.takeBack();
  expect(kept.at(-1)?.plies).toBe(0);
});

test("a table that another tab has taken keeps nothing any more", () => {
  const table = seat(YOU, YOU);
  play(table, "e2e4");
  const count = kept.length;
  table.abandon();
  table.close();
  expect(kept).toHaveLength(count);
});

test("a hint is not looked for on the engine's turn, nor does a game that has not begun end", async () => {
  const table = seat(YOU, ENGINE);
  table.resign();
  expect(table.view.state.status.kind).toBe("ready");
  expect(table.view.remark).toBe("The game has not begun yet.");
  play(table, "e2e4");
  await vi.waitFor(() => expect(engine.running).toBe(1));
  table.hint();
  await settle();
  expect(engine.searches).toHaveLength(1);
  expect(table.view.remark).toContain("wait for your turn");
});

test("when the page goes away, a timed game is paused and any game is kept", () => {
  const control: TimeControl = { kind: "stages", stages: [{ mainMs: 60_000 }] };
  const timed = seat(YOU, YOU, control);
  play(timed, "e2e4");
  timed.suspend();
  expect(timed.view.state.status.kind).toBe("paused");
  const untimed = seat(YOU, YOU);
  play(untimed, "e2e4");
  const count = kept.length;
  untimed.suspend();
  expect(untimed.view.state.status.kind).toBe("playing");
  expect(kept).toHaveLength(count + 1);
});
