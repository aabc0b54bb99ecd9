import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bronstein, byoYomi, fischer, simpleDelay, suddenDeath, untimed } from "./time-control.ts";
import { formatTimeControl, parseTimeControl } from "./time-control-text.ts";

describe("the text of a time control", () => {
  it.each([
    ["none", untimed],
    ["5", suddenDeath(300_000)],
    ["0.5", suddenDeath(30_000)],
    ["5+3", fischer(300_000, 3000)],
    ["2+0.02", fischer(120_000, 20)],
    ["5d3", simpleDelay(300_000, 3000)],
    ["5b3", bronstein(300_000, 3000)],
    [
      "40/90+30,30+30",
      {
        kind: "stages",
        stages: [
          { mainMs: 5_400_000, moves: 40, bonus: { kind: "increment", ms: 30_000 } },
          { mainMs: 1_800_000, bonus: { kind: "increment", ms: 30_000 } },
        ],
      },
    ],
    ["40/5", { kind: "stages", stages: [{ mainMs: 300_000, moves: 40 }] }],
    ["10+5x30", byoYomi(600_000, 30_000, 5)],
    ["0+5x30", byoYomi(0, 30_000, 5)],
    ["10+1x300/25", byoYomi(600_000, 300_000, 1, 25)],
  ] as const)("%s is read and written", (text, control) => {
    expect(parseTimeControl(text)).toEqual({ ok: true, value: control });
    expect(formatTimeControl(control)).toBe(text);
  });

  it.each([
    ["", "bad-time-control", 0],
    ["five", "bad-time-control", 0],
    ["5+", "bad-time-control", 0],
    ["-5", "bad-time-control", 0],
    ["40/90,x", "bad-time-control", 6],
    ["90,30", "bad-time-control", 3],
    ["0", "no-time", 0],
    ["0+3", "no-time", 0],
    ["0/5", "no-time", 0],
    ["10+0x30", "no-time", 0],
    ["9999999", "too-long", 0],
    ["10+5000x30", "too-long", 0],
  ])("%s is refused", (text, code, at) => {
    expect(parseTimeControl(text)).toMatchObject({ ok: false, error: { code, at } });
  });

  it("is read or refused whatever it is, and what is read is written back the same", () => {
    const likely = fc.stringMatching(/^[0-9]{0,3}[+dbx/,.][0-9.x/,+]{0,8}$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), likely), (text) => {
        const read = parseTimeControl(text);
        if (!read.ok) return;
        expect(parseTimeControl(formatTimeControl(read.value))).toEqual(read);
      }),
      { numRuns: 500 },
    );
  });
});
