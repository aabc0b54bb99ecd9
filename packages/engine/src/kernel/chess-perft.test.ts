import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { type BareChessKernel, bareChessKernel } from "./chess-bare.ts";

interface PerftRow {
  readonly name: string;
  readonly fen: string;
  /** `nodes[i]` is the count at depth `i + 1`. */
  readonly nodes: readonly number[];
}

const goldens = new URL("../../../../data/perft/chess.json", import.meta.url);
const rows: readonly PerftRow[] = JSON.parse(readFileSync(goldens, "utf8")).positions;

/** Deeper counts are the task of `bench/chess-perft.ts`. */
const MAX_NODES = 5_000_000;

describe("perft of the chess kernel", () => {
  let kernel: BareChessKernel;
  beforeAll(async () => {
    kernel = await bareChessKernel();
  });

  it.each(rows)("$name", ({ fen, nodes }) => {
    kernel.load(fen);
    const quick = nodes.filter((count) => count <= MAX_NODES);
    expect(quick.map((_, index) => kernel.perft(index + 1))).toEqual(quick);
  });

  it("counts the root alone at depth 0", () => {
    expect(kernel.perft(0)).toBe(1);
  });
});
