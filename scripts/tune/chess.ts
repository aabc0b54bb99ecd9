import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
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
  vectorOf,
  type WeightsFile,
  writeWeightsFile,
} from "@kibitz/arena/tuning";
import { openChessLaboratory } from "@kibitz/engine/chess-laboratory";
import { generateWeights } from "../generate-weights.mjs";
import { root } from "../lib/run.mjs";
import {
  numberOf,
  type OptionTexts,
  parseOptions,
  say,
  textOf,
  UsageError,
  usable,
} from "./command-line.ts";

// Tunes the evaluation of the chess kernel by Texel's method. Positions and the state of a fit are
// kept in .kibitz/tuning/chess.

const WEIGHTS = join(root, "data/weights/chess.json");
const FOLDER = join(root, ".kibitz/tuning/chess");
const STATE = join(FOLDER, "fit.json");

async function generate(args: readonly string[], signal: AbortSignal): Promise<void> {
  const values = parseOptions(args, ["games", "minutes", "nodes", "seed"]);
  const settings = {
    ...SELF_PLAY,
    nodesPerMove: numberOf(values, "nodes", SELF_PLAY.nodesPerMove),
    seed: numberOf(values, "seed", SELF_PLAY.seed),
  };
  const cpuLimitMs = 60_000 * numberOf(values, "minutes", 15);
  const timeUp = new AbortController();
  await generateShards(FOLDER, await openChessLaboratory(), settings, {
    games: numberOf(values, "games", 15_000),
    signal: AbortSignal.any([signal, timeUp.signal]),
    onShard: ({ games, positions }) => {
      const cpuMs = process.cpuUsage().user / 1000;
      say(`${games} games, ${positions} new positions, ${(cpuMs / 60_000).toFixed(1)} min of CPU`);
      if (cpuMs >= cpuLimitMs) timeUp.abort();
    },
  });
}

const FIT_OPTIONS = ["epochs", "batch", "rate", "l2", "result-share", "seed"];

async function fit(args: readonly string[], signal: AbortSignal): Promise<void> {
  const values = parseOptions(args, FIT_OPTIONS, ["fresh"]);
  const file = usable(await readWeightsFile(WEIGHTS));
  const { positions, games, fingerprint } = usable(await readShards(FOLDER));
  const scale = scoreScale(positions);
  say(`${positions.length} positions of ${games} games; scale ${scale.toFixed(5)} per centipawn`);
  const target = { resultShare: numberOf(values, "result-share", 0.5), scale };
  const sampler = new ChessSampler(await openChessLaboratory({ traced: true }), target);
  for (const position of positions) sampler.add(position);
  const settings = fitSettings(values, scale);
  const start = vectorOf(file.groups);
  const print = { fingerprint, settings, target, start: [...start] };
  const key = createHash("sha256").update(JSON.stringify(print)).digest("hex");
  await runFit(sampler.finish(), file, settings, { key, fresh: values.fresh === true, signal });
}

function fitSettings(values: OptionTexts, scale: number): FitSettings {
  return {
    epochs: numberOf(values, "epochs", 10),
    batchSize: numberOf(values, "batch", 4096),
    rate: numberOf(values, "rate", 1),
    l2: numberOf(values, "l2", 1e-8),
    validationShare: 0.1,
    seed: numberOf(values, "seed", 1),
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
  const source = "Fitted to self-play by scripts/tune/chess.ts; see docs/strength.md.";
  await writeWeightsFile(WEIGHTS, { ...file, source, groups });
  generateWeights();
}

const lineOf = ({ epoch, trainingLoss, validationLoss }: FitProgress): string =>
  `epoch ${epoch}: training ${trainingLoss.toFixed(6)}, validation ${validationLoss.toFixed(6)}`;

async function match(args: readonly string[], signal: AbortSignal): Promise<void> {
  const values = parseOptions(args, ["against", "pairs", "nodes", "seed"]);
  const against = textOf(values, "against");
  if (against === undefined) throw new UsageError("match needs --against FILE");
  const ours = usable(await readWeightsFile(WEIGHTS));
  const theirs = usable(await readWeightsFile(against));
  const options = { hashMiB: 4 };
  const laboratories = [
    await openChessLaboratory(options),
    await openChessLaboratory(options),
  ] as const;
  const weights = [vectorOf(ours.groups), vectorOf(theirs.groups)] as const;
  const result = await playWeightsMatch(laboratories, weights, {
    pairs: numberOf(values, "pairs", 200),
    nodesPerMove: numberOf(values, "nodes", 5000),
    seed: numberOf(values, "seed", 2),
    signal,
    onPair: ({ games: { wins, draws, losses } }) => say(`+${wins} =${draws} -${losses}`),
  });
  const estimate = estimateFromPairs(result.pairs);
  writeFileSync(1, `${JSON.stringify({ ...result, estimate })}\n`);
}

type Command = (args: readonly string[], signal: AbortSignal) => Promise<void>;

export const chessCommands: Readonly<Record<string, Command>> = { generate, fit, match };
