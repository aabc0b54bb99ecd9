import { expect, it } from "vitest";
import { startLine } from "../core/game.ts";
import { expectOk } from "../core/result.ts";
import { type Effects, effectsOf } from "./effects.ts";
import { createIgisoro } from "./igisoro/game.ts";
import { createKalah } from "./kalah/game.ts";
import type { KalahMove } from "./kalah/types.ts";
import { createOware } from "./oware/game.ts";
import { ring } from "./testing.ts";
import { describeReason, effectSentence, moveWords, placeWords } from "./words.ts";

const kalah = createKalah({ pie: true });
const sow = (pit: number): KalahMove => ({ kind: "sow", pit });

it.each([
  ["4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1", sow(2), "sows 4, ends in the store, moves again"],
  ["6S,5S,6S,1S,2S,1/1S,1,3S,2,2S 12 10 S 1", sow(0), "sows 1, ends in pit b, captures 6"],
  [
    "1,5S,4S,1,3S,1/5,1S 20 15 S 1",
    sow(5),
    "sows 1, ends in the store, the rest, 12, goes to North",
  ],
  ["4S,4S,1,5S,5S,5S/4S,4S,4S,4S,4S,4S 1 0 N 1 swap", { kind: "swap" }, "changes places"],
  ["4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,4S 0 0 S 1", sow(5), "sows 4, ends in North's pit c"],
] as const)("tells what happens in Kalah: %s", (text, move, words) => {
  const position = expectOk(kalah.notation.parsePosition(text));
  const { steps } = kalah.sowing(position, move);
  const side = position.sideToMove;
  expect(moveWords(effectsOf(position, steps, side), side).join(", ")).toBe(words);
});

it("tells it as a sentence about who does it and who gets the rest", () => {
  const sentence = (text: string, move: KalahMove) => {
    const position = expectOk(kalah.notation.parsePosition(text));
    const { steps } = kalah.sowing(position, move);
    const { sideToMove } = position;
    return effectSentence(effectsOf(position, steps, sideToMove), sideToMove);
  };
  expect(sentence("6S,5S,6S,1S,2S,1/1S,1,3S,2,2S 12 10 S 1", sow(0))).toBe("South captures 6");
  expect(sentence("1,5S,4S,1,3S,1/5,1S 20 15 S 1", sow(5))).toBe("The rest, 12, goes to North");
  expect(sentence("4S,4S,1,5S,5S,5S/4S,4S,4S,4S,4S,4S 1 0 N 1 swap", { kind: "swap" })).toBe(
    "North changes places",
  );
});

it("counts a capture of several pits and both sweeps in Oware", () => {
  const oware = createOware();
  /** What the last of several moves does. */
  const told = (text: string, ...words: string[]) => {
    let line = startLine(oware, expectOk(oware.notation.parsePosition(text)));
    let effects: Effects | undefined;
    for (const word of words) {
      const move = expectOk(oware.notation.parseMove(word, line));
      effects = effectsOf(line.position, oware.sowing(line, move).steps, line.position.sideToMove);
      line = oware.play(line, move);
    }
    return effects ?? expect.fail();
  };
  const taken = told("10S,5S,1S,1S,2S,1S/2,3S,1,1S,4S 10 10 S 1", "F");
  expect(taken.captured).toBe(9);
  expect(taken.capturedFrom.map(placeWords)).toEqual([
    "North's pit d",
    "North's pit c",
    "North's pit b",
    "North's pit a",
  ]);
  expect(taken.sweeps).toEqual([]);
  expect(told("1S,5/1S,5 23 23 N 1", "f").sweeps).toEqual([{ side: "south", seeds: 2 }]);
  const round = ["A", "a", "B", "b", "C", "c", "D", "d", "E", "e", "F", "f"];
  expect(told("5,1S/1S,5 23 23 S 1", ...round).sweeps).toEqual([
    { side: "south", seeds: 1 },
    { side: "north", seeds: 1 },
  ]);
});

it("counts captured seeds that are sown on in Igisoro", () => {
  const igisoro = createIgisoro();
  const south = ring(16, { 0: 3, 3: 1 });
  const north = ring(16, { 0: 2, 4: 2, 11: 3 });
  const position = { pits: { south, north }, sideToMove: "south", plies: 10 } as const;
  const { steps } = igisoro.sowing(position, { pit: 0, choices: [] });
  const effects = effectsOf(position, steps, "south");
  expect(effects).toMatchObject({ captured: 5, laps: 2, sown: 3 });
  expect(moveWords(effects, "south").join(", ")).toBe("sows 3, 2 laps, ends in pit f, captures 5");
});

it("has words for every reason, and gives others as they are", () => {
  expect(describeReason("grand-slam")).toBe("after a grand slam");
  expect(describeReason("majority")).toBe("with more than half of the seeds");
  expect(describeReason("meteor")).toBe("(meteor)");
});
