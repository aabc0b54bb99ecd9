import type { Game, Line } from "@kibitz/rules";
import { createIgisoro } from "@kibitz/rules/igisoro";
import { createKalah } from "@kibitz/rules/kalah";
import { createOware } from "@kibitz/rules/oware";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PgnReading } from "../pgn/read-game.ts";
import { growTree, playChoices } from "../testing/games.ts";
import {
  type Annotations,
  type GameRecord,
  lineOfRecord,
  mainlineNodes,
  treeOfMoves,
} from "../tree.ts";
import { readIgisoroRecordStream, readIgisoroRecords, writeIgisoroRecord } from "./igisoro.ts";
import { readKalahRecordStream, readKalahRecords, writeKalahRecord } from "./kalah.ts";
import { readOwareRecordStream, readOwareRecords, writeOwareRecord } from "./oware.ts";

/** A format with variants of its game. */
interface Bench<P, M, G> {
  readonly games: readonly G[];
  read(text: string): Iterable<PgnReading<P, M, G>>;
  readStream(chunks: AsyncIterable<Uint8Array>): AsyncIterable<PgnReading<P, M, G>>;
  write(game: G, record: GameRecord<P, M>): string;
}

const choice = fc.nat({ max: 1000 });
const value = fc.integer({ min: -400, max: 400 }).map((tenths) => tenths / 10);
const annotations: fc.Arbitrary<Annotations> = fc.record(
  {
    comments: fc.array(fc.constantFrom("a", "c f b", "25-23", "<6,0,0>"), {
      minLength: 1,
      maxLength: 2,
    }),
    nags: fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 2 }),
    evaluation: fc.oneof(
      fc.record({ kind: fc.constant("points" as const), value, depth: fc.nat({ max: 99 }) }),
      fc.record({ kind: fc.constant("exact" as const), value: fc.integer({ min: -96, max: 96 }) }),
      fc.record({ kind: fc.constant("mate" as const), moves: fc.integer({ min: 1, max: 50 }) }),
    ),
    clockMs: fc.nat({ max: 100_000_000 }),
  },
  { requiredKeys: [] },
);

const pieces = [
  ...['[Game "oware"]\n', '[Variant "6x4"]\n', '[Variant "split"]\n', '[FEN "4-4"]', "\n\n"],
  ...['[FEN "4S,5/5,1S 22 21 N 2"]\n', "<2,0,0,2,2,2,2>", "<2,0", "{a", "} ", "(", ")", "; c\n"],
  ...["a", "b", "c F", "d+2", "e p", "swap", "b<", "gx>", "1.", "2...", "25-23", "1-0", "*", "$3"],
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 4 })), { maxLength: 30 })
  .chain((parts) => fc.constantFrom("", " ", "\n").map((between) => parts.join(between)));

async function* inChunks(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  for (let start = 0; start < bytes.length; start += size) yield bytes.slice(start, start + size);
}

const plainOf = <P, M, G>({ number, tags, record, faults }: PgnReading<P, M, G>) => ({
  number,
  tags: [...tags],
  tree: record?.tree,
  result: record?.result,
  faults,
});

function prove<P, M, S extends string, G extends Game<P, M, S>>(
  name: string,
  { games, read, readStream, write }: Bench<P, M, G>,
): void {
  describe(name, () => {
    it("is written and read as the same game, variations and remarks too", () => {
      const growth = fc.array(fc.tuple(choice, choice), { maxLength: 40 });
      const property = fc.property(
        fc.constantFrom(...games),
        fc.array(choice, { maxLength: 12 }),
        growth,
        fc.array(annotations, { minLength: 41, maxLength: 41 }),
        (game, opening, picked, beside) => {
          const { position: start } = playChoices(game, game.start(), opening);
          const tree = growTree(game, start, picked, (index) => beside[index] ?? {});
          const text = write(game, { tags: new Map([["White", "S"]]), start, tree, result: "0-1" });
          const [reading, second] = [...read(text)];
          expect(second).toBeUndefined();
          expect(reading?.faults).toEqual([]);
          expect(reading?.record?.tree).toEqual(tree);
          expect(reading?.record?.start).toEqual(start);
          expect(reading?.record?.result).toBe("0-1");
          expect(reading?.record && reading.game && write(reading.game, reading.record)).toBe(text);
        },
      );
      fc.assert(property, { numRuns: 20 });
    });

    it("of random games can be played to the end", () => {
      const property = fc.property(
        fc.constantFrom(...games),
        fc.array(choice, { minLength: 60, maxLength: 120 }),
        (game, picked) => {
          const line: Line<P, M> = playChoices(game, game.start(), picked);
          const tree = treeOfMoves(line.moves);
          const text = write(game, { tags: new Map(), start: line.start, tree, result: "*" });
          const [reading] = [...read(text)];
          expect(reading?.faults).toEqual([]);
          const played = reading?.record && lineOfRecord(game, reading.record);
          expect(played?.position).toEqual(line.position);
          expect(played?.keys).toEqual(line.keys);
        },
      );
      fc.assert(property, { numRuns: 5 });
    });

    it("is never read as a game that cannot be played, whatever the text", async () => {
      const property = fc.asyncProperty(hostile, fc.nat({ max: 30 }), async (text, size) => {
        const readings = [...read(text)];
        for (const { record, game } of readings) {
          if (record === undefined || game === undefined) continue;
          expect(lineOfRecord(game, record).moves).toHaveLength(
            [...mainlineNodes(record.tree)].length,
          );
          write(game, record);
        }
        const streamed = [];
        for await (const each of readStream(inChunks(text, size + 1))) streamed.push(plainOf(each));
        expect(streamed).toEqual(readings.map(plainOf));
      });
      await fc.assert(property, { numRuns: 120 });
    });
  });
}

prove("Kalah", {
  games: [createKalah(), createKalah({ pits: 3, seeds: 2, pie: true, emptyCapture: true })],
  read: readKalahRecords,
  readStream: readKalahRecordStream,
  write: writeKalahRecord,
});
prove("Oware", {
  games: [createOware(), createOware({ grandSlam: "illegal", repetition: "split" })],
  read: readOwareRecords,
  readStream: readOwareRecordStream,
  write: writeOwareRecord,
});
prove("Igisoro", {
  games: [createIgisoro(), createIgisoro({ start: "outer-rows", capture: "optional" })],
  read: readIgisoroRecords,
  readStream: readIgisoroRecordStream,
  write: writeIgisoroRecord,
});
