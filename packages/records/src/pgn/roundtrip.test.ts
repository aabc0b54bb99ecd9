import { expectOk } from "@kibitz/rules";
import { chess, chess960Start, createChess, parseFen } from "@kibitz/rules/chess";
import { Chess } from "chess.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { growTree, playChoices } from "../testing/games.ts";
import {
  type Annotations,
  type DrawnShape,
  type GameResult,
  mainline,
  treeOfMoves,
} from "../tree.ts";
import { type ChessRecord, readChessPgn, writeChessPgn } from "./chess.ts";

const choice = fc.nat({ max: 1000 });
const choices = fc.array(choice, { maxLength: 80 });
const result = fc.constantFrom<GameResult>("1-0", "0-1", "1/2-1/2", "*");

/** Text as PGN can hold it: no line breaks, no commands, no double spaces. */
const comment = fc
  .string({ unit: fc.constantFrom(...'abc xyz {(;%[]"\\)!?$1.') })
  .map((text) => text.replace(/\s+/g, " ").trim())
  .filter((text) => text !== "" && !/\[%(eval|clk|emt|csl|cal)/.test(text));
const braced = comment.map((text) => text.replace(/ /g, " } ").trim());

const square = fc.constantFrom("a1", "e4", "h8", "b5");
const shape: fc.Arbitrary<DrawnShape> = fc.record(
  { colour: fc.constantFrom("green", "red", "yellow", "blue"), from: square, to: square },
  { requiredKeys: ["colour", "from"] },
);

const annotations: fc.Arbitrary<Annotations> = fc.record(
  {
    startingComments: fc.array(comment, { minLength: 1, maxLength: 2 }),
    comments: fc.array(fc.oneof(comment, braced), { minLength: 1, maxLength: 2 }),
    nags: fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 3 }),
    evaluation: fc.oneof(
      fc.record({ kind: fc.constant("cp" as const), value: fc.integer({ min: -9999, max: 9999 }) }),
      fc.record({
        kind: fc.constant("mate" as const),
        moves: fc.integer({ min: -50, max: 50 }).filter((moves) => moves !== 0),
        depth: fc.nat({ max: 99 }),
      }),
    ),
    clockMs: fc.nat({ max: 100_000_000 }),
    elapsedMs: fc.nat({ max: 100_000_000 }),
    shapes: fc.array(shape, { minLength: 1, maxLength: 5 }),
  },
  { requiredKeys: [] },
);

/** Only where a variation begins can a comment stand before a move; elsewhere it follows another. */
function fitting(beside: Annotations, isVariation: boolean): Annotations {
  const { startingComments: _, ...rest } = beside;
  return isVariation ? beside : rest;
}

/** Games that begin elsewhere, in either variant: with Black to move, and with castling to come. */
const starts = fc.oneof(
  fc
    .constantFrom(
      "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
      "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 3 17",
      "r3k2r/P6P/8/3pP3/8/8/p6p/R3K2R w KQkq d6 0 40",
      "8/8/8/4k3/8/4K3/4P3/8 b - - 65 65535",
    )
    .map((fen) => ({ game: chess, start: expectOk(parseFen(fen)) })),
  fc.nat({ max: 959 }).map((number) => ({
    game: createChess({ variant: "chess960" }),
    start: chess960Start(number),
  })),
);

describe("what is written is read", () => {
  it("as the same moves, for random games of both variants", () => {
    const chess960 = createChess({ variant: "chess960" });
    const property = fc.property(
      fc.nat({ max: 959 }),
      choices,
      result,
      (number, picked, ending) => {
        for (const [game, start] of [
          [chess, chess.start()],
          [chess960, chess960Start(number)],
        ] as const) {
          const line = playChoices(game, start, picked);
          const record: ChessRecord = {
            tags: new Map([["White", 'W "x" \\']]),
            start: line.start,
            tree: treeOfMoves(line.moves),
            result: ending,
          };
          const [reading, second] = [...readChessPgn(writeChessPgn(game, record))];
          expect(second).toBeUndefined();
          expect(reading?.faults).toEqual([]);
          expect(reading?.record?.tree).toEqual(record.tree);
          expect(reading?.record?.start).toEqual(record.start);
          expect(reading?.record?.result).toBe(ending);
          expect(reading?.tags.get("White")).toBe('W "x" \\');
        }
      },
    );
    fc.assert(property, { numRuns: 40 });
  });

  it("as the same tree with its annotations, whatever the start", () => {
    const growth = fc.array(fc.tuple(choice, choice), { maxLength: 40 });
    const property = fc.property(
      starts,
      growth,
      fc.array(annotations, { minLength: 41, maxLength: 41 }),
      ({ game, start }, picked, beside) => {
        const { startingComments: _, nags: __, ...atStart } = beside[40] ?? {};
        const annotate = (index: number, isVariation: boolean) =>
          fitting(beside[index] ?? {}, isVariation);
        const tree = { ...atStart, ...growTree(game, start, picked, annotate) };
        const record: ChessRecord = { tags: new Map(), start, tree, result: "*" };
        const text = writeChessPgn(game, record);
        const [reading] = [...readChessPgn(text)];
        expect(reading?.faults).toEqual([]);
        expect(reading?.record?.tree).toEqual(tree);
        expect(reading?.record?.start).toEqual(start);
        expect(reading?.game?.variant).toBe(game.variant);
        expect(reading?.record && writeChessPgn(game, reading.record)).toBe(text);
      },
    );
    fc.assert(property, { numRuns: 100 });
  });

  it("as the same tags", () => {
    const value = fc
      .string({ unit: "grapheme", maxLength: 20 })
      .map((text) => text.replace(/[\s\p{Cc}]+/gu, " ").trim());
    const property = fc.property(
      fc.dictionary(fc.stringMatching(/^[A-Z]\w{1,15}$/), value, { maxKeys: 8 }),
      (values) => {
        const { Result: _, FEN: __, SetUp: ___, Variant: ____, ...others } = values;
        const tags = new Map(Object.entries(others));
        const record = { tags, start: chess.start(), tree: { children: [] }, result: "*" } as const;
        const [reading] = [...readChessPgn(writeChessPgn(chess, record))];
        expect(reading?.faults).toEqual([]);
        expect([...(reading?.tags ?? [])]).toEqual(expect.arrayContaining([...tags]));
      },
    );
    fc.assert(property, { numRuns: 200 });
  });
});

/** chess.js 1.4 refuses two comments in a row and comments that hold a bracket within braces. */
const forChessJs = ({ startingComments: _, comments, ...rest }: Annotations): Annotations => ({
  ...rest,
  ...(comments && { comments: comments.slice(0, 1) }),
});

describe("another library", () => {
  it("reads what we write as the same game", () => {
    const property = fc.property(choices, result, annotations, (picked, ending, beside) => {
      const line = playChoices(chess, chess.start(), picked);
      const tree = treeOfMoves(line.moves, (index) => (index % 5 === 2 ? forChessJs(beside) : {}));
      const tags = new Map([["White", "Ada"]]);
      const text = writeChessPgn(chess, { tags, start: line.start, tree, result: ending });
      const other = new Chess();
      other.loadPgn(text);
      expect(other.fen()).toBe(chess.notation.formatPosition(line.position));
      expect(other.history()).toHaveLength(line.moves.length);
    });
    fc.assert(property, { numRuns: 60 });
  });

  it("writes what we read as the same game", () => {
    const property = fc.property(choices, (picked) => {
      const line = playChoices(chess, chess.start(), picked);
      const other = new Chess();
      for (const move of line.moves) {
        other.move(chess.formatUci(move, positionBefore(other)));
      }
      const [reading] = [...readChessPgn(other.pgn({ maxWidth: 60 }))];
      expect(reading?.faults).toEqual([]);
      expect(reading?.record && mainline(reading.record.tree)).toEqual(line.moves);
    });
    fc.assert(property, { numRuns: 40 });
  });
});

function positionBefore(other: Chess) {
  const position = chess.notation.parsePosition(other.fen());
  if (!position.ok) throw new Error(position.error.message);
  return position.value;
}
