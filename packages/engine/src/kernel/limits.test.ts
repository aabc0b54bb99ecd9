import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isUnlimited, kernelLimits } from "./limits.ts";

const context = { overheadMs: 10, waitedMs: 0, multiPv: 1, searchMoves: [] };
const hostile = fc.option(
  fc.oneof(fc.double(), fc.integer(), fc.constantFrom(Number.NaN, -0, 0, Infinity, -Infinity)),
  { nil: undefined },
);

describe("kernelLimits", () => {
  it("writes 0 where there is no limit", () => {
    expect(kernelLimits({}, context)).toEqual({
      ...{ depth: 0, mate: 0, nodes: 0, softMs: 0, hardMs: 0, multiPv: 1, searchMoves: [] },
    });
    expect(kernelLimits({ nodes: Infinity, timeMs: Infinity }, context).hardMs).toBe(0);
  });

  it("keeps an exact time exact", () => {
    const limits = kernelLimits({ timeMs: 100 }, context);
    expect([limits.softMs, limits.hardMs]).toEqual([0, 100]);
  });

  it("takes the first limit that is reached", () => {
    expect(kernelLimits({ nodes: 50, playouts: 40 }, context).nodes).toBe(40);
    expect(kernelLimits({ playouts: 40 }, context).nodes).toBe(40);
    const clock = { remainingMs: 60_000, incrementMs: 0 };
    expect(kernelLimits({ clock, timeMs: 5 }, context).hardMs).toBe(5);
  });

  it("takes the time that a search has waited off its clock", () => {
    const clock = { remainingMs: 1000, incrementMs: 0 };
    const prompt = kernelLimits({ clock }, context);
    const late = kernelLimits({ clock }, { ...context, waitedMs: 900 });
    expect(late.hardMs).toBeLessThan(prompt.hardMs / 5);
    expect(kernelLimits({ timeMs: 100 }, { ...context, waitedMs: 30 }).hardMs).toBe(70);
  });

  it("takes the smallest limit for what is no count, so that such a search ends", () => {
    expect(kernelLimits({ depth: -3, nodes: Number.NaN }, context)).toMatchObject({
      depth: 1,
      nodes: 1,
    });
    expect(kernelLimits({ timeMs: Number.NaN }, context).hardMs).toBeGreaterThan(0);
  });

  it("gives a kernel sane numbers, whatever is asked", () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 9, maxLength: 9 }), (numbers) => {
        const [depth, nodes, timeMs, mate, multiPv, remainingMs, incrementMs, movesToGo, waitedMs] =
          numbers;
        const limits = Object.fromEntries(
          Object.entries({ depth, nodes, timeMs, mate }).filter(([, value]) => value !== undefined),
        );
        const clock = {
          remainingMs: remainingMs ?? 0,
          incrementMs: incrementMs ?? 0,
          ...(movesToGo !== undefined && { movesToGo }),
        };
        const asked = remainingMs === undefined ? limits : { ...limits, clock };
        const waited = Math.abs(waitedMs ?? 0) || 0;
        const given = kernelLimits(asked, { ...context, multiPv: multiPv ?? 1, waitedMs: waited });
        for (const value of [given.depth, given.mate, given.nodes, given.multiPv]) {
          expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
        }
        for (const value of [given.softMs, given.hardMs]) {
          expect(value >= 0 && Number.isFinite(value)).toBe(true);
        }
        if (asked !== limits) expect(given.hardMs).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });
});

describe("isUnlimited", () => {
  it("tells a search that only stop() ends", () => {
    expect(isUnlimited({})).toBe(true);
    expect(isUnlimited({ nodes: Infinity })).toBe(true);
    expect(isUnlimited({ depth: 3 })).toBe(false);
    expect(isUnlimited({ clock: { remainingMs: 1, incrementMs: 0 } })).toBe(false);
  });
});
