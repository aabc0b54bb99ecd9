// Writes the evaluation weights of the chess kernel, `data/weights/chess.json`,
// as AssemblyScript: `node scripts/generate-weights.mjs`.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { root } from "./lib/run.mjs";

const SOURCE = `${root}data/weights/chess.json`;
const TARGET = `${root}packages/kernels/src/chess/evaluation/tuned-weights.ts`;

/** The text of `tuned-weights.ts` for the groups of a weights file. */
export function weightsModule({ groups }) {
  const starts = groups.map((_, at) => countOf(groups.slice(0, at)));
  return [
    "// Generated from data/weights/chess.json by scripts/generate-weights.mjs; edit that file instead.",
    'import { WEIGHTS } from "./weights";',
    "",
    ...groups.flatMap((group, at) => [
      ...(group.of ? [`/** ${sentence(group.of)} */`] : []),
      `export const ${constantName(group.name)}: i32 = ${starts[at]};`,
    ]),
    "",
    `export const WEIGHT_COUNT: i32 = ${countOf(groups)};`,
    "",
    "/** Fills the table of packed weights, four at a time. */",
    "export function initWeights(): void {",
    ...foursOf(groups.flatMap(packedWeights)).map(storeLine),
    "}",
    "",
  ].join("\n");
}

/** The endgame value in the upper half plus the middlegame value, see `Packed` in `evaluation/weights.ts`. */
function packedWeights({ mg, eg }) {
  return mg.map((value, i) => (eg[i] << 16) + value);
}

function foursOf(values) {
  const rows = [];
  for (let at = 0; at < values.length; at += 4)
    rows.push([...values.slice(at, at + 4), 0, 0, 0].slice(0, 4));
  return rows;
}

function storeLine(four, row) {
  return `  v128.store(WEIGHTS, i32x4(${four.join(", ")}), ${16 * row});`;
}

function countOf(groups) {
  return groups.reduce((count, group) => count + group.mg.length, 0);
}

function constantName(name) {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

function sentence(text) {
  return `${text[0].toUpperCase()}${text.slice(1)}.`;
}

/** Brings `tuned-weights.ts` up to date. */
export function generateWeights() {
  writeFileSync(TARGET, weightsModule(JSON.parse(readFileSync(SOURCE, "utf8"))));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) generateWeights();
