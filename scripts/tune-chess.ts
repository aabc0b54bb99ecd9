// Tunes the evaluation of the chess kernel: `npm run tune -- generate|fit|match`.
// Positions and the state of a fit are kept in .kibitz/tuning/chess.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { estimateFromPairs } from "@kibitz/arena";
import {
  ChessSampler,
  type FitProgress,
  type FitSettings,
  fitWeights,
  generateShards,
  groupsWith,
  loadFitState,
  meanLoss,
  playWeightsMatch,
  readShards,
  readWeightsFile,
  type SampleSet,
  SELF_PLAY,
  saveFitState,
  scoreScale,
  type TuningFileError,
  vectorOf,
  type WeightsFile,
  writeWeightsFile,
} from "@kibitz/arena/tuning";
import { openChessLaboratory } from "@kibitz/engine/chess-laboratory";
import type { Result } from "@kibitz/rules";
import { generateWeights } from "./generate-weights.mjs";
import { root } from "./lib/run.mjs";

const WEIGHTS = join(root, "data/weights/chess.json");
const FOLDER = join(root, ".kibitz/tuning/chess");
const STATE = join(FOLDER, "fit.json");

const USAGE = `usage: npm run tune -- <command> [options]

  generate  play games of the kernel with itself and keep their quiet positions
            --games 15000  --minutes 15  --nodes ${SELF_PLAY.nodesPerMove}  --seed ${SELF_PLAY.seed}
  fit       fit the weights to the positions and write them to data/weights/chess.json
            --epochs 10  --batch 4096  --rate 1  --l2 1e-8  --result-share 0.5  --seed 1  --fresh
  match     play the weights against those of another file
            --against FILE  --pairs 200  --nodes 5000  --seed 2
`;

const OPTIONS = {
  games: { type: "string", default: "15000" },
  minutes: { type: "string", default: "15" },
  nodes: { type: "string" },
  seed: { type: "string" },
  epochs: { type: "string", default: "10" },
  batch: { type: "string", default: "4096" },
  rate: { type: "string", default: "1" },
  l2: { type: "string", default: "1e-8" },
  "result-share": { type: "string", default: "0.5" },
  fresh: { type: "boolean", default: false },
  against: { type: "string" },
  pairs: { type: "string", default: "200" },
} as const;

type Values = ReturnType<typeof parseCommandLine>["values"];

/** Input that cannot be used; ends the program with exit code 2. */
class UsageError extends Error {}

function parseCommandLine(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A number of the command line, or `fallback` where it is absent. */
function numberOf(name: string, text: string | undefined, fallback = 0): number {
  const value = text === undefined ? fallback : Number(text);
  if (Number.isFinite(value) && value >= 0) return value;
  throw new UsageError(`--${name} takes a number, not "${text}"`);
}

function usable<T>(result: Result<T, TuningFileError>): T {
  if (result.ok) return result.value;
  throw new UsageError(result.error.message);
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

async function generate(values: Values, signal: AbortSignal): Promise<void> {
  const settings = {
    ...SELF_PLAY,
    nodesPerMove: numberOf("nodes", values.nodes, SELF_PLAY.nodesPerMove),
    seed: numberOf("seed", values.seed, SELF_PLAY.seed),
  };
  const cpuLimitMs = 60_000 * numberOf("minutes", values.minutes);
  const timeUp = new AbortController();
  await generateShards(FOLDER, await openChessLaboratory(), settings, {
    games: numberOf("games", values.games),
    signal: AbortSignal.any([signal, timeUp.signal]),
    onShard: ({ games, positions }) => {
      const cpuMs = process.cpuUsage().user / 1000;
      say(`${games} games, ${positions} new positions, ${(cpuMs / 60_000).toFixed(1)} min of CPU`);
      if (cpuMs >= cpuLimitMs) timeUp.abort();
    },
  });
}

async function fit(values: Values, signal: AbortSignal): Promise<void> {
  const file = usable(await readWeightsFile(WEIGHTS));
  const { positions, games, fingerprint } = usable(await readShards(FOLDER));
  const scale = scoreScale(positions);
  say(`${positions.length} positions of ${games} games; scale ${scale.toFixed(5)} per centipawn`);
  const target = { resultShare: numberOf("result-share", values["result-share"]), scale };
  const sampler = new ChessSampler(await openChessLaboratory({ traced: true }), target);
  for (const position of positions) sampler.add(position);
  const settings = fitSettings(values, scale);
  const start = vectorOf(file.groups);
  const print = { fingerprint, settings, target, start: [...start] };
  const key = createHash("sha256").update(JSON.stringify(print)).digest("hex");
  await runFit(sampler.finish(), file, settings, { key, fresh: values.fresh === true, signal });
}

function fitSettings(values: Values, scale: number): FitSettings {
  return {
    epochs: numberOf("epochs", values.epochs),
    batchSize: numberOf("batch", values.batch),
    rate: numberOf("rate", values.rate),
    l2: numberOf("l2", values.l2),
    validationShare: 0.1,
    seed: numberOf("seed", values.seed, 1),
    scale,
  };
}

async function runFit(
  samples: SampleSet,
  file: WeightsFile,
  settings: FitSettings,
  { key, fresh, signal }: { key: string; fresh: boolean; signal: AbortSignal },
): Promise<void> {
  const saved = fresh ? undefined : await loadFitState(STATE, key);
  if (saved?.ok === false) say(`${saved.error.message} (starting afresh)`);
  const state = await fitWeights(samples, vectorOf(file.groups), settings, {
    ...(saved?.ok && { resume: saved.value }),
    signal,
    onEpoch: async (progress, reached) => {
      say(lineOf(progress));
      await saveFitState(STATE, key, reached);
    },
  });
  if (state.epoch < settings.epochs) {
    say("stopped; run the same command again to go on.");
    return;
  }
  const groups = groupsWith(file.groups, state.weights);
  const from = samples.count - Math.round(samples.count * settings.validationShare);
  const loss = meanLoss(samples, vectorOf(groups), settings.scale, from);
  say(`validation loss of the rounded weights: ${loss.toFixed(6)}`);
  const source = "Fitted to self-play by scripts/tune-chess.ts; see docs/strength.md.";
  await writeWeightsFile(WEIGHTS, { ...file, source, groups });
  generateWeights();
}

const lineOf = ({ epoch, trainingLoss, validationLoss }: FitProgress): string =>
  `epoch ${epoch}: training ${trainingLoss.toFixed(6)}, validation ${validationLoss.toFixed(6)}`;

async function match(values: Values, signal: AbortSignal): Promise<void> {
  if (values.against === undefined) throw new UsageError("match needs --against FILE");
  const ours = usable(await readWeightsFile(WEIGHTS));
  const theirs = usable(await readWeightsFile(values.against));
  const options = { hashMiB: 4 };
  const laboratories = [
    await openChessLaboratory(options),
    await openChessLaboratory(options),
  ] as const;
  const weights = [vectorOf(ours.groups), vectorOf(theirs.groups)] as const;
  const result = await playWeightsMatch(laboratories, weights, {
    pairs: numberOf("pairs", values.pairs),
    nodesPerMove: numberOf("nodes", values.nodes, 5000),
    seed: numberOf("seed", values.seed, 2),
    signal,
    onPair: ({ games: { wins, draws, losses } }) => say(`+${wins} =${draws} -${losses}`),
  });
  const estimate = estimateFromPairs(result.pairs);
  writeFileSync(1, `${JSON.stringify({ ...result, estimate })}\n`);
}

const COMMANDS = { generate, fit, match };

async function main(): Promise<void> {
  const { values, positionals } = parseCommandLine(process.argv.slice(2));
  const [name = "", ...rest] = positionals;
  if (!Object.hasOwn(COMMANDS, name) || rest.length > 0) throw new UsageError(USAGE);
  const controller = new AbortController();
  process.once("SIGINT", () => controller.abort());
  await COMMANDS[name as keyof typeof COMMANDS](values, controller.signal);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  say(error.message);
  process.exitCode = 2;
}
