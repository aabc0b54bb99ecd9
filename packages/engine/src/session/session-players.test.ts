import { describe, expect, it } from "vitest";
import { randomPlayer } from "../reference/players.ts";
import {
  type PilePosition,
  type TicTacToePosition,
  takeAgain,
  ticTacToe,
} from "../reference/small-games.fixture.ts";
import { FakeTime } from "./fake-time.fixture.ts";
import { person } from "./participant.ts";
import { ScriptedPlayer, settleTasks } from "./scripted-player.fixture.ts";
import {
  againstScript,
  movesOf,
  refusalOf,
  setUp,
  submitAll,
  type TicTacToeScript,
} from "./session.fixture.ts";
import { newSession } from "./session.ts";
import type { FailureCode } from "./state.ts";
import { suddenDeath } from "./time-control.ts";

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
    expect(movesOf(session)).toEqual([0, 4]);
    const info = events.find((event) => event.kind === "info");
    expect(info).toMatchObject({ side: "o", info: { depth: 7 } });
  });

  it("takes back to the person's own turn, in the middle of a search and after it", async () => {
    const { session, script } = againstScript();
    session.start();
    submitAll(session, [0]);
    session.takeBack();
    expect(movesOf(session)).toEqual([]);
    submitAll(session, [8]);
    await settleTasks();
    script.search.answer(4);
    await settleTasks();
    session.takeBack();
    expect(movesOf(session)).toEqual([]);
    session.redo();
    expect(movesOf(session)).toEqual([8, 4]);
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
    expect(movesOf(session)).toEqual([5, 6]);
  });

  it("makes a player move at once", async () => {
    const { session, script } = againstScript();
    script.onStop = (search) => search.answer(2);
    session.start();
    submitAll(session, [0]);
    session.moveNow();
    await settleTasks();
    expect(movesOf(session)).toEqual([0, 2]);
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
    expect(movesOf(session)).toEqual([0]);
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
    expect(movesOf(session)).toEqual([0, 4]);
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
  type Failing = (script: TicTacToeScript) => void;
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
    expect(movesOf(session)).toEqual([0, 4]);
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
      ({
        kind: "player",
        name: `Random ${seed}`,
        player: randomPlayer({ game: ticTacToe, seed }),
      }) as const;
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
