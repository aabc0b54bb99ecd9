import { startLine } from "@kibitz/rules";
import { createKalah } from "@kibitz/rules/kalah";
import { expect, it } from "vitest";
import { environment } from "#environment";
import { kalahKernel } from "../kalah.ts";
import { DatabaseKeeper, type DatabaseStore } from "./database.ts";
import { instantiateKernel, writeBlock } from "./instance.ts";
import { serveKernel } from "./worker.ts";

const kalah = createKalah({ pits: 4, seeds: 3 });
const spec = kalahKernel(kalah);
const START = startLine(kalah);

/** A store in memory; `content` is what it holds under any name. */
function memoryStore(content?: Uint8Array) {
  const store = {
    content,
    read: async () => store.content,
    write: async (_name: string, parts: readonly Uint8Array[]) => {
      store.content = new Uint8Array(Buffer.concat(parts));
    },
  };
  return store;
}

/** A kernel with the start taken up, and the keeper of its database. */
async function kernelOn(store: DatabaseStore, notes: string[] = []) {
  const module = await environment.compile(spec.builds.single);
  const kernel = instantiateKernel(module, spec.layout, () => {});
  expect(kernel.exports.init(1, 1)).toBe(1);
  kernel.exports.initThread(0);
  writeBlock(kernel.memory, spec.layout.position, spec.codec.encodePosition(START));
  expect(kernel.exports.loadPosition()).toBe(1);
  const keeper = DatabaseKeeper.of(kernel, spec.layout, store, (text) => notes.push(text));
  if (!keeper) return expect.fail("the kernel has a database");
  const { databaseSize } = kernel.exports as unknown as { databaseSize: () => number };
  const { newGame } = kernel.exports;
  return { keeper, databaseSize, newGame, solve: () => solve(kernel) };
}

function solve({ exports, memory }: ReturnType<typeof instantiateKernel>): number | undefined {
  const { limits, info } = spec.layout;
  const none = { depth: 0, mate: 0, nodes: 0, softMs: 0, hardMs: 0, multiPv: 1, searchMoves: [] };
  writeBlock(memory, limits, spec.codec.encodeLimits(none));
  exports.search(0);
  const block = new Uint8Array(memory.buffer, info.address, info.byteLength);
  const { score } = spec.codec.decodeInfo(block);
  return score?.kind === "exact" ? score.value : undefined;
}

/** What a kernel keeps after it has solved the start, whose published value is 6. */
async function keptDatabase(): Promise<Uint8Array> {
  const store = memoryStore();
  const { keeper, solve: solveStart } = await kernelOn(store);
  await keeper.load();
  expect(solveStart()).toBe(6);
  await keeper.save();
  return store.content ?? expect.fail("nothing was kept");
}

it("is taken up again as it was kept", async () => {
  const content = await keptDatabase();
  const notes: string[] = [];
  const { keeper, databaseSize, solve: solveStart } = await kernelOn(memoryStore(content), notes);
  await keeper.load();
  expect(databaseSize()).toBe(content.length - 32);
  expect(solveStart()).toBe(6);
  expect(notes).toEqual([]);
});

it("does not take the place of a larger one that another program has kept meanwhile", async () => {
  const small = memoryStore();
  const one = await kernelOn(small);
  await one.keeper.load();
  one.solve();
  const large = memoryStore();
  const other = await kernelOn(large);
  await other.keeper.load();
  for (let games = 0; games < 100 && other.databaseSize() <= one.databaseSize(); games++) {
    other.newGame();
    other.solve();
  }
  await other.keeper.save();
  const content = large.content ?? expect.fail("nothing was kept");
  expect(content.length).toBeGreaterThan(32 + one.databaseSize());
  small.content = content;
  await one.keeper.save();
  expect(small.content).toBe(content);
});

const damages: readonly (readonly [string, (content: Uint8Array) => Uint8Array, RegExp])[] = [
  ["a flipped bit", (content) => changed(content, content.length >> 1), /is damaged/],
  ["a missing end", (content) => content.slice(0, -3), /is damaged/],
  ["no header", () => new Uint8Array(7), /is damaged/],
  ["foreign bytes", () => new Uint8Array(4000), /is damaged/],
  ["another version", (content) => changed(content, 8), /is of another version/],
];

function changed(content: Uint8Array, at: number): Uint8Array {
  const copy = content.slice();
  copy[at] = (copy[at] ?? 0) ^ 4;
  return copy;
}

it.each(damages)("is built anew and said so after %s", async (_, spoil, complaint) => {
  const content = await keptDatabase();
  const notes: string[] = [];
  const store = memoryStore(spoil(content));
  const { keeper, databaseSize, solve: solveStart } = await kernelOn(store, notes);
  await keeper.load();
  expect(notes).toEqual([expect.stringMatching(complaint)]);
  expect(databaseSize()).toBe(0);
  expect(solveStart()).toBe(6);
  await keeper.save();
  expect(store.content).toEqual(content);
});

it("says that its store fails, and goes on", async () => {
  const notes: string[] = [];
  const broken = async () => Promise.reject(new Error("the disk is full"));
  const { keeper, solve: solveStart } = await kernelOn({ read: broken, write: broken }, notes);
  await keeper.load();
  expect(solveStart()).toBe(6);
  await keeper.save();
  expect(notes).toEqual([
    expect.stringMatching(/cannot be read: the disk is full/),
    expect.stringMatching(/cannot be kept: the disk is full/),
  ]);
});

it("is read before a player is ready, not on its clock", async () => {
  const events: string[] = [];
  const store: DatabaseStore = {
    read: async () => {
      events.push("read");
      return undefined;
    },
    write: async () => {},
  };
  const module = await environment.compile(spec.builds.single);
  await new Promise<void>((resolve) => {
    const serve = serveKernel(({ kind }) => {
      events.push(kind);
      resolve();
    }, store);
    const start = spec.codec.encodePosition(START);
    const size = { threadId: 0, threads: 1, hashMiB: 1 };
    serve({ kind: "load", module, layout: spec.layout, ...size, keepsDatabases: true, start });
  });
  expect(events).toEqual(["read", "ready"]);
});
