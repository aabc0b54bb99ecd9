import { readFileSync } from "node:fs";
import { openIgisoroLaboratory } from "@kibitz/engine/igisoro-laboratory";
import { createRandom } from "@kibitz/rules";
import { eloOf, playPair } from "./match.ts";

// usage: match-tmp pairs limit seed weightsA weightsB [wasmB]
const [pairs = "50", limit = "nodes=2000", seed = "1", a = "zero", b = "zero"] =
  process.argv.slice(2);
const [kind = "", amount = ""] = limit.split("=");
const open = async (spec: string) => {
  const [w = "zero", wasm] = spec.split("@");
  const lab = await openIgisoroLaboratory({
    hashMiB: 8,
    ...(wasm && { build: new URL(`file://${wasm}`) }),
  });
  if (w !== "zero" && w !== "own") lab.setWeights(JSON.parse(readFileSync(w, "utf8")));
  return lab;
};
const labs = [await open(a), await open(b)] as const;
const random = createRandom(Number(seed));
const results: number[] = [];
for (let i = 0; i < Number(pairs); i++)
  results.push(playPair(labs, random, { [kind]: Number(amount) }));
console.log(a, "vs", b, limit, eloOf(results), "cpu", process.cpuUsage().user / 1e6);
