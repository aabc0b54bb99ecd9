import { readFileSync, writeFileSync } from "node:fs";
import { expectOk, startLine } from "@kibitz/rules";
import { chess, parseFen } from "@kibitz/rules/chess";
import { expect, it } from "vitest";
import { runBench } from "../bench.ts";
import { chessKernel } from "../chess.ts";
import { createKernelPlayer } from "./kernel-player.ts";

const FILE = new URL("../../../../data/bench/chess.json", import.meta.url);
const UPDATE = process.env.UPDATE_GOLDENS === "1";

/**
 * Only a change of search or evaluation may alter the signature. After one,
 * `UPDATE_GOLDENS=1` records the new value.
 */
it("visits as many nodes as the recorded signature says", async () => {
  const recorded = JSON.parse(readFileSync(FILE, "utf8"));
  const lines = recorded.positions.map((fen: string) => startLine(chess, expectOk(parseFen(fen))));
  const player = await createKernelPlayer(chessKernel, { hashMiB: recorded.hashMiB });
  const { nodes } = await runBench(player, lines, { depth: recorded.depth });
  await player.close();
  if (UPDATE) writeFileSync(FILE, `${JSON.stringify({ ...recorded, nodes }, undefined, 2)}\n`);
  expect(nodes).toBe(UPDATE ? nodes : recorded.nodes);
});
