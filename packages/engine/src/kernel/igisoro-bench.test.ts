import { readFileSync, writeFileSync } from "node:fs";
import { expectOk, startLine } from "@kibitz/rules";
import { createIgisoro } from "@kibitz/rules/igisoro";
import { expect, it } from "vitest";
import { runBench } from "../bench.ts";
import { igisoroKernel } from "../igisoro.ts";
import { createKernelPlayer } from "./kernel-player.ts";

const FILE = new URL("../../../../data/bench/igisoro.json", import.meta.url);
const UPDATE = process.env.UPDATE_GOLDENS === "1";

/**
 * Only a change of search or evaluation may alter the signature. After one,
 * `UPDATE_GOLDENS=1` records the new value.
 */
it("visits as many nodes as the recorded signature says", async () => {
  const recorded = JSON.parse(readFileSync(FILE, "utf8"));
  const game = createIgisoro();
  const lines = recorded.positions.map((text: string) =>
    startLine(game, expectOk(game.notation.parsePosition(text))),
  );
  const player = await createKernelPlayer(igisoroKernel(game), { hashMiB: recorded.hashMiB });
  const { nodes } = await runBench(player, lines, { depth: recorded.depth });
  await player.close();
  if (UPDATE) writeFileSync(FILE, `${JSON.stringify({ ...recorded, nodes }, undefined, 2)}\n`);
  expect(nodes).toBe(UPDATE ? nodes : recorded.nodes);
});
