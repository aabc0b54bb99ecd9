import type { Outcome } from "@kibitz/rules";
import { describe, expect, it } from "vitest";
import type { Mark } from "../reference/small-games.fixture.ts";
import { againstScript, refusalOf, setUp, submitAll } from "./session.fixture.ts";
import { fischer, suddenDeath } from "./time-control.ts";

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
