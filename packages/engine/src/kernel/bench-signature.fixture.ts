import { readFileSync, writeFileSync } from "node:fs";
import { expectOk, startLine } from "@kibitz/rules";
import { expect } from "vitest";
import { runBench } from "../bench.ts";
import { createKernelPlayer } from "./kernel-player.ts";
import type { KernelSpec } from "./spec.ts";

const UPDATE = process.env.UPDATE_GOLDENS === "1";

/**
 * Searches the positions of `data/bench/<game>.json`. Only a change of search or evaluation may
 * alter the signature; after one, `UPDATE_GOLDENS=1` records the new value.
 */
export async function expectBenchSignature<P, M, S extends string>(
  spec: KernelSpec<P, M, S>,
): Promise<void> {
  const { game } = spec;
  const path = new URL(`../../../../data/bench/${game.id}.json`, import.meta.url);
  const recorded = JSON.parse(readFileSync(path, "utf8"));
  const lines = recorded.positions.map((text: string) =>
    startLine(game, expectOk(game.notation.parsePosition(text))),
  );
  const player = await createKernelPlayer(spec, {
    hashMiB: recorded.hashMiB,
    keepsDatabases: false,
  });
  const { nodes } = await runBench(player, lines, { depth: recorded.depth });
  await player.close();
  if (UPDATE) writeFileSync(path, `${JSON.stringify({ ...recorded, nodes }, undefined, 2)}\n`);
  expect(nodes).toBe(UPDATE ? nodes : recorded.nodes);
}
