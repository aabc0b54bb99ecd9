import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ChessLaboratory, openChessLaboratory } from "@kibitz/engine/chess-laboratory";
import { createRandom, expectOk } from "@kibitz/rules";
import { beforeAll, describe, expect, it } from "vitest";
import { ownFolder } from "../../../../tests/own-folder.fixture.ts";
import { playQuickGame, QUICK_RULES, randomOpening } from "./chess-game.ts";
import { ChessSampler } from "./chess-samples.ts";
import { SELF_PLAY, selfPlayGame } from "./chess-self-play.ts";
import { decodeShard, encodeShard } from "./chess-shard.ts";
import { generateShards, readShards } from "./chess-shard-folder.ts";
import { playWeightsMatch } from "./chess-weights-match.ts";
import { sampleValue } from "./loss.ts";

const QUICK = { ...SELF_PLAY, nodesPerMove: 50 };

let laboratory: ChessLaboratory;
let traced: ChessLaboratory;

beforeAll(async () => {
  laboratory = await openChessLaboratory();
  traced = await openChessLaboratory({ traced: true });
});

describe("a quick game", () => {
  it("ends, and only its quiet positions are marked so", () => {
    const opening = randomOpening(laboratory, 8, createRandom(3)) ?? [];
    let quiet = 0;
    const points = playQuickGame([laboratory, laboratory], opening, 50, QUICK_RULES, (record) => {
      expect(record.block).toHaveLength(72);
      if (!record.quiet) return;
      traced.loadBlock(record.block);
      expect(traced.inCheck).toBe(false);
      quiet += 1;
    });
    expect(opening).toHaveLength(8);
    expect([0, 0.5, 1]).toContain(points);
    expect(quiet).toBeGreaterThan(0);
  });

  it("depends on its number alone", () => {
    const first = selfPlayGame(laboratory, 5, QUICK);
    selfPlayGame(laboratory, 6, QUICK);
    expect(selfPlayGame(laboratory, 5, QUICK)).toEqual(first);
  });
});

describe("a sample of a chess position", () => {
  it("has the value that the kernel gives", () => {
    const positions = selfPlayGame(laboratory, 7, QUICK);
    const sampler = new ChessSampler(traced, { resultShare: 0.5, scale: 0.005 });
    for (const position of positions) sampler.add(position);
    const samples = sampler.finish();
    positions.forEach(({ block }, i) => {
      laboratory.loadBlock(block);
      const value = laboratory.evaluate() * (block[64] === 0 ? 1 : -1);
      expect(Math.abs(sampleValue(samples, i, laboratory.weights()) - value)).toBeLessThan(2);
    });
  });
});

describe("a shard of positions", () => {
  it("is read as it was written", () => {
    const positions = selfPlayGame(laboratory, 8, QUICK);
    expect(expectOk(decodeShard(encodeShard(positions)))).toEqual(positions);
  });

  it.each([0, 10, 26, 90])("is refused when %i bytes of it are left", (length) => {
    const shard = encodeShard(selfPlayGame(laboratory, 9, QUICK)).slice(0, length);
    expect(decodeShard(shard)).toMatchObject({ ok: false, error: { code: "malformed" } });
  });
});

describe("a folder of shards", () => {
  it("is filled once, and read whole", async () => {
    const folder = await ownFolder();
    const settings = { ...QUICK, nodesPerMove: 5 };
    const played: number[] = [];
    const options = {
      games: 100,
      onShard: ({ games }: { games: number }) => void played.push(games),
    };
    await generateShards(folder, laboratory, settings, options);
    await generateShards(folder, laboratory, settings, options);
    expect(played).toEqual([100]);
    const { positions, games } = expectOk(await readShards(folder));
    expect(games).toBe(100);
    expect(positions.length).toBeGreaterThan(1000);
  });

  it("names a damaged file, and an empty folder", async () => {
    const folder = await ownFolder();
    expect(await readShards(folder)).toMatchObject({ error: { code: "unreadable" } });
    await writeFile(join(folder, "x.positions"), "nonsense");
    expect(await readdir(folder)).toEqual(["x.positions"]);
    const refusal = await readShards(folder);
    expect(refusal).toMatchObject({ error: { code: "malformed" } });
    expect(refusal.ok ? "" : refusal.error.message).toContain("x.positions");
  });
});

describe("a match of weights", () => {
  it("is won by weights that know what a queen is worth", async () => {
    const other = await openChessLaboratory();
    const good = other.weights();
    const bad = good.map((value, i) => (i < 10 ? 100 : value));
    const { games, pairs } = await playWeightsMatch([laboratory, other], [good, bad], {
      pairs: 6,
      nodesPerMove: 200,
      seed: 1,
    });
    expect(games.wins).toBeGreaterThan(games.losses + 4);
    expect(pairs.reduce((sum, count) => sum + count, 0)).toBe(6);
    laboratory.setWeights(good);
  });
});
