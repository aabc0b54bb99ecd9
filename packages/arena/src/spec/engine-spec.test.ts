import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseEngineSpec } from "./engine-spec.ts";

const read = (text: string) => {
  const result = parseEngineSpec(text);
  return result.ok ? result.value : result.error;
};

describe("parseEngineSpec", () => {
  it("reads our kernel", () => {
    expect(read("kibitz")).toEqual({ kind: "kibitz", limits: {} });
    expect(read("kibitz:level=5")).toEqual({ kind: "kibitz", limits: {}, strength: { level: 5 } });
    expect(read("kibitz:nodes=10000,threads=1,hash=16,name=Old one")).toEqual({
      kind: "kibitz",
      name: "Old one",
      limits: { nodes: 10_000 },
      threads: 1,
      hashMiB: 16,
    });
  });

  it("reads reference searches", () => {
    expect(read("reference:alphabeta,depth=3")).toEqual({
      kind: "reference",
      search: "alphabeta",
      limits: { depth: 3 },
    });
    expect(read("reference:random,seed=0")).toMatchObject({ search: "random", seed: 0 });
  });

  it("reads UCI programs with options, also in quotes", () => {
    expect(read('uci:"/usr/games/stockfish",UCI_LimitStrength=true,UCI_Elo=2400')).toEqual({
      kind: "uci",
      argv: ["/usr/games/stockfish"],
      options: { UCI_LimitStrength: "true", UCI_Elo: "2400" },
      limits: {},
    });
    expect(
      read(
        'uci:"/opt/my, engine" --quiet,Move Overhead=10,EvalFile="a,b.nnue",movetime=50,cwd=/tmp',
      ),
    ).toEqual({
      kind: "uci",
      argv: ["/opt/my, engine", "--quiet"],
      options: { "Move Overhead": "10", EvalFile: "a,b.nnue" },
      limits: { timeMs: 50 },
      cwd: "/tmp",
    });
  });

  it.each([
    ["", "unknown-engine", 0],
    ["stockfish", "unknown-engine", 0],
    ["kibitz:level", "missing-part", 7],
    ["kibitz:level=11", "bad-value", 7],
    ["kibitz:level=5,level=6", "repeated-setting", 15],
    ["kibitz:level=5,elo=1500", "repeated-setting", 7],
    ["kibitz:elo=99999", "bad-value", 7],
    ["kibitz:nodes=1e5", "bad-value", 7],
    ["kibitz:levle=5", "unknown-setting", 7],
    ["reference", "missing-part", 9],
    ["reference:negamax", "missing-part", 10],
    ["reference:mcts,playouts=0", "bad-value", 15],
    ["uci:", "bad-command", 4],
    ["uci:'a b", "bad-command", 4],
    ["uci:fish,depth=0", "bad-value", 9],
  ])("refuses %s", (text, code, at) => {
    expect(read(text)).toMatchObject({ code, at });
  });

  it("says what to do", () => {
    expect(read("kibitz:levle=5")).toMatchObject({
      message:
        'There is no setting "levle" here: there are level, elo, seed, threads, hash, name, depth, nodes, playouts, movetime.',
    });
  });

  it("never throws", () => {
    const piece = fc.constantFrom(
      "uci:",
      "kibitz:",
      "reference:",
      "level=",
      ",",
      '"',
      "'",
      "=",
      "7",
      "mcts",
    );
    const text = fc.array(fc.oneof(piece, fc.string()), { maxLength: 8 });
    fc.assert(fc.property(text, (parts) => void parseEngineSpec(parts.join(""))));
  });
});
