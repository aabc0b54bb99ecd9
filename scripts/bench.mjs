// `npm run bench`: the speed of the hot paths beside a peer's in the same run, and the signature.
import { build } from "./build.mjs";
import { prepareDebianPrograms, prepareDependencies } from "./lib/prepare.mjs";
import { root, run, runTool } from "./lib/run.mjs";
import { fail, say } from "./lib/say.mjs";

const STEPS = [
  ["perft of the kernel beside Stockfish's", () => runTool("tsx", ["bench/perft-vs-stockfish.ts"])],
  [
    "search of the kernel beside Stockfish's",
    () => runTool("tsx", ["bench/search-vs-stockfish.ts"]),
  ],
  ["Igisoro's kernel beside its referee", () => runTool("tsx", ["bench/igisoro.ts"])],
  ["Kalah's kernel beside its referee", () => runTool("tsx", ["bench/kalah.ts"])],
  ["the page, in Chromium", () => runTool("tsx", ["bench/page.ts"])],
  ["reading PGN beside chess.js", () => runTool("tsx", ["bench/pgn.ts"])],
  ["bench signature", () => run(process.execPath, [`${root}apps/cli/dist/kibitz.js`, "bench"])],
];

await prepareDependencies();
await prepareDebianPrograms();
await build();
for (const [name, step] of STEPS) {
  say(`${name} ...`);
  if ((await step()) !== 0) fail(`the benchmark has failed: ${name}.`);
}
