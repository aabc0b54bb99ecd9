import { describe, expect, it } from "vitest";
import { LONGEST_MS, paceOf } from "./pace.ts";
import type { Motion } from "./table.ts";

const lap = (seeds: number): Motion[] => [
  { kind: "lift", from: [0] },
  ...Array.from({ length: seeds }, (_, index): Motion => ({ kind: "drop", into: index + 1 })),
];

describe("the pace of a move", () => {
  it("is even while the move is short", () => {
    expect(paceOf(lap(3))).toEqual([0, 150, 300, 450]);
    expect(paceOf([])).toEqual([]);
  });

  it("begins the same and grows in a long relay, which ends in time", () => {
    for (const laps of [10, 100, 2000]) {
      const times = paceOf(Array.from({ length: laps }, () => lap(6)).flat());
      expect(times[1]).toBeGreaterThan(140);
      expect(times.at(-1)).toBeLessThanOrEqual(LONGEST_MS);
      expect(times.at(-1)).toBeGreaterThan(0.75 * LONGEST_MS);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });
});
