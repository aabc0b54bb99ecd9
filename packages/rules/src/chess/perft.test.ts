import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { expectOk } from "../core/result.ts";
import { perftChecks } from "../kit/index.ts";
import { parseFen } from "./fen.ts";
import { createChess } from "./game.ts";
import { positionPerft } from "./perft.ts";

interface Row {
  readonly name: string;
  readonly fen: string;
  readonly chess960: boolean;
  readonly nodes: readonly number[];
}

const TABLE = new URL("../../../../data/perft/chess.json", import.meta.url);
const rows: readonly Row[] = JSON.parse(readFileSync(TABLE, "utf8")).positions;

/** Leaves that a row may cost, on positions alone and on lines. */
const MAX_POSITION_NODES = 200_000;
const MAX_LINE_NODES = 10_000;

describe("perft of positions equals the table", () => {
  it.each(rows)("$name", ({ fen, chess960, nodes }) => {
    const position = expectOk(parseFen(fen, chess960 ? "chess960" : "standard"));
    for (const [index, expected] of nodes.entries()) {
      if (expected <= MAX_POSITION_NODES) expect(positionPerft(position, index + 1)).toBe(expected);
    }
  });

  it("counts the position itself at depth 0", () => {
    expect(positionPerft(createChess().start(), 0)).toBe(1);
  });
});

describe.each(["standard", "chess960"] as const)("perft of lines, %s", (variant) => {
  const ours = rows
    .filter((row) => row.chess960 === (variant === "chess960"))
    .map(({ name, fen, nodes }) => ({ name, position: fen, nodes }));
  for (const check of perftChecks(createChess({ variant }), ours, MAX_LINE_NODES)) {
    it(check.name, check.run);
  }
});
