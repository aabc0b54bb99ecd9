import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expectOk } from "@kibitz/rules";
import { chess, createChess, formatFen } from "@kibitz/rules/chess";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ownFolder } from "../../../../tests/own-folder.fixture.ts";
import { readChessOpenings } from "./chess-openings.ts";
import { readPgnOpenings } from "./read-pgn.ts";

const PGN = `[Event "Opening 1"]

1. e4 (1. d4 d5) e5 {open} 2. Nf3 *

[Event "?"]
[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]

1. O-O Ke7 *
`;

describe("openings in PGN", () => {
  it("are the main lines, cut where wanted", () => {
    const read = (maxPlies?: number) => {
      const result = readPgnOpenings(chess, PGN, maxPlies);
      if (!result.ok) throw new Error(result.error.message);
      return result.value.map(({ name, line }) => [name, line.moves.length]);
    };
    expect(read()).toEqual([
      ["Opening 1", 3],
      ["game 2", 2],
    ]);
    expect(read(1)).toEqual([
      ["Opening 1", 1],
      ["game 2", 1],
    ]);
  });

  it("are refused with the place of a fault", () => {
    const broken = readPgnOpenings(chess, PGN.replace("O-O", "O-O-O"));
    expect(broken).toMatchObject({ ok: false, error: { line: 8 } });
    if (!broken.ok) expect(broken.error.message).toMatch(/^Game 2, line 8, column 4: /);
    expect(readPgnOpenings(chess, "")).toMatchObject({ error: { code: "no-openings" } });
    const other = readPgnOpenings(createChess({ variant: "chess960" }), PGN);
    expect(other).toMatchObject({ error: { code: "other-variant" } });
  });

  it("are refused where a turn is passed before they end", () => {
    const passing = PGN.replace("e5 {open}", "-- {open}");
    expect(readPgnOpenings(chess, passing)).toMatchObject({ error: { code: "null-move" } });
    expect(readPgnOpenings(chess, passing, 1)).toMatchObject({ ok: true });
    expect(readPgnOpenings(chess, PGN.replace("d5)", "--)"))).toMatchObject({ ok: true });
  });

  it("never make the reader throw", () => {
    fc.assert(fc.property(fc.string(), (text) => void readPgnOpenings(chess, text)));
  });
});

const OWN = fileURLToPath(new URL("../../../../data/openings/chess.pgn", import.meta.url));

describe("our own openings", () => {
  it("are 500 different positions after eight plies", async () => {
    const openings = expectOk(await readChessOpenings(OWN));
    expect(openings).toHaveLength(500);
    expect(new Set(openings.map(({ line }) => line.keys.at(-1))).size).toBe(500);
    for (const { line } of openings) {
      expect(line.moves).toHaveLength(8);
      expect(chess.outcome(line)).toBeUndefined();
      expect(formatFen(line.start)).toBe(formatFen(chess.start()));
    }
  });
});

it("reads names in Latin-1", async () => {
  const file = join(await ownFolder(), "latin1.pgn");
  await writeFile(file, '[Event "Gr\xfcnfeld"]\n\n1. d4 *\n', "latin1");
  expect(expectOk(await readChessOpenings(file)).map(({ name }) => name)).toEqual(["Grünfeld"]);
});

it("names a file that cannot be read", async () => {
  const result = await readChessOpenings("/no/such/openings.epd");
  expect(result).toMatchObject({ ok: false, error: { code: "unreadable" } });
});
