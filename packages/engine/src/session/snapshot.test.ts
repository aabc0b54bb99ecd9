import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Mark,
  nim,
  type TicTacToePosition,
  ticTacToe,
} from "../reference/small-games.fixture.ts";
import { FakeTime } from "./fake-time.fixture.ts";
import { person } from "./participant.ts";
import { ScriptedPlayer } from "./scripted-player.fixture.ts";
import { newSession, restoreSession, type Session } from "./session.ts";
import type { SessionSnapshot } from "./snapshot.ts";
import { byoYomi, fischer, type TimeControl, untimed } from "./time-control.ts";

const game = ticTacToe;
const participants = { x: person("Xenia"), o: person("Otto") };

type TicTacToeSession = Session<TicTacToePosition, number, Mark>;

function sessionWith(control: TimeControl = fischer(60_000, 1000)) {
  const time = new FakeTime();
  const controls = { x: control, o: control };
  return { time, session: newSession({ game, participants, controls, time }) };
}

const throughJson = (snapshot: SessionSnapshot<Mark>): unknown =>
  JSON.parse(JSON.stringify(snapshot));

function restored(snapshot: unknown, time = new FakeTime()): TicTacToeSession {
  const session = restoreSession(snapshot, { game, participants, time });
  if (!session.ok) throw new Error(session.error.message);
  return session.value;
}

/** What anyone may do to a session, chosen by number. */
function act(session: TicTacToeSession, time: FakeTime, choice: number): void {
  const moves = game.legalMoves(session.state.line);
  const actions = [
    () => session.submit(moves[choice % Math.max(1, moves.length)] ?? 0),
    () => session.submit(moves[choice % Math.max(1, moves.length)] ?? 0),
    () => session.submit(moves[choice % Math.max(1, moves.length)] ?? 0),
    () => session.takeBack(),
    () => session.redo(),
    () => session.pause(),
    () => session.resume(),
    () => session.offerDraw(choice % 3 === 0 ? "x" : "o"),
    () => session.declineDraw(choice % 3 === 0 ? "x" : "o"),
    () => time.advance(choice * 37),
  ];
  actions[choice % actions.length]?.();
}

const controls = fc.constantFrom(untimed, fischer(5000, 300), byoYomi(1000, 500, 3));

describe("a snapshot", () => {
  it("holds a game as plain values", () => {
    const { session, time } = sessionWith();
    session.start();
    time.advance(1500);
    session.submit(4);
    time.advance(700);
    expect(throughJson(session.snapshot())).toMatchObject({
      version: 1,
      game: "tic-tac-toe",
      names: { x: "Xenia", o: "Otto" },
      status: { kind: "playing" },
      moves: [{ text: "4", usedMs: 1500, times: { x: { mainMs: 59_500 }, o: { mainMs: 60_000 } } }],
      undone: [],
      turnUsedMs: 700,
    });
  });

  it("restores a game paused, to go on exactly where it was", () => {
    const { session, time } = sessionWith();
    session.start();
    time.advance(1500);
    session.submit(4);
    time.advance(700);
    const later = new FakeTime();
    const again = restored(throughJson(session.snapshot()), later);
    later.advance(99_000);
    expect(again.state.status.kind).toBe("paused");
    again.resume();
    later.advance(300);
    expect(again.clock("o")?.remainingMs).toBe(59_000);
    again.submit(0);
    again.takeBack();
    again.takeBack();
    expect(again.state.line.moves).toEqual([]);
    again.redo();
    expect(again.state.line.moves).toEqual([4]);
  });

  it("comes with every change", () => {
    const { session } = sessionWith();
    const moveCounts: number[] = [];
    session.subscribe((event) => {
      if (event.kind === "changed") moveCounts.push(event.snapshot.moves.length);
    });
    session.start();
    session.submit(0);
    session.submit(1);
    session.takeBack();
    expect(moveCounts).toEqual([0, 1, 2, 1]);
  });

  it("restores whatever state a session can be in, and goes on the same", () => {
    fc.assert(
      fc.property(
        controls,
        fc.array(fc.nat(99), { maxLength: 40 }),
        fc.nat(9),
        (control, choices, split) => {
          const { session, time } = sessionWith(control);
          session.start();
          for (const choice of choices.slice(0, split * 4)) act(session, time, choice);
          const againTime = new FakeTime();
          const again = restored(throughJson(session.snapshot()), againTime);
          if (session.state.status.kind === "playing") again.resume();
          expect(again.snapshot()).toEqual(session.snapshot());
          for (const choice of choices.slice(split * 4)) {
            act(session, time, choice);
            act(again, againTime, choice);
          }
          expect(again.snapshot()).toEqual(session.snapshot());
        },
      ),
      { numRuns: 150 },
    );
  });

  it("of a failed player restores the game, paused, for another player", () => {
    const script = new ScriptedPlayer<TicTacToePosition, number>();
    script.analyse = () => {
      throw new Error("gone");
    };
    const x = { kind: "player", name: "Script", player: script } as const;
    const time = new FakeTime();
    const session = newSession({ game, participants: { x, o: person("Otto") }, time });
    session.start();
    expect(session.state.status.kind).toBe("failed");
    const again = restored(throughJson(session.snapshot()));
    again.resume();
    expect(again.submit(4).ok).toBe(true);
  });
});

describe("a value that is no snapshot", () => {
  const good = () => {
    const { session } = sessionWith();
    session.start();
    session.submit(4);
    return { ...session.snapshot() };
  };
  const errorOf = (value: unknown) => {
    const result = restoreSession(value, { game, participants });
    return result.ok ? undefined : result.error;
  };

  it.each([
    ["nothing", null, "not-a-snapshot", "the whole should be an object"],
    ["another version", { ...good(), version: 2 }, "not-a-snapshot", "version"],
    ["another game", { ...good(), game: "chess" }, "other-game", "a game of chess"],
    ["a foul start", { ...good(), start: "{" }, "bad-start", "starting position"],
    [
      "an illegal move",
      { ...good(), moves: [{ ...firstMove(), text: "9" }] },
      "bad-move",
      "number 1",
    ],
    ["a negative time", { ...good(), turnUsedMs: -1 }, "not-a-snapshot", "turnUsedMs"],
    ["an endless time", { ...good(), turnUsedMs: Infinity }, "not-a-snapshot", "turnUsedMs"],
    [
      "a stranger",
      { ...good(), status: { kind: "over", outcome: { kind: "win", winner: "z", reason: "" } } },
      "not-a-snapshot",
      "status.outcome.winner should be x or o",
    ],
    [
      "no stages",
      { ...good(), controls: { x: { kind: "stages", stages: [] }, o: untimed } },
      "not-a-snapshot",
      "controls.x",
    ],
  ])("is refused with its place: %s", (_name, value, code, message) => {
    expect(errorOf(value)?.code).toBe(code);
    expect(errorOf(value)?.message).toContain(message);
  });

  function firstMove() {
    return good().moves[0];
  }

  it("is refused whatever it is, without a throw", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(errorOf(value)).toBeDefined();
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(good())), fc.anything(), (name, value) => {
        errorOf({ ...good(), [name]: value });
      }),
      { numRuns: 500 },
    );
  });

  it("is refused when it is of a game with other sides", () => {
    const result = restoreSession(good(), {
      game: nim(3, 4),
      participants: { first: person("A"), second: person("B") },
    });
    expect(result.ok).toBe(false);
  });
});
