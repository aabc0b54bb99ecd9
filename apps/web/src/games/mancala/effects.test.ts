import { expectOk } from "@kibitz/rules";
import { createIgisoro } from "@kibitz/rules/igisoro";
import { createKalah, type KalahMove } from "@kibitz/rules/kalah";
import { describe, expect, it } from "vitest";
import { effectsOf, outlook } from "./effects.ts";
import { pitPlace } from "./places.ts";
import { countsOf } from "./table.ts";

const kalah = createKalah({ pie: true });

function ofKalah(text: string, move: KalahMove) {
  const position = expectOk(kalah.notation.parsePosition(text));
  const { steps } = kalah.sowing(position, move);
  return effectsOf(countsOf(position), steps, position.sideToMove);
}

const sow = (pit: number): KalahMove => ({ kind: "sow", pit });

describe("where a move that is looked at would lead", () => {
  it("to an extra turn", () => {
    const effects = ofKalah("4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1", sow(2));
    expect(outlook(effects)).toBe("ends in the store: move again");
  });

  it("to a capture", () => {
    const effects = ofKalah("6S,5S,6S,1S,2S,1/1S,1,3S,2,2S 12 10 S 1", sow(0));
    const capturedFrom = [pitPlace("south", 1), pitPlace("north", 4)];
    expect(effects).toMatchObject({ capturedFrom, landing: pitPlace("south", 1) });
    expect(outlook(effects)).toBe("ends in South's pit b, captures 6");
  });

  it("to the end, of which no extra turn is told", () => {
    const effects = ofKalah("1,5S,4S,1,3S,1/5,1S 20 15 S 1", sow(5));
    expect(outlook(effects)).toBe("ends in the store, the rest, 12, goes to North");
  });

  it("to changed places, without a landing", () => {
    const text = "4S,4S,4S,4S,4S,4S/4S,4S,1,5S,5S,5S 1 0 N 1 swap";
    const effects = ofKalah(text, { kind: "swap" });
    expect(effects.landing).toBeUndefined();
    expect(outlook(effects)).toBe("changes places");
  });

  it("over several laps of Igisoro", () => {
    const igisoro = createIgisoro();
    const north = Array<number>(16).fill(0).with(0, 2).with(4, 2).with(11, 3);
    const south = Array<number>(16).fill(0).with(0, 3).with(3, 1);
    const position = { pits: { south, north }, sideToMove: "south", plies: 10 } as const;
    const { steps } = igisoro.sowing(position, { pit: 0, choices: [] });
    const effects = effectsOf(countsOf(position), steps, "south");
    expect(effects.capturedFrom).toEqual([pitPlace("north", 4), pitPlace("north", 11)]);
    expect(outlook(effects)).toBe("2 laps, ends in South's pit f, captures 5");
  });
});
