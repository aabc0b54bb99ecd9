import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { budgetTime } from "./time.ts";

const ms = (max: number) => fc.double({ min: 0, max, noNaN: true });
const clocks = fc.record(
  {
    remainingMs: ms(1e8),
    incrementMs: ms(1e6),
    movesToGo: fc.integer({ min: 1, max: 200 }),
  },
  { requiredKeys: ["remainingMs", "incrementMs"] },
);

describe("budgetTime", () => {
  it("never plans beyond the clock, overhead included", () => {
    fc.assert(
      fc.property(clocks, ms(5_000), (clock, overheadMs) => {
        const { softMs, hardMs } = budgetTime(clock, overheadMs);
        expect(softMs).toBeGreaterThan(0);
        expect(softMs).toBeLessThanOrEqual(hardMs);
        if (clock.remainingMs > overheadMs + 2) {
          expect(hardMs + overheadMs).toBeLessThanOrEqual(clock.remainingMs);
        } else if (clock.remainingMs > 0) {
          expect(hardMs).toBeLessThan(Math.max(clock.remainingMs, 1.01));
        }
      }),
      { numRuns: 1000 },
    );
  });

  it("lasts through any number of moves, each at its hard limit", () => {
    fc.assert(
      fc.property(clocks, fc.integer({ min: 0, max: 50 }), (clock, overheadMs) => {
        let { remainingMs, movesToGo = Number.POSITIVE_INFINITY } = clock;
        for (let move = 0; move < 60 && movesToGo > 0; move++, movesToGo--) {
          if (remainingMs <= overheadMs + 2) break;
          const togo = Number.isFinite(movesToGo) ? { movesToGo } : {};
          const { hardMs } = budgetTime(
            { remainingMs, incrementMs: clock.incrementMs, ...togo },
            overheadMs,
          );
          remainingMs -= hardMs + overheadMs;
          expect(remainingMs).toBeGreaterThanOrEqual(0);
          remainingMs += clock.incrementMs;
        }
      }),
    );
  });

  it("answers at once when the clock has run out", () => {
    expect(budgetTime({ remainingMs: 0, incrementMs: 0 }, 10).hardMs).toBe(1);
    expect(budgetTime({ remainingMs: -500, incrementMs: 1000 }, 10).hardMs).toBe(1);
  });

  it("spends more with an increment, and nearly all before a time control", () => {
    const plain = budgetTime({ remainingMs: 60_000, incrementMs: 0 }, 10);
    expect(plain.softMs).toBeGreaterThan(800);
    expect(plain.softMs).toBeLessThan(3_000);
    const bonus = budgetTime({ remainingMs: 60_000, incrementMs: 1000 }, 10);
    expect(bonus.softMs).toBeGreaterThan(plain.softMs + 300);
    const last = budgetTime({ remainingMs: 60_000, incrementMs: 0, movesToGo: 1 }, 10);
    expect(last.hardMs).toBeGreaterThan(50_000);
    const first = budgetTime({ remainingMs: 60_000, incrementMs: 0, movesToGo: 40 }, 10);
    expect(first.softMs).toBeLessThan(plain.softMs);
  });
});
