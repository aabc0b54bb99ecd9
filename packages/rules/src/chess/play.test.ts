import { describe, expect, it } from "vitest";
import { formatFen } from "./fen.ts";
import { MAX_COUNTER, passTurn } from "./play.ts";
import { position } from "./testing.ts";

const afterPass = (fen: string) => {
  const passed = passTurn(position(fen));
  return passed && formatFen(passed);
};

describe("passTurn", () => {
  it("gives the turn to the other side and counts on", () => {
    expect(afterPass("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 9")).toBe(
      "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 4 9",
    );
    expect(afterPass("r3k2r/8/8/8/8/8/8/R3K2R b Qk - 3 9")).toBe(
      "r3k2r/8/8/8/8/8/8/R3K2R w Qk - 4 10",
    );
  });

  it("forgets the pawn that could be taken en passant", () => {
    expect(afterPass("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 5")).toBe("4k3/8/8/3pP3/8/8/8/4K3 b - - 1 5");
  });

  it("stops counting where counting stops", () => {
    const full = `4k3/8/8/8/8/8/8/4K3 b - - ${MAX_COUNTER} ${MAX_COUNTER}`;
    expect(afterPass(full)).toBe(`4k3/8/8/8/8/8/8/4K3 w - - ${MAX_COUNTER} ${MAX_COUNTER}`);
  });

  it("has no meaning in check", () => {
    expect(afterPass("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1")).toBeUndefined();
    expect(afterPass("4k3/8/8/8/8/8/3K4/3r4 w - - 0 1")).toBeUndefined();
    expect(afterPass("4k3/8/8/8/8/8/3r4/6K1 w - - 0 1")).toBeDefined();
  });

  it("leaves its position as it was", () => {
    const before = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 5");
    passTurn(before);
    expect(formatFen(before)).toBe("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 5");
  });
});
