import { expectOk, startLine } from "@kibitz/rules";
import { createIgisoro } from "@kibitz/rules/igisoro";
import { createKalah, effectSentence, effectWords, type KalahMove } from "@kibitz/rules/kalah";
import { createOware } from "@kibitz/rules/oware";
import { describe, expect, it } from "vitest";
import { effectsOf, outlook } from "./effects.ts";
import { countsOf } from "./table.ts";

const kalah = createKalah({ pie: true });

function ofKalah(text: string, move: KalahMove) {
  const position = expectOk(kalah.notation.parsePosition(text));
  const { steps } = kalah.sowing(position, move);
  return effectsOf(countsOf(position), steps, position.sideToMove);
}

const sow = (pit: number): KalahMove => ({ kind: "sow", pit });

describe("the effects of a move", () => {
  it("of Kalah: an extra turn", () => {
    const effects = ofKalah("4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1", sow(2));
    expect(effectWords(effects)).toEqual(["moves again"]);
    expect(outlook(effects)).toBe("ends in the store: move again");
  });

  it("of Kalah: a capture, its own seed counted", () => {
    const effects = ofKalah("6S,5S,6S,1S,2S,1/1S,1,3S,2,2S 12 10 S 1", sow(0));
    expect(effects).toMatchObject({ captured: 6, capturedFrom: [1, 36] });
    expect(outlook(effects)).toBe("ends in South's pit b, captures 6");
    expect(effectSentence(effects, "south")).toBe("South captures 6");
  });

  it("of Kalah: the end", () => {
    const effects = ofKalah("1,5S,4S,1,3S,1/5,1S 20 15 S 1", sow(5));
    expect(effects.sweeps).toEqual([{ side: "north", seeds: 12 }]);
    expect(effectWords(effects)).toEqual(["the rest, 12, goes to North"]);
    expect(effectSentence(effects, "south")).toBe("The rest, 12, goes to North");
  });

  it("of Kalah: changing places", () => {
    const text = "4S,4S,4S,4S,4S,4S/4S,4S,1,5S,5S,5S 1 0 N 1 swap";
    expect(effectWords(ofKalah(text, { kind: "swap" }))).toEqual(["changes places"]);
  });

  it("of Oware: a capture of several pits", () => {
    const oware = createOware();
    const text = "10S,5S,1S,1S,2S,1S/2,3S,1,1S,4S 10 10 S 1";
    const line = startLine(oware, expectOk(oware.notation.parsePosition(text)));
    const move = expectOk(oware.notation.parseMove("F", line));
    const effects = effectsOf(countsOf(line.position), oware.sowing(line, move).steps, "south");
    expect(effects.captured).toBe(9);
  });

  it("of Igisoro: captured seeds are sown on", () => {
    const igisoro = createIgisoro();
    const north = Array<number>(16).fill(0).with(0, 2).with(4, 2).with(11, 3);
    const south = Array<number>(16).fill(0).with(0, 3).with(3, 1);
    const position = { pits: { south, north }, sideToMove: "south", plies: 10 } as const;
    const { steps } = igisoro.sowing(position, { pit: 0, choices: [] });
    const effects = effectsOf(countsOf(position), steps, "south");
    expect(effects).toMatchObject({ captured: 5, capturedFrom: [36, 43], laps: 2 });
    expect(outlook(effects)).toBe("2 laps, ends in South's pit f, captures 5");
  });
});
