// How the weights of the Igisoro kernel came about: games of the kernel against itself, a fit by
// logistic regression, matches. `npx tsx scripts/tune/igisoro.ts generate|fit|match ...`
import { readFileSync, writeFileSync } from "node:fs";
import {
  expectedResult,
  fitScale,
  fitWeights,
  SampleCollector,
  type SampleSet,
} from "@kibitz/arena/tuning";
import { igisoroTraceBuild, openIgisoroLaboratory } from "@kibitz/engine/igisoro-laboratory";
import { createRandom } from "@kibitz/rules";
import { eloOf, playPair } from "./igisoro/match.ts";
import { readRows, writeRows } from "./igisoro/rows.ts";
import { type Judged, playJudged, randomOpening } from "./igisoro/self-play.ts";

const USAGE = `generate FOLDER SEED GAMES NODES          judge the positions of games into FOLDER/SEED.rows
fit FOLDER WEIGHTS                         fit all positions of a folder, write a weights file
match PAIRS NODES SEED WEIGHTS WEIGHTS     play two weights files against each other ("built-in": the kernel's own)`;

/** Half the result of the game, half what the search expected. */
const RESULT_SHARE = 0.5;
const SAVE_EVERY_GAMES = 500;
const FIT = { epochs: 8, batchSize: 2048, rate: 12, l2: 3e-9, validationShare: 0.1, seed: 1 };

interface WeightsFile {
  readonly groups: readonly { readonly name: string; readonly values: readonly number[] }[];
}

const WEIGHTS = new URL("../../data/weights/igisoro-kernel.json", import.meta.url);
const readWeights = (path: string | URL): WeightsFile => JSON.parse(readFileSync(path, "utf8"));

async function generate(folder: string, seed: number, games: number, nodes: number) {
  const laboratory = await openIgisoroLaboratory({ hashMiB: 4 });
  const random = createRandom(seed);
  const positions: Judged[] = [];
  for (let played = 0; played < games; ) {
    const opening = randomOpening(laboratory, random, 2 + random.below(9));
    if (opening === undefined) continue;
    positions.push(...playJudged(laboratory, opening, nodes));
    played++;
    const isDue = played % SAVE_EVERY_GAMES === 0 || played === games;
    if (isDue) writeRows(`${folder}/${seed}.rows`, positions);
  }
  console.log(`${games} games, ${positions.length} positions`);
}

/** The positions with what each weight counts in them. */
async function samplesOf(positions: readonly Judged[], scale: number): Promise<SampleSet> {
  const laboratory = await openIgisoroLaboratory({ build: igisoroTraceBuild });
  laboratory.setWeights(new Int16Array(laboratory.weights().length));
  const collector = new SampleCollector();
  for (const { block, score, result } of positions) {
    laboratory.loadBlock(block);
    const counts = laboratory.trace();
    const indices = [...counts.keys()].filter((index) => counts[index] !== 0);
    collector.add({
      middlegameFactor: 1,
      endgameFactor: 0,
      offset: laboratory.evaluate(),
      target: RESULT_SHARE * result + (1 - RESULT_SHARE) * expectedResult(score, scale),
      indices,
      coefficients: indices.map((index) => counts[index] ?? 0),
    });
  }
  return collector.finish();
}

async function fitWeightsTo(folder: string, path: string) {
  const positions = [...readRows(folder)];
  const scale = fitScale(
    positions.map(({ score }) => score),
    positions.map(({ result }) => result),
  );
  console.log(`${positions.length} positions, scale ${scale}`);
  const samples = await samplesOf(positions, scale);
  const file = readWeights(WEIGHTS);
  const count = file.groups.reduce((sum, { values }) => sum + values.length, 0);
  const { weights } = await fitWeights(
    samples,
    new Float64Array(2 * count),
    { ...FIT, scale },
    {
      onEpoch: ({ epoch, trainingLoss, validationLoss }) =>
        console.log(`${epoch}: ${trainingLoss.toFixed(5)}, held back ${validationLoss.toFixed(5)}`),
    },
  );
  let next = 0;
  const groups = file.groups.map((group) => ({
    ...group,
    values: group.values.map(() => Math.round(weights[2 * next++] ?? 0)),
  }));
  writeFileSync(path, `${JSON.stringify({ ...file, groups })}\n`);
}

async function match(pairs: number, nodes: number, seed: number, paths: readonly string[]) {
  const open = async (path = "built-in") => {
    const laboratory = await openIgisoroLaboratory({ hashMiB: 8 });
    if (path !== "built-in") {
      laboratory.setWeights(readWeights(path).groups.flatMap(({ values }) => values));
    }
    return laboratory;
  };
  const players = [await open(paths[0]), await open(paths[1])] as const;
  const random = createRandom(seed);
  const points = Array.from({ length: pairs }, () => playPair(players, random, { nodes }));
  console.log(eloOf(points));
}

const [command, ...words] = process.argv.slice(2);
const number = (index: number) => Number(words[index]);
if (command === "generate") await generate(words[0] ?? ".", number(1), number(2), number(3));
else if (command === "fit") await fitWeightsTo(words[0] ?? ".", words[1] ?? "igisoro-kernel.json");
else if (command === "match") await match(number(0), number(1), number(2), words.slice(3));
else {
  console.error(USAGE);
  process.exitCode = 2;
}
