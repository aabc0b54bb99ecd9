import { readFileSync, writeFileSync } from "node:fs";
import { expectOk, startLine } from "@kibitz/rules";
import { runBench } from "../bench.ts";
import { createKernelPlayer } from "./kernel-player.ts";
import type { KernelSpec } from "./spec.ts";

const UPDATE = process.env.UPDATE_GOLDENS === "1";

/**
 * The signature in `data/bench/<game>.json`, and how many nodes its positions take. Only a change of
 * search or evaluation may set them apart; after one, `UPDATE_GOLDENS=1` records the new value.
 */
export async function benchSignature<P, M, S extends string>(
  spec: KernelSpec<P, M, S>,
): Promise<{ readonly recorded: number; readonly counted: number }> {
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
  return { recorded: UPDATE ? nodes : recorded.nodes, counted: nodes };
}
