import { readFileSync, writeFileSync } from "node:fs";
import { fitScale, fitWeights, SampleCollector, expectedResult, sampleValue } from "@kibitz/arena/tuning";
import { igisoroTraceBuild, openIgisoroLaboratory } from "@kibitz/engine/igisoro-laboratory";
import { readRows } from "./rows.ts";
const [folder = "", out = "", from = "", epochs = "12", l2 = "2e-6", mix = "0.5"] = process.argv.slice(2);
const lab = await openIgisoroLaboratory({ build: igisoroTraceBuild });
const rows = [...readRows(folder)];
const scale = fitScale(rows.map((r) => r.score), rows.map((r) => r.result));
console.log({ positions: rows.length, scale });
const collector = new SampleCollector();
const count = lab.weights().length;
lab.setWeights(new Int16Array(count));
for (const { block, score, result } of rows) {
  lab.loadBlock(block);
  const offset = lab.evaluate();
  const trace = lab.trace();
  const indices: number[] = [];
  trace.forEach((c, i) => { if (c !== 0) indices.push(i); });
  const m = Number(mix);
  collector.add({ middlegameFactor: 1, endgameFactor: 0, offset, target: m * result + (1 - m) * expectedResult(score, scale), indices, coefficients: indices.map((i) => trace[i] ?? 0) });
}
const samples = collector.finish();
const zero = new Float64Array(2 * count);
const start = from ? Float64Array.from(JSON.parse(readFileSync(from, "utf8")).flatMap((w: number) => [w, 0])) : zero;
const state = await fitWeights(samples, start, { epochs: Number(epochs), batchSize: 2048, rate: 6, l2: Number(l2), validationShare: 0.1, seed: 1, scale }, { onEpoch: ({ epoch, trainingLoss, validationLoss }) => { if (epoch % 3 === 0) console.log(epoch, trainingLoss.toFixed(5), validationLoss.toFixed(5)); } });
writeFileSync(out, JSON.stringify(Array.from({ length: count }, (_, i) => Math.round(state.weights[2 * i] ?? 0))));
console.log("cpu", process.cpuUsage().user / 1e6);
