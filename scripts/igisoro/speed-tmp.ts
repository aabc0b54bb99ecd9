import { createIgisoro } from "@kibitz/rules/igisoro";
import { startLine, createRandom } from "@kibitz/rules";
import { openIgisoroLaboratory } from "@kibitz/engine/igisoro-laboratory";
import { randomOpening, takeUp } from "./self-play.ts";
const wasm = process.argv[2];
const lab = await openIgisoroLaboratory({ hashMiB: 16, ...(wasm && { build: new URL(`file://${wasm}`) }) });
const random = createRandom(3);
let nodes = 0, us = 0, depths = 0, n = 0;
for (let i = 0; i < 12; i++) {
  let o; while (!o) o = randomOpening(lab, random, 6);
  takeUp(lab, o);
  const t = process.cpuUsage().user;
  const r = lab.search({ nodes: 300000 });
  us += process.cpuUsage().user - t; nodes += r.nodes; depths += r.depth; n++;
}
console.log({ mnps: nodes / us, depth: depths / n });
const t = process.cpuUsage().user; let x = 0;
for (let i = 0; i < 1e6; i++) x += lab.evaluate();
console.log("evaluate ns", (process.cpuUsage().user - t) / 1e3);
