import { type Line, type Outcome, playAll, startLine } from "@kibitz/rules";
import { describe, expect, it } from "vitest";
import { randomPlayer } from "../reference/players.ts";
import {
  type Mark,
  type PilePosition,
  type TicTacToePosition,
  takeAgain,
  ticTacToe,
} from "../reference/small-games.fixture.ts";
import type { SessionChange, SessionEvent } from "./events.ts";
import { FakeTime } from "./fake-time.fixture.ts";
import { acceptsUnlessBetter, type Participant, person } from "./participant.ts";
import type { Done } from "./refusal.ts";
import { ScriptedPlayer, settleTasks } from "./scripted-player.fixture.ts";
import { type NewSessionOptions, newSession, type Session } from "./session.ts";
import type { FailureCode } from "./state.ts";
import { fischer, suddenDeath } from "./time-control.ts";

type Options = NewSessionOptions<TicTacToePosition, number, Mark>;
type TicTacToeSession = Session<TicTacToePosition, number, Mark>;

const game = ticTacToe;
const hotseat = { x: person("Xenia"), o: person("Otto") };

function setUp(options: Partial<Options> = {}) {
  const time = new FakeTime();
  const session = newSession({ game, participants: hotseat, time, ...options });
  const changes: SessionChange<number, Mark>[] = [];
  const events: SessionEvent<TicTacToePosition, number, Mark>[] = [];
  session.subscribe((event) => {
    events.push(event);
    if (event.kind === "changed") changes.push(event.change);
  });
  return { time, session, events, changes, kinds: () => changes.map(({ kind }) => kind) };
}

/** A session in which X is a person and O a scripted player. */
function againstScript(
  options: Partial<Options> = {},
  extra: Partial<Participant<TicTacToePosition, number>> = {},
) {
  const script = new ScriptedPlayer<TicTacToePosition, number>();
  const o: Participant<TicTacToePosition, number> = {
    kind: "player",
    name: "Script",
    player: script,
    ...extra,
  } as Participant<TicTacToePosition, number>;
  return { script, ...setUp({ participants: { x: person("Xenia"), o }, ...options }) };
}

const submitAll = (session: TicTacToeSession, moves: readonly number[]) => {
  for (const move of moves) expect(session.submit(move)).toEqual({ ok: true, value: undefined });
};

const refusalOf = (done: Done) => (done.ok ? undefined : done.error.code);
const marks = (session: TicTacToeSession) => session.state.line.moves;

describe("a game between persons", () => {
  it("is played to its end, with an event for every change", () => {
    const { session, kinds } = setUp();
    session.start();
    submitAll(session, [0, 3, 1, 4, 2]);
    expect(session.state.status).toEqual({
      kind: "over",
      outcome: { kind: "win", winner: "x", reason: "row" },
    });
    expect(kinds()).toEqual(["started", "moved", "moved", "moved", "moved", "moved", "over"]);
  });

  it("refuses what cannot be done, and says why", () => {
    const { session } = setUp();
    expect(refusalOf(session.submit(0))).toBe("not-playing");
    session.start();
    expect(refusalOf(session.start())).toBe("already-started");
    submitAll(session, [4]);
    expect(refusalOf(session.submit(4))).toBe("illegal-move");
    expect(refusalOf(session.claimDraw())).toBe("no-claim");
    expect(refusalOf(session.acceptDraw("x"))).toBe("no-offer");
    expect(refusalOf(session.resume())).toBe("not-paused");
    expect(refusalOf(session.retry())).toBe("not-failed");
    expect(refusalOf(session.redo())).toBe("nothing-to-redo");
    session.resign("x");
    expect(refusalOf(session.resign("o"))).toBe("already-over");
    expect(refusalOf(session.submit(0))).toBe("not-playing");
  });

  it("ends by resignation, whoever is to move", () => {
    const { session } = setUp();
    session.start();
    session.resign("o");
    expect(session.state.status).toMatchObject({
      outcome: { winner: "x", reason: "resignation" },
    });
  });

  it("may be adjudicated", () => {
    const { session } = setUp();
    const outcome = { kind: "draw", reason: "adjudication" } as const;
    session.adjudicate(outcome);
    expect(session.state.status).toEqual({ kind: "over", outcome });
  });

  it("takes back and redoes a move at a time, and forgets the rest after another move", () => {
    const { session } = setUp();
    session.start();
    submitAll(session, [0, 1, 2]);
    session.takeBack();
    session.takeBack();
    expect(marks(session)).toEqual([0]);
    session.redo();
    expect(marks(session)).toEqual([0, 1]);
    submitAll(session, [5]);
    expect(refusalOf(session.redo())).toBe("nothing-to-redo");
  });

  it("opens a finished game again when the last move is taken back", () => {
    const { session } = setUp();
    session.start();
    submitAll(session, [0, 3, 1, 4, 2]);
    session.takeBack();
    expect(session.state.status.kind).toBe("playing");
    session.redo();
    expect(session.state.status.kind).toBe("over");
  });

  it("goes on after moves that were made already, which may be taken back", () => {
    const { session } = setUp({ moves: [0, 3, 1] });
    session.start();
    expect(session.sideToMove).toBe("o");
    submitAll(session, [4, 2]);
    expect(session.state.status.kind).toBe("over");
    session.takeBack();
    session.takeBack();
    session.takeBack();
    expect(marks(session)).toEqual([0, 3]);
  });

  it("starts from any position, and is over at once where that is an end", () => {
    const over = playAll(game, startLine(game), [0, 3, 1, 4, 2]).position;
    const { session } = setUp({ start: over });
    session.start();
    expect(session.state.status.kind).toBe("over");
  });
});

describe("offers of a draw", () => {
  it("end the game when the other side agrees, by word or by an offer of its own", () => {
    for (const agree of ["acceptDraw", "offerDraw"] as const) {
      const { session } = setUp();
      session.start();
      session.offerDraw("x");
      session[agree]("o");
      expect(session.state.status).toMatchObject({ outcome: { reason: "agreement" } });
    }
  });

  it("stand over the offerer's move and lapse with the other side's", () => {
    const { session } = setUp();
    session.start();
    session.offerDraw("x");
    submitAll(session, [0]);
    expect(session.state.offer).toMatchObject({ by: "x", open: true });
    expect(refusalOf(session.acceptDraw("x"))).toBe("no-offer");
    submitAll(session, [1]);
    expect(refusalOf(session.acceptDraw("o"))).toBe("no-offer");
  });

  it("may be declined, and not be repeated before the next move", () => {
    const { session, kinds } = setUp();
    session.start();
    session.offerDraw("x");
    expect(refusalOf(session.offerDraw("x"))).toBe("already-offered");
    session.declineDraw("o");
    expect(refusalOf(session.offerDraw("x"))).toBe("already-offered");
    submitAll(session, [0]);
    expect(session.offerDraw("x").ok).toBe(true);
    expect(kinds()).toEqual(["started", "draw-offered", "draw-declined", "moved", "draw-offered"]);
  });

  it("are answered by a player's own policy on its last score", async () => {
    const offerAt = async (cp: number) => {
      const { session, script } = againstScript({}, { acceptsDraw: acceptsUnlessBetter(50) });
      session.start();
      submitAll(session, [0]);
      script.search.report({ score: { kind: "cp", value: cp } });
      script.search.answer(1);
      await settleTasks();
      session.offerDraw("x");
      return session;
    };
    expect((await offerAt(20)).state.status.kind).toBe("over");
    const declined = await offerAt(80);
    expect(declined.state.status.kind).toBe("playing");
    expect(declined.state.offer?.open).toBe(false);
  });

  it("are declined by a player without a policy", () => {
    const { session } = againstScript();
    session.start();
    session.offerDraw("x");
    expect(session.state.offer?.open).toBe(false);
  });
});

describe("draws that may be claimed", () => {
  const claimable: Options["game"] = {
    ...game,
    claimableDraw: ({ moves }: Line<TicTacToePosition, number>) =>
      moves.length >= 2 ? { kind: "draw", reason: "test-claim" } : undefined,
  };

  it("end the game when they are claimed", () => {
    const { session } = setUp({ game: claimable });
    session.start();
    submitAll(session, [0]);
    expect(session.claimableDraw).toBeUndefined();
    submitAll(session, [1]);
    expect(session.claimableDraw).toEqual({ kind: "draw", reason: "test-claim" });
    session.claimDraw();
    expect(session.state.status).toMatchObject({ outcome: { reason: "test-claim" } });
  });

  it("end the game at once where that was chosen", () => {
    const { session } = setUp({ game: claimable, claims: "automatic" });
    session.start();
    submitAll(session, [0, 1]);
    expect(session.state.status).toMatchObject({ outcome: { reason: "test-claim" } });
  });

  it("are claimed by a player that is content with a draw", () => {
    const { session, script } = againstScript({ game: claimable }, { acceptsDraw: () => true });
    session.start();
    session.replace("x", {
      kind: "player",
      name: "Script",
      player: script,
      acceptsDraw: () => true,
    });
    script.search.answer(0);
    return settleTasks()
      .then(() => script.search.answer(1))
      .then(settleTasks)
      .then(() =>
        expect(session.state.status).toMatchObject({ outcome: { reason: "test-claim" } }),
      );
  });
});

describe("clocks in a session", () => {
  const controls = { x: fischer(10_000, 1000), o: suddenDeath(5000) };

  it("run for the side to move, from the start", () => {
    const { session, time } = setUp({ controls });
    time.advance(3000);
    session.start();
    time.advance(2000);
    submitAll(session, [0]);
    expect(session.clock("x")?.remainingMs).toBe(9000);
    time.advance(1500);
    expect(session.clock("o")?.remainingMs).toBe(3500);
    expect(session.state.played[0]?.record).toMatchObject({ text: "0", usedMs: 2000 });
  });

  it("end the game when a flag falls, and leave no timer behind", () => {
    const { session, time } = setUp({ controls });
    session.start();
    submitAll(session, [0]);
    time.advance(4999);
    expect(session.state.status.kind).toBe("playing");
    time.advance(1);
    expect(session.state.status).toMatchObject({ outcome: { winner: "x", reason: "timeout" } });
    expect(session.clock("o")?.remainingMs).toBe(0);
    expect(time.pendingTimers).toBe(0);
  });

  it("have the game decide what a fallen flag means", () => {
    const timeoutOutcome = (): Outcome<Mark> => ({ kind: "draw", reason: "cannot-win" });
    const { session, time } = setUp({ controls, timeoutOutcome });
    session.start();
    time.advance(10_000);
    expect(session.state.status).toMatchObject({ outcome: { reason: "cannot-win" } });
  });

  it("refuse a move that comes when the time is over, though no timer has fired yet", () => {
    const { session, time } = setUp({ controls });
    session.start();
    time.jump(10_000);
    expect(refusalOf(session.submit(0))).toBe("time-over");
    expect(session.state.status).toMatchObject({ outcome: { reason: "timeout" } });
  });

  it("allow for grace where it is given", () => {
    const { session, time } = setUp({ controls, graceMs: 50 });
    session.start();
    time.advance(10_049);
    submitAll(session, [0]);
    expect(session.clock("x")?.remainingMs).toBe(1000);
    time.advance(5050);
    expect(session.state.status.kind).toBe("over");
  });

  it("rest in a pause, and go on where they were", () => {
    const { session, time } = setUp({ controls });
    session.start();
    time.advance(1000);
    session.pause();
    expect(time.pendingTimers).toBe(0);
    time.advance(60_000);
    expect(refusalOf(session.submit(0))).toBe("not-playing");
    session.resume();
    time.advance(500);
    expect(session.clock("x")?.remainingMs).toBe(8500);
  });

  it("are set back with the moves, and forward again", () => {
    const { session, time } = setUp({ controls });
    session.start();
    time.advance(2000);
    submitAll(session, [0]);
    time.advance(2000);
    submitAll(session, [1]);
    time.advance(5000);
    session.takeBack();
    expect(session.clock("x")?.remainingMs).toBe(9000);
    expect(session.clock("o")?.remainingMs).toBe(5000);
    session.redo();
    expect(session.clock("o")?.remainingMs).toBe(3000);
  });

  it("wait longer than one timer can", () => {
    const days = 30 * 24 * 3600 * 1000;
    const { session, time } = setUp({ controls: { x: suddenDeath(days), o: suddenDeath(days) } });
    session.start();
    time.advance(days - 1);
    expect(session.state.status.kind).toBe("playing");
    time.advance(1);
    expect(session.state.status.kind).toBe("over");
  });

  it("are told to a player, with its own limits", () => {
    const { session, script, time } = againstScript({ controls }, { limits: { depth: 4 } });
    session.start();
    time.advance(1000);
    submitAll(session, [0]);
    expect(script.search.limits).toEqual({
      depth: 4,
      clock: {
        remainingMs: 5000,
        incrementMs: 0,
        opponentRemainingMs: 10_000,
        opponentIncrementMs: 1000,
      },
    });
  });
});

describe("a game against a player", () => {
  it("asks it for its moves and tells what it sees", async () => {
    const { session, script, events } = againstScript();
    session.start();
    expect(script.searches).toHaveLength(0);
    submitAll(session, [0]);
    expect(refusalOf(session.submit(1))).toBe("not-your-turn");
    script.search.report({ depth: 7 });
    script.search.answer(4);
    await settleTasks();
    expect(marks(session)).toEqual([0, 4]);
    const info = events.find((event) => event.kind === "info");
    expect(info).toMatchObject({ side: "o", info: { depth: 7 } });
  });

  it("takes back to the person's own turn, in the middle of a search and after it", async () => {
    const { session, script } = againstScript();
    session.start();
    submitAll(session, [0]);
    session.takeBack();
    expect(marks(session)).toEqual([]);
    submitAll(session, [8]);
    await settleTasks();
    script.search.answer(4);
    await settleTasks();
    session.takeBack();
    expect(marks(session)).toEqual([]);
    session.redo();
    expect(marks(session)).toEqual([8, 4]);
    expect(session.state.status.kind).toBe("playing");
  });

  it("has nothing to take back when only the player has moved", async () => {
    const script = new ScriptedPlayer<TicTacToePosition, number>();
    const x = { kind: "player", name: "Script", player: script } as const;
    const { session } = setUp({ participants: { x, o: person("Otto") } });
    session.start();
    script.search.answer(4);
    await settleTasks();
    expect(refusalOf(session.takeBack())).toBe("nothing-to-take-back");
  });

  it("never has two searches at once, however fast it is taken back and played again", async () => {
    const { session, script } = againstScript();
    // The player needs its time to notice that it should stop.
    script.onStop = (search) => void setTimeout(() => search.answer(7), 2);
    session.start();
    for (const move of [0, 1, 2, 3]) {
      submitAll(session, [move]);
      session.takeBack();
    }
    submitAll(session, [5]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(script.mostRunning).toBe(1);
    expect(script.searches).toHaveLength(2);
    expect(script.search.line.moves).toEqual([5]);
    script.search.answer(6);
    await settleTasks();
    expect(marks(session)).toEqual([5, 6]);
  });

  it("makes a player move at once", async () => {
    const { session, script } = againstScript();
    script.onStop = (search) => search.answer(2);
    session.start();
    submitAll(session, [0]);
    session.moveNow();
    await settleTasks();
    expect(marks(session)).toEqual([0, 2]);
  });

  it("ignores an answer after the flag has fallen", async () => {
    const { session, script, time } = againstScript({
      controls: { x: suddenDeath(1000), o: suddenDeath(1000) },
    });
    script.onStop = () => {};
    session.start();
    submitAll(session, [0]);
    time.advance(1000);
    script.search.answer(1);
    await settleTasks();
    expect(marks(session)).toEqual([0]);
    expect(session.state.status).toMatchObject({ outcome: { winner: "x" } });
  });

  it("goes on with another search after a pause", async () => {
    const { session, script } = againstScript();
    session.start();
    submitAll(session, [0]);
    session.pause();
    session.resume();
    await settleTasks();
    expect(script.searches).toHaveLength(2);
    script.search.answer(4);
    await settleTasks();
    expect(marks(session)).toEqual([0, 4]);
  });

  it("abandons the search when it is closed", async () => {
    const { session, script, time } = againstScript({
      controls: { x: suddenDeath(1000), o: suddenDeath(1000) },
    });
    session.start();
    submitAll(session, [0]);
    const settled = session.settled();
    session.close();
    expect(script.running).toBe(0);
    expect(time.pendingTimers).toBe(0);
    await settleTasks();
    expect((await settled).kind).toBe("playing");
    expect(refusalOf(session.takeBack())).toBe("closed");
  });
});

describe("a player that fails", () => {
  type Failing = (script: ScriptedPlayer<TicTacToePosition, number>) => void;
  const failures: [string, Failing, FailureCode, string][] = [
    ["dies", (script) => script.search.fail("the worker died"), "crash", "the worker died"],
    [
      "has no move",
      (script) => script.search.answer(undefined),
      "illegal-move",
      "Script answered with no move.",
    ],
    [
      "breaks the rules",
      (script) => script.search.answer(0),
      "illegal-move",
      "Script answered with an illegal move.",
    ],
  ];

  it.each(failures)("that %s stops the game with a message", async (_name, fail, code, message) => {
    const { session, script, time } = againstScript({
      controls: { x: suddenDeath(1000), o: suddenDeath(1000) },
    });
    session.start();
    submitAll(session, [0]);
    time.advance(100);
    fail(script);
    await settleTasks();
    expect(session.state.status).toEqual({ kind: "failed", side: "o", code, message });
    time.advance(5000);
    expect(session.clock("o")?.remainingMs).toBe(900);
    expect(await session.settled()).toMatchObject({ kind: "failed" });
  });

  it("is one that throws when it is asked", () => {
    const { session, script } = againstScript();
    script.analyse = () => {
      throw new Error("closed already");
    };
    session.start();
    submitAll(session, [0]);
    expect(session.state.status).toMatchObject({ kind: "failed", message: "closed already" });
  });

  it("may be asked again, replaced, or have its side resigned", async () => {
    const { session, script } = againstScript();
    session.start();
    submitAll(session, [0]);
    script.search.fail("once");
    await settleTasks();
    session.retry();
    script.search.fail("twice");
    await settleTasks();
    session.replace("o", person("Otto"));
    submitAll(session, [4]);
    expect(marks(session)).toEqual([0, 4]);
    expect(session.participants.o.name).toBe("Otto");
  });

  it("lets its opponent take back", async () => {
    const { session, script } = againstScript();
    session.start();
    submitAll(session, [0]);
    script.search.fail("gone");
    await settleTasks();
    session.takeBack();
    expect(session.state.status.kind).toBe("playing");
  });
});

describe("players among themselves", () => {
  it("play a whole game, and the session settles with its outcome", async () => {
    const player = (seed: number) =>
      ({ kind: "player", name: `Random ${seed}`, player: randomPlayer({ game, seed }) }) as const;
    const { session, kinds } = setUp({ participants: { x: player(1), o: player(2) } });
    session.start();
    expect((await session.settled()).kind).toBe("over");
    expect(kinds().at(-1)).toBe("over");
  });

  it("follow the side to move where one moves twice running", async () => {
    const pile = takeAgain(7);
    const script = new ScriptedPlayer<PilePosition, number>();
    const second = { kind: "player", name: "Script", player: script } as const;
    const participants = { first: person("Ada"), second };
    const session = newSession({ game: pile, participants, time: new FakeTime() });
    session.start();
    session.submit(2);
    expect(session.sideToMove).toBe("first");
    session.submit(1);
    script.search.answer(1);
    await settleTasks();
    expect(session.sideToMove).toBe("first");
    session.takeBack();
    expect(session.state.line.moves).toEqual([2]);
    session.takeBack();
    expect(session.state.line.moves).toEqual([]);
    session.redo();
    expect(session.state.line.moves).toEqual([2]);
    session.redo();
    expect(session.state.line.moves).toEqual([2, 1, 1]);
  });
});

describe("listeners", () => {
  it("may act on the session, and all hear of everything in order", () => {
    const { session } = setUp();
    const heard: string[] = [];
    session.subscribe((event) => {
      if (event.kind === "changed" && event.change.kind === "moved") session.resign("o");
    });
    session.subscribe((event) => {
      if (event.kind === "changed") heard.push(event.change.kind);
    });
    session.start();
    session.submit(0);
    expect(heard).toEqual(["started", "moved", "over"]);
  });

  it("hear nothing after they have unsubscribed", () => {
    const { session } = setUp();
    const heard: unknown[] = [];
    const unsubscribe = session.subscribe((event) => heard.push(event));
    session.start();
    unsubscribe();
    session.submit(0);
    expect(heard).toHaveLength(1);
  });
});
