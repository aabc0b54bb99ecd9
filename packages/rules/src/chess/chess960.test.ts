import { describe, expect, it } from "vitest";
import { CHESS960_COUNT, chess960Number, chess960Start, STANDARD_NUMBER } from "./chess960.ts";
import { formatFen, STANDARD_START_FEN } from "./fen.ts";
import { position } from "./testing.ts";

describe("Scharnagl's numbers", () => {
  it.each([
    [0, "bbqnnrkr"],
    [518, "rnbqkbnr"],
    [959, "rkrnnqbb"],
  ])("%i is %s", (number, row) => {
    expect(formatFen(chess960Start(number)).split("/")[0]).toBe(row);
  });

  it("gives 518 to standard chess", () => {
    expect(formatFen(chess960Start(STANDARD_NUMBER))).toBe(STANDARD_START_FEN);
  });

  it("are 960 different rows, each with its number", () => {
    const numbers = Array.from({ length: CHESS960_COUNT }, (_, number) => number);
    const starts = numbers.map(chess960Start);
    expect(new Set(starts.map((start) => formatFen(start))).size).toBe(CHESS960_COUNT);
    for (const number of numbers.filter((each) => each % 40 === 0)) {
      expect(chess960Number(chess960Start(number))).toBe(number);
    }
  });

  it("end where the scheme ends", () => {
    for (const number of [-1, 960, 0.5, Number.NaN]) {
      expect(() => chess960Start(number)).toThrow(RangeError);
    }
    expect(chess960Number(position("4k3/8/8/8/8/8/8/4K3 w - - 0 1"))).toBeUndefined();
  });
});
