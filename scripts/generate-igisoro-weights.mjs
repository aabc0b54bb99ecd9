// Writes the evaluation weights of the Igisoro kernel, `data/weights/igisoro-kernel.json`, as
// AssemblyScript: `node scripts/generate-igisoro-weights.mjs`.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { root } from "./lib/run.mjs";

const SOURCE = `${root}data/weights/igisoro-kernel.json`;
const TARGET = `${root}packages/kernels/src/igisoro/evaluation/tuned-weights.ts`;
const LANES = 8;

/** The text of `tuned-weights.ts` for the groups of a weights file. */
export function igisoroWeightsModule({ groups }) {
  const weights = groups.flatMap(({ values }) => values);
  return [
    "// Generated from data/weights/igisoro-kernel.json by scripts/generate-igisoro-weights.mjs; edit that file instead.",
    'import { WEIGHTS } from "../layout";',
    "",
    "/** Fills the block of weights, eight at a time. */",
    "export function initWeights(): void {",
    ...eightsOf(weights).map(
      (eight, row) => `  v128.store(WEIGHTS, i16x8(${eight.join(", ")}), ${2 * LANES * row});`,
    ),
    "}",
    "",
  ].join("\n");
}

function eightsOf(values) {
  const rows = [];
  for (let at = 0; at < values.length; at += LANES) {
    const row = values.slice(at, at + LANES);
    rows.push([...row, ...Array(LANES - row.length).fill(0)]);
  }
  return rows;
}

export const readIgisoroWeights = () => JSON.parse(readFileSync(SOURCE, "utf8"));

/** Brings `tuned-weights.ts` up to date. */
export function generateIgisoroWeights() {
  writeFileSync(TARGET, igisoroWeightsModule(readIgisoroWeights()));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) generateIgisoroWeights();
