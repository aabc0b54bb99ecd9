import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Clock,
  clockStateFor,
  endTurn,
  newClock,
  pauseTurn,
  readClock,
  resumeTurn,
  startTurn,
  turnUsedMs,
  untilFlagMs,
} from "./clock.ts";
import {
  bronstein,
  byoYomi,
  fischer,
  simpleDelay,
  suddenDeath,
  type TimeControl,
  untimed,
} from "./time-control.ts";

type Side = "white" | "black";
const SIDES = ["white", "black"] as const;

const clockWith = (control: TimeControl): Clock<Side> =>
  newClock(SIDES, { white: control, black: control });

/** White's clock after moves that took so long each. */
function afterMoves(control: TimeControl, usedMs: readonly number[]): Clock<Side> {
  let clock = clockWith(control);
  let nowMs = 5;
  for (const used of usedMs) {
    clock = startTurn(clock, "white", nowMs);
    nowMs += used;
    clock = endTurn(clock, nowMs);
  }
  return clock;
}

const remaining = (clock: Clock<Side>) => readClock(clock, "white", 0)?.remainingMs;

const controls: fc.Arbitrary<TimeControl> = fc.oneof(
  fc.nat(5000).map(suddenDeath),
  fc.tuple(fc.nat(5000), fc.nat(500)).map(([main, ms]) => fischer(main, ms)),
  fc.tuple(fc.nat(5000), fc.nat(500)).map(([main, ms]) => simpleDelay(main, ms)),
  fc.tuple(fc.nat(5000), fc.nat(500)).map(([main, ms]) => bronstein(main, ms)),
  fc
    .tuple(
      fc.nat(2000),
      fc.integer({ min: 1, max: 500 }),
      fc.nat(4),
      fc.integer({ min: 1, max: 3 }),
    )
    .map(([main, period, periods, moves]) => byoYomi(main, period, periods, moves)),
  fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.nat(3000), fc.nat(300))
    .map(([moves, mainMs, ms]) => ({
      kind: "stages" as const,
      stages: [
        { mainMs, moves, bonus: { kind: "increment" as const, ms } },
        { mainMs: 500 },
      ] as const,
    })),
);

describe("clocks, by hand", () => {
  it("sudden death only runs down", () => {
    expect(remaining(afterMoves(suddenDeath(60_000), [1000, 2500]))).toBe(56_500);
  });

  it("Fischer adds its increment after each move", () => {
    expect(remaining(afterMoves(fischer(10_000, 3000), [1000, 500]))).toBe(14_500);
  });

  it("a simple delay waits before it runs, and its flag falls that much later", () => {
    const clock = startTurn(clockWith(simpleDelay(5000, 2000)), "white", 0);
    expect(readClock(clock, "white", 1500)).toEqual({ remainingMs: 5000, delayMs: 500 });
    expect(readClock(clock, "white", 2500)).toEqual({ remainingMs: 4500, delayMs: 0 });
    expect(untilFlagMs(clock, 0)).toBe(7000);
    expect(remaining(endTurn(clock, 2500))).toBe(4500);
    expect(remaining(endTurn(clock, 1500))).toBe(5000);
  });

  it("Bronstein gives back what was used, up to the delay, but after the move", () => {
    const clock = startTurn(clockWith(bronstein(5000, 2000)), "white", 0);
    expect(readClock(clock, "white", 1500)?.remainingMs).toBe(3500);
    expect(untilFlagMs(clock, 0)).toBe(5000);
    expect(remaining(endTurn(clock, 1500))).toBe(5000);
    expect(remaining(endTurn(clock, 3000))).toBe(4000);
  });

  it("Japanese byo-yomi gives a whole period for each move made in time", () => {
    const control = byoYomi(10_000, 30_000, 3);
    const reading = (usedMs: number[]) => readClock(afterMoves(control, usedMs), "white", 0);
    expect(reading([4000])).toEqual({
      remainingMs: 6000,
      overtime: { begun: false, periods: 3 },
    });
    const whole = { remainingMs: 30_000, movesToGo: 1 };
    expect(reading([12_000])).toEqual({ ...whole, overtime: { begun: true, periods: 3 } });
    expect(reading([12_000, 29_999])).toEqual({ ...whole, overtime: { begun: true, periods: 3 } });
    expect(reading([12_000, 30_000])).toEqual({ ...whole, overtime: { begun: true, periods: 2 } });
    expect(reading([10_000, 65_000])).toEqual({ ...whole, overtime: { begun: true, periods: 1 } });
    expect(untilFlagMs(startTurn(clockWith(control), "white", 0), 0)).toBe(100_000);
  });

  it("Canadian byo-yomi gives one period for a number of moves", () => {
    const control = byoYomi(1000, 60_000, 1, 3);
    const reading = (usedMs: number[]) => readClock(afterMoves(control, usedMs), "white", 0);
    const overtime = { begun: true, periods: 1 };
    expect(reading([11_000])).toEqual({ remainingMs: 50_000, movesToGo: 2, overtime });
    expect(reading([11_000, 20_000])).toEqual({ remainingMs: 30_000, movesToGo: 1, overtime });
    expect(reading([11_000, 20_000, 29_000])).toEqual({
      remainingMs: 60_000,
      movesToGo: 3,
      overtime,
    });
  });

  it("byo-yomi without any period is sudden death", () => {
    const turn = startTurn(clockWith(byoYomi(1000, 500, 0)), "white", 0);
    expect(untilFlagMs(turn, 0)).toBe(1000);
    expect(readClock(turn, "white", 1000)?.remainingMs).toBe(0);
  });

  it("a stage hands over its rest to the next, and the last one repeats", () => {
    const control: TimeControl = {
      kind: "stages",
      stages: [
        { mainMs: 10_000, moves: 2 },
        { mainMs: 5000, moves: 1 },
      ],
    };
    const reading = (usedMs: number[]) => readClock(afterMoves(control, usedMs), "white", 0);
    expect(reading([1000])).toEqual({ remainingMs: 9000, movesToGo: 1 });
    expect(reading([1000, 2000])).toEqual({ remainingMs: 12_000, movesToGo: 1 });
    expect(reading([1000, 2000, 2000])).toEqual({ remainingMs: 15_000, movesToGo: 1 });
  });

  it("shows nothing where there is no clock, but knows the time that was used", () => {
    const clock = startTurn(clockWith(untimed), "white", 10);
    expect(readClock(clock, "white", 99)).toBeUndefined();
    expect(untilFlagMs(clock, 1e12)).toBe(Infinity);
    expect(turnUsedMs(clock, 35)).toBe(25);
  });
});

describe("what a player is told of the clocks", () => {
  it("both sides' time and increment", () => {
    const clock = newClock(SIDES, { white: fischer(9000, 100), black: suddenDeath(4000) });
    const running = startTurn(clock, "white", 0);
    expect(clockStateFor(running, "white", "black", 1000)).toEqual({
      remainingMs: 8000,
      incrementMs: 100,
      opponentRemainingMs: 4000,
      opponentIncrementMs: 0,
    });
  });

  it("nothing when its side is untimed", () => {
    const clock = newClock(SIDES, { white: untimed, black: suddenDeath(4000) });
    expect(clockStateFor(clock, "white", "black", 0)).toBeUndefined();
    expect(clockStateFor(clock, "black", "white", 0)).toEqual({
      remainingMs: 4000,
      incrementMs: 0,
    });
  });

  it("byo-yomi as an increment before it begins, and then as moves to go", () => {
    const state = (usedMs: number[]) =>
      clockStateFor(afterMoves(byoYomi(1000, 6000, 2, 3), usedMs), "white", "black", 0);
    expect(state([])).toMatchObject({ remainingMs: 1000, incrementMs: 2000 });
    expect(state([2000])).toMatchObject({ remainingMs: 5000, incrementMs: 0, movesToGo: 2 });
  });
});

describe("clocks, always", () => {
  const usedTimes = fc.array(fc.nat(400), { maxLength: 30 });

  /** Plays White's moves as long as they are made in time. */
  const inTime = (control: TimeControl, usedMs: readonly number[]) => {
    let clock = clockWith(control);
    const clocks: { before: Clock<Side>; after: Clock<Side>; used: number }[] = [];
    for (const used of usedMs) {
      const before = startTurn(clock, "white", 100);
      if (untilFlagMs(before, 100 + used) <= 0) break;
      clock = endTurn(before, 100 + used);
      clocks.push({ before, after: clock, used });
    }
    return clocks;
  };

  it("no move made in time leaves a clock at less than nothing", () => {
    fc.assert(
      fc.property(controls, usedTimes, (control, usedMs) => {
        for (const { after } of inTime(control, usedMs)) {
          expect(after.times.white.mainMs).toBeGreaterThanOrEqual(0);
          expect(untilFlagMs(startTurn(after, "white", 0), 0)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("the time to the flag falls by exactly the time that passes", () => {
    fc.assert(
      fc.property(controls, usedTimes, fc.nat(3000), (control, usedMs, passed) => {
        const clock = inTime(control, usedMs).at(-1)?.after ?? clockWith(control);
        const turn = startTurn(clock, "white", 7);
        expect(untilFlagMs(turn, 7) - untilFlagMs(turn, 7 + passed)).toBe(passed);
      }),
    );
  });

  it("what is shown reaches nothing exactly when the flag falls", () => {
    fc.assert(
      fc.property(controls, usedTimes, fc.nat(9000), (control, usedMs, passed) => {
        const clock = inTime(control, usedMs).at(-1)?.after ?? clockWith(control);
        const turn = startTurn(clock, "white", 0);
        const shown = readClock(turn, "white", passed);
        const left = (shown?.remainingMs ?? 0) + (shown?.delayMs ?? 0);
        expect(left === 0).toBe(untilFlagMs(turn, passed) <= 0);
      }),
    );
  });

  it("pauses make no difference", () => {
    fc.assert(
      fc.property(controls, fc.nat(300), fc.nat(300), fc.nat(999), (control, one, two, pause) => {
        const whole = endTurn(startTurn(clockWith(control), "white", 0), one + two);
        const paused = pauseTurn(startTurn(clockWith(control), "white", 0), one);
        const resumed = resumeTurn(paused, one + pause);
        expect(endTurn(resumed, one + pause + two)).toEqual(whole);
        expect(untilFlagMs(paused, one)).toBe(untilFlagMs(paused, one + pause));
      }),
    );
  });

  it("Fischer's clock is what it began with, less what was used, plus the increments", () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(300), usedTimes, (main, increment, usedMs) => {
        const clocks = inTime(fischer(main, increment), usedMs);
        const used = clocks.reduce((sum, turn) => sum + turn.used, 0);
        const left = clocks.at(-1)?.after.times.white.mainMs ?? main;
        expect(left).toBe(main - used + clocks.length * increment);
      }),
    );
  });

  it("a simple delay and Bronstein's leave the same time after moves that both allow", () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(300), usedTimes, (main, delay, usedMs) => {
        const moves = inTime(bronstein(main, delay), usedMs);
        const delayed = inTime(simpleDelay(main, delay), usedMs).slice(0, moves.length);
        expect(delayed.map(({ after }) => after.times)).toEqual(
          moves.map(({ after }) => after.times),
        );
        for (const { after } of moves) expect(after.times.white.mainMs).toBeLessThanOrEqual(main);
      }),
    );
  });

  it("the other side's clock rests", () => {
    fc.assert(
      fc.property(controls, usedTimes, (control, usedMs) => {
        const fresh = clockWith(control);
        for (const { before, after, used } of inTime(control, usedMs)) {
          expect(after.times.black).toEqual(fresh.times.black);
          expect(readClock(before, "black", 100 + used)).toEqual(readClock(fresh, "black", 0));
        }
      }),
    );
  });
});
