import type { Score } from "@kibitz/engine";
import { expectOk, playAll, startLine } from "@kibitz/rules";
import { type ChessMove, chess, type Square, timeoutOutcome } from "@kibitz/rules/chess";
import { describe, expect, it } from "vitest";
import { FakeTime } from "../testing/fake-time.ts";
import { firstMove, playing, type Script, ScriptedPlayer } from "../testing/scripted-player.ts";
import { type GameConditions, playGame } from "./play-game.ts";
import { parseTimeControl } from "./time-control.ts";

type Conditions = GameConditions<
  Parameters<typeof chess.sideToMove>[0],
  ChessMove,
  "white" | "black"
>;

const control = (text: string) => expectOk(parseTimeControl(text));

function lineAt(fen: string) {
  return startLine(chess, expectOk(chess.notation.parsePosition(fen)));
}

function game(white: Script, black: Script, given: Partial<Conditions> = {}) {
  const players = [new ScriptedPlayer("White", white), new ScriptedPlayer("Black", black)] as const;
  const conditions: Conditions = {
    game: chess,
    opening: startLine(chess),
    timeControl: control("depth=1"),
    timeMarginMs: 0,
    adjudication: {},
    time: new FakeTime(),
    ...given,
  };
  const finished = playGame(conditions, [
    { name: "White", player: players[0] },
    { name: "Black", player: players[1] },
  ]);
  return { finished, players };
}

/** A player that takes `timeMs` of the fake clock for every move. */
const slow =
  (time: FakeTime, timeMs: number, script: Script = firstMove): Script =>
  (line, limits) => {
    time.advance(timeMs);
    return script(line, limits);
  };

describe("the referee", () => {
  it("ends a game by checkmate, and only the play after the opening counts as moves", async () => {
    const script = playing("f3", "e5", "g4", "Qh4");
    const opening = playAll(chess, startLine(chess), [
      expectOk(chess.notation.parseMove("f3", startLine(chess))),
    ]);
    const { outcome, moves, line, fault } = await game(script, script, { opening }).finished;
    expect(outcome).toEqual({ kind: "win", winner: "black", reason: "checkmate" });
    expect(moves).toHaveLength(3);
    expect(line.moves).toHaveLength(4);
    expect(fault).toBeUndefined();
  });

  it("claims a draw that may be claimed", async () => {
    const shuffle = ["Nf3", "Nf6", "Ng1", "Ng8"];
    const script = playing(...shuffle, ...shuffle);
    const { outcome } = await game(script, script).finished;
    expect(outcome).toEqual({ kind: "draw", reason: "threefold-repetition" });
  });

  it("refuses an illegal move and a missing one", async () => {
    const e1 = 4 as Square;
    const e8 = 60 as Square;
    const cheat: Script = () => ({ kind: "move", move: { from: e1, to: e8 } });
    const { outcome, fault } = await game(firstMove, cheat).finished;
    expect(outcome).toEqual({ kind: "win", winner: "white", reason: "illegal-move" });
    expect(fault).toMatchObject({ side: "black", kind: "illegal-move" });
    expect(fault?.detail).toMatch(/illegal move/);

    const mute: Script = () => ({ kind: "move", move: undefined });
    const silent = await game(mute, firstMove).finished;
    expect(silent.fault?.detail).toMatch(/no move/);
  });

  it("gives the game to the opponent of a player that crashes", async () => {
    const crash: Script = () => ({ kind: "crash", message: "Fish ended with exit code 1." });
    const { outcome, fault } = await game(crash, firstMove).finished;
    expect(outcome).toEqual({ kind: "win", winner: "black", reason: "crash" });
    expect(fault).toEqual({ side: "white", kind: "crash", detail: "Fish ended with exit code 1." });
  });
});

describe("the clocks", () => {
  it("run down, and gain the increment", async () => {
    const time = new FakeTime();
    const script = playing("f3", "e5", "g4", "Qh4");
    const { finished, players } = game(slow(time, 400, script), slow(time, 100, script), {
      time,
      timeControl: control("2+0.1"),
    });
    const { moves } = await finished;
    expect(moves.map(({ timeMs }) => timeMs)).toEqual([400, 100, 400, 100]);
    expect(moves.map(({ remainingMs }) => remainingMs)).toEqual([1700, 2000, 1400, 2000]);
    expect(players[0].limits[1]).toEqual({
      clock: {
        remainingMs: 1700,
        incrementMs: 100,
        opponentRemainingMs: 2000,
        opponentIncrementMs: 100,
      },
    });
  });

  it("start a new period after its moves", async () => {
    const time = new FakeTime();
    const { finished, players } = game(slow(time, 400), slow(time, 1), {
      time,
      timeControl: control("2/1"),
      adjudication: { maxPlies: 6 },
    });
    const { moves } = await finished;
    expect(moves.filter((_, ply) => ply % 2 === 0).map((move) => move.remainingMs)).toEqual([
      600, 1200, 800,
    ]);
    const asked = players[0].limits.map(({ clock }) => clock?.movesToGo);
    expect(asked.slice(0, 3)).toEqual([2, 1, 2]);
  });

  it("forfeit a move that comes too late, but not within the margin", async () => {
    const time = new FakeTime();
    const late = { time, timeControl: control("1"), timeMarginMs: 50 };
    const { outcome, fault } = await game(slow(time, 1050), firstMove, late).finished;
    expect(outcome).toEqual({ kind: "win", winner: "black", reason: "time-forfeit" });
    expect(fault).toEqual({
      side: "white",
      kind: "time-forfeit",
      detail: "It did not move in the 1000 ms that were left and a margin of 50 ms.",
    });
    const rules = { ...late, adjudication: { maxPlies: 1 } };
    const inTime = await game(slow(time, 1049), firstMove, rules).finished;
    expect(inTime.fault).toBeUndefined();
  });

  it("do not wait for a player that hangs, nor for one without a clock that answers never", async () => {
    for (const text of ["1+0.1", "nodes=100"]) {
      const time = new FakeTime();
      const hang: Script = () => ({ kind: "hang" });
      const { finished } = game(hang, firstMove, { time, timeControl: control(text) });
      await Promise.resolve();
      time.advance(600_001);
      expect((await finished).fault?.kind).toBe("time-forfeit");
    }
  });

  it("ask the rules what a fallen flag means", async () => {
    const time = new FakeTime();
    const { finished } = game(slow(time, 2000), firstMove, {
      time,
      timeControl: control("1"),
      opening: lineAt("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"),
      flagFall: timeoutOutcome,
    });
    const { outcome, fault } = await finished;
    expect(outcome).toEqual({ kind: "draw", reason: "timeout-insufficient-material" });
    expect(fault?.kind).toBe("time-forfeit");
  });
});

describe("adjudication", () => {
  const saying =
    (score: Score): Script =>
    (line, limits) =>
      ({ ...firstMove(line, limits), score }) as ReturnType<Script>;

  it("ends a game that both see as won by the same side", async () => {
    const { outcome, adjudicated, moves } = await game(
      saying({ kind: "cp", value: 700 }),
      saying({ kind: "mate", plies: -12 }),
      { adjudication: { resign: { moveCount: 3, scoreCp: 600 } } },
    ).finished;
    expect(outcome).toEqual({ kind: "win", winner: "white", reason: "adjudication" });
    expect(adjudicated).toBe(true);
    expect(moves).toHaveLength(6);
    expect(moves[0]).toMatchObject({ depth: 7, score: { kind: "cp", value: 700 } });
  });

  it("ends a game that both see as drawn, from the given ply on", async () => {
    const even = saying({ kind: "cp", value: 5 });
    const { outcome, moves } = await game(even, even, {
      adjudication: { draw: { fromPly: 10, moveCount: 2, scoreCp: 10 } },
    }).finished;
    expect(outcome).toEqual({ kind: "draw", reason: "adjudication" });
    expect(moves).toHaveLength(10);
  });

  it("does not end a game over which the players disagree", async () => {
    const winning = saying({ kind: "cp", value: 900 });
    const { moves } = await game(winning, winning, {
      adjudication: { resign: { moveCount: 1, scoreCp: 600 }, maxPlies: 12 },
    }).finished;
    expect(moves).toHaveLength(12);
  });
});

it("is abandoned by its signal", async () => {
  const stop = new AbortController();
  const { finished } = game(() => ({ kind: "hang" }), firstMove, { signal: stop.signal });
  stop.abort();
  await expect(finished).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
});
