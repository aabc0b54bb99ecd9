import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeGameFile } from "../decode.ts";
import { mainline } from "../tree.ts";
import { type ChessReading, readChessPgn, readChessPgnStream } from "./chess.ts";
import type { PgnReadOptions } from "./feed.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);

async function* inChunks(bytes: Uint8Array, sizes: readonly number[]) {
  for (let start = 0, turn = 0; start < bytes.length; turn++) {
    const end = start + (sizes[turn % sizes.length] ?? 1);
    yield bytes.slice(start, end);
    start = end;
  }
}

/** What tells of a reading, without the referee, whose functions cannot be compared. */
const plainOf = ({ number, tags, record, faults, game }: ChessReading) => ({
  number,
  tags: [...tags],
  tree: record?.tree,
  result: record?.result,
  variant: game?.variant,
  faults,
});

async function streamed(bytes: Uint8Array, sizes: readonly number[], options?: PgnReadOptions) {
  const readings: ReturnType<typeof plainOf>[] = [];
  for await (const reading of readChessPgnStream(inChunks(bytes, sizes), options)) {
    readings.push(plainOf(reading));
  }
  return readings;
}

const whole = (bytes: Uint8Array, options?: PgnReadOptions) =>
  Array.from(readChessPgn(decodeGameFile(bytes), options), plainOf);

const pieces = [
  '[Event "x"]',
  '[Event "a "b" c"]',
  '[White "Łódź"]\r\n',
  '[FEN "4k3/8/8/8/8/8/8/4K2R w K - 0 1"]',
  "[junk",
  "\n\n",
  "\r\n\r\n",
  "\r\r",
  "{a } b",
  "{never closed",
  "; rest\n",
  "\n% escaped e4\n",
  "% 1. e4",
  "1. e4 e5 2. Nf3",
  "1. d4 d5 (1... Nf6 2. c4 {Indian}) 2. c4",
  "2. Ke2 -- ",
  "Ke3",
  "exd6 e.p.",
  "$14",
  "+/-",
  "!?",
  "(",
  ")",
  "1-0",
  "1/2-1/2\n",
  "0-1 {trailing}\n",
  "*",
  " ",
];

describe("readChessPgnStream", () => {
  const file = fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 })), { maxLength: 40 })
    .chain((parts) => fc.constantFrom("", " ", "\n").map((between) => utf8(parts.join(between))));
  const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });

  it("reads the same however the file is divided", async () => {
    const property = fc.asyncProperty(file, sizes, async (bytes, division) => {
      expect(await streamed(bytes, division)).toEqual(whole(bytes));
    });
    await fc.assert(property, { numRuns: 300 });
  });

  it("cuts games that are too long in the same places however the file is divided", async () => {
    const limit = fc.integer({ min: 1, max: 120 });
    const property = fc.asyncProperty(file, sizes, limit, async (bytes, division, maxGameChars) => {
      expect(await streamed(bytes, division, { maxGameChars })).toEqual(
        whole(bytes, { maxGameChars }),
      );
    });
    await fc.assert(property, { numRuns: 300 });
  });

  it("tells how much of the file has come", async () => {
    const bytes = utf8('[Event "1"]\n\n1. e4 *\n\n[Event "2"]\n\n1. d4 *\n'.repeat(50));
    const progress: number[] = [];
    for await (const { bytesRead } of readChessPgnStream(inChunks(bytes, [64]))) {
      progress.push(bytesRead);
    }
    expect(progress).toHaveLength(100);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    expect(progress[0]).toBeLessThan(bytes.length / 4);
    expect(progress.at(-1)).toBe(bytes.length);
  });

  it("reads a web stream, and cancels it when the reader leaves", async () => {
    const bytes = utf8('[Event "1"]\n\n1. e4 *\n\n'.repeat(1000));
    let sent = 0;
    let isCancelled = false;
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(bytes.slice(sent, sent + 1000));
        sent += 1000;
        if (sent >= bytes.length) controller.close();
      },
      cancel() {
        isCancelled = true;
      },
    });
    // As in browsers whose streams cannot be iterated.
    const reader = { getReader: () => stream.getReader() } as ReadableStream<Uint8Array>;
    for await (const { number } of readChessPgnStream(reader)) if (number === 100) break;
    expect(isCancelled).toBe(true);
    expect(sent).toBeLessThan(5000);
  });
});

describe("a game without end", () => {
  const NEXT = '\n\n[Event "next"]\n\n1. d4 *\n';

  it("is cut with a fault, and the next game is read at its place", () => {
    const text = `[Event "long"]\n\n1. e4 {${"word ".repeat(100)}\r\n${"more ".repeat(100)}} e5 *${NEXT}1. Ke3 *`;
    const readings = [...readChessPgn(text, { maxGameChars: 100 })];
    expect(readings.map(({ record }) => record && mainline(record.tree).length)).toEqual([1, 1, 0]);
    expect(readings.flatMap(({ faults }) => faults)).toMatchObject([
      { code: "unclosed-comment", game: 1, line: 3, column: 7 },
      { code: "game-too-long", game: 1, line: 1, column: 1 },
      { code: "illegal-move", game: 3, line: 9, column: 4 },
    ]);
  });

  it("is cut at line breaks too, however short it may be", () => {
    const readings = [...readChessPgn("\r\n\r\n*\r\n", { maxGameChars: 1 })];
    expect(readings.map(({ number }) => number)).toEqual([1]);
  });

  it("comes to its end even where every character is too much", () => {
    const text = `\r\n\r\n1. e4\r\n${NEXT}`;
    for (let maxGameChars = 1; maxGameChars < 12; maxGameChars++) {
      const readings = [...readChessPgn(text, { maxGameChars })];
      expect(readings.flatMap(({ faults }) => faults).at(-1)).toMatchObject({
        code: "game-too-long",
        line: 6,
        column: 1,
      });
    }
  });

  it("of a hundred megabytes is read in little memory", async () => {
    async function* endless() {
      yield utf8("1. e4 e5 ");
      const chunk = utf8("{never ending ".repeat(5000));
      for (let sent = 0; sent < 100_000_000; sent += chunk.length) yield chunk;
      yield utf8(NEXT);
    }
    const found: unknown[] = [];
    let most = 0;
    for await (const { tags, faults } of readChessPgnStream(endless())) {
      found.push([tags.get("Event"), faults.map(({ code }) => code)]);
      most = Math.max(most, process.memoryUsage().heapUsed);
    }
    expect(found).toEqual([
      [undefined, ["unclosed-comment", "game-too-long"]],
      ["next", []],
    ]);
    expect(most).toBeLessThan(400_000_000);
  });
});
