// Writes the weights of the reference evaluations, `data/weights/{kalah,oware,igisoro}.json`,
// as TypeScript: `node scripts/generate-mancala-weights.mjs`.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { root } from "./lib/run.mjs";

const GAMES = ["kalah", "oware", "igisoro"];
const TARGET = `${root}packages/engine/src/reference/mancala/tuned-weights.ts`;

/** The text of `tuned-weights.ts` for the weights files of all games, in the order of `GAMES`. */
export function mancalaWeightsModule(files) {
  return [
    "// Generated from data/weights/ by scripts/generate-mancala-weights.mjs; edit those files instead.",
    ...GAMES.flatMap((game, at) => ["", ...constantOf(game, files[at])]),
    "",
  ].join("\n");
}

function constantOf(game, { weights }) {
  return [
    "/** By term, in seeds a count. */",
    `export const ${game.toUpperCase()}_WEIGHTS = {`,
    ...Object.entries(weights).map(([name, weight]) => `  ${name}: ${weight},`),
    "};",
  ];
}

/** The weights files as they stand. */
export const readMancalaWeights = () =>
  GAMES.map((game) => JSON.parse(readFileSync(`${root}data/weights/${game}.json`, "utf8")));

/** Brings `tuned-weights.ts` up to date. */
export function generateMancalaWeights() {
  writeFileSync(TARGET, mancalaWeightsModule(readMancalaWeights()));
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) generateMancalaWeights();
