// The speed of the Igisoro kernel: perft beside the referee's, whose counts must agree, and search
// from positions of data/bench/igisoro.json. In CPU time; fails when a count is wrong.
import { readFileSync } from "node:fs";
import { igisoroKernel } from "../packages/engine/src/igisoro.ts";
import { openKernel } from "../packages/engine/src/index.ts";
import { openIgisoroLaboratory } from "../packages/engine/src/node/igisoro-laboratory.ts";
import { expectOk, perft, startLine } from "../packages/rules/src/index.ts";
import { createIgisoro } from "../packages/rules/src/mancala/igisoro/index.ts";
import { cpuSecondsSince } from "./cpu-time.ts";

const REFEREE_DEPTH = 5;
const KERNEL_DEPTH = 8;
const SEARCH_NODES = 400_000;

const game = createIgisoro();
const start = startLine(game);

/** Runs `work` and says how many of its units a CPU second saw. */
function measured(name: string, unit: string, work: () => number): number {
  const before = process.cpuUsage();
  const count = work();
  const rate = Math.round(count / cpuSecondsSince(before));
  console.log(`${name}: ${count} ${unit}, ${rate} a second`);
  return count;
}

const kernel = await openKernel(igisoroKernel(game));
kernel.perft(start, REFEREE_DEPTH);
const expected = measured("referee, perft", "leaves", () => perft(game, start, REFEREE_DEPTH));
if (kernel.perft(start, REFEREE_DEPTH) !== expected) {
  console.error("the kernel and the referee count different leaves");
  process.exitCode = 1;
}
measured("kernel, perft", "leaves", () => kernel.perft(start, KERNEL_DEPTH));

const file = new URL("../data/bench/igisoro.json", import.meta.url);
const texts: readonly string[] = JSON.parse(readFileSync(file, "utf8")).positions;
const laboratory = await openIgisoroLaboratory({ hashMiB: 16 });
measured("kernel, search", "nodes", () =>
  texts.reduce((nodes, text) => {
    laboratory.newGame();
    laboratory.load(startLine(game, expectOk(game.notation.parsePosition(text))));
    return nodes + laboratory.search({ nodes: SEARCH_NODES }).nodes;
  }, 0),
);
