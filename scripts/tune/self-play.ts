import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { estimateFromPairs } from "@kibitz/arena";
import {
  type DuelResult,
  GENETIC_DEFAULTS,
  genetic,
  initialWeights,
  inlinePool,
  namedWeights,
  namedWeightsText,
  type Optimiser,
  type PairPool,
  playDuel,
  readNamedWeights,
  runTuning,
  SPSA_DEFAULTS,
  spsa,
  type TunableGame,
  type TuningProgress,
  tunableGamesUrl,
  tunableMancala,
  type Weights,
  workerPool,
  writeWhole,
} from "@kibitz/arena/tuning";
import { generateMancalaWeights } from "../generate-mancala-weights.mjs";
import { root } from "../lib/run.mjs";
import {
  countOf,
  numberOf,
  type OptionTexts,
  parseOptions,
  say,
  textOf,
  UsageError,
  usable,
} from "./command-line.ts";

// Tuning by games of a player with itself, for every game of `tunableGames`. State, log and result
// are kept in .kibitz/tuning/<game>.

const folderOf = (game: TunableGame): string => join(root, ".kibitz/tuning", game.id);
const tunedPath = (game: TunableGame): string => join(root, "data/weights", `${game.id}.json`);
const resultPath = (game: TunableGame, method: string): string =>
  join(folderOf(game), `${method}.weights.json`);

const POOL_OPTIONS = ["processes"];

/** Runs something with a pool of processes that is closed afterwards. */
async function withPool<T>(
  game: TunableGame,
  texts: OptionTexts,
  use: (pool: PairPool) => Promise<T>,
): Promise<T> {
  const processes = countOf(texts, "processes", 1, [1, availableParallelism()]);
  const pool =
    processes === 1
      ? inlinePool(game)
      : workerPool({ moduleUrl: tunableGamesUrl, id: game.id }, processes);
  try {
    return await use(pool);
  } finally {
    await pool.close();
  }
}

const SPSA_OPTIONS = ["iterations", "pairs", "perturbation", "first-move", "seed"];

async function tuneBySpsa(
  game: TunableGame,
  args: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const texts = parseOptions(args, [...SPSA_OPTIONS, ...POOL_OPTIONS], ["fresh"]);
  const optimiser = spsa(game.ranges, {
    iterations: countOf(texts, "iterations", SPSA_DEFAULTS.iterations),
    pairs: countOf(texts, "pairs", SPSA_DEFAULTS.pairs),
    perturbation: numberOf(texts, "perturbation", SPSA_DEFAULTS.perturbation, 0.01),
    firstMove: numberOf(texts, "first-move", SPSA_DEFAULTS.firstMove, 0.01),
    seed: countOf(texts, "seed", SPSA_DEFAULTS.seed, [0, 0xffff_ffff]),
  });
  await tune(game, optimiser, texts, signal);
}

const GENETIC_OPTIONS = [
  "generations",
  "population",
  "rival-pairs",
  "fixed-pairs",
  "tournament",
  "elite",
  "mutation-rate",
  "mutation-steps",
  "seed",
];

async function tuneByGenes(
  game: TunableGame,
  args: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const texts = parseOptions(args, [...GENETIC_OPTIONS, ...POOL_OPTIONS], ["fresh"]);
  const population = countOf(texts, "population", GENETIC_DEFAULTS.population, [4, 1000]);
  if (population % 2 === 1) throw new UsageError("--population takes an even number");
  const settings = {
    generations: countOf(texts, "generations", GENETIC_DEFAULTS.generations),
    population,
    rivalPairs: countOf(texts, "rival-pairs", GENETIC_DEFAULTS.rivalPairs),
    fixedPairs: countOf(texts, "fixed-pairs", GENETIC_DEFAULTS.fixedPairs),
    tournament: countOf(texts, "tournament", GENETIC_DEFAULTS.tournament, [1, population]),
    elite: countOf(texts, "elite", GENETIC_DEFAULTS.elite, [0, population - 2]),
    mutationRate: numberOf(texts, "mutation-rate", GENETIC_DEFAULTS.mutationRate),
    mutationSteps: numberOf(texts, "mutation-steps", GENETIC_DEFAULTS.mutationSteps),
    seed: countOf(texts, "seed", GENETIC_DEFAULTS.seed, [0, 0xffff_ffff]),
  };
  await tune(game, genetic(game.ranges, settings), texts, signal);
}

async function tune<State>(
  game: TunableGame,
  optimiser: Optimiser<State>,
  texts: OptionTexts,
  signal: AbortSignal,
): Promise<void> {
  const { name, steps } = optimiser;
  say(`${game.id}, ${name}: ${steps} steps; ${game.conditions}`);
  const { finished, step, weights } = await withPool(game, texts, async ({ play }) =>
    usable(
      await runTuning(optimiser, game, {
        folder: folderOf(game),
        play,
        fresh: texts.fresh === true,
        signal,
        onStep: (progress) => say(lineOf(progress)),
      }),
    ),
  );
  if (!finished) {
    say(`stopped after step ${step} of ${steps}; run the same command again to go on.`);
    return;
  }
  const path = resultPath(game, name);
  const source = `Tuned by self-play (${name}, scripts/tune.ts); see docs/strength.md.`;
  await writeWhole(path, namedWeightsText(game, weights, source));
  writeFileSync(1, `${JSON.stringify(namedWeights(game, weights))}\n`);
  say(`written to ${path}; next: npm run tune -- match ${game.id} --weights ${name}`);
}

function lineOf(progress: TuningProgress): string {
  const { step, steps, record, gamesPerSecond, secondsLeft } = progress;
  const numbers = Object.entries(record).map(([name, value]) => `${name} ${value.toFixed(3)}`);
  const rate = `${gamesPerSecond.toFixed(1)} games/s`;
  return `${step}/${steps}: ${numbers.join(", ")}; ${rate}, ${durationOf(secondsLeft)} left`;
}

const durationOf = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

const MATCH_OPTIONS = ["weights", "against", "pairs", "seed"];

async function match(
  game: TunableGame,
  args: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const texts = parseOptions(args, [...MATCH_OPTIONS, ...POOL_OPTIONS]);
  const [one, other] = [textOf(texts, "weights") ?? "tuned", textOf(texts, "against") ?? "untuned"];
  const [first, second] = [await weightsNamed(game, one), await weightsNamed(game, other)];
  const pairs = countOf(texts, "pairs", 300);
  const seed = countOf(texts, "seed", 2, [0, 1_000_000]);
  say(`${game.id}: ${one} against ${other}, ${pairs} pairs; ${game.conditions}`);
  const result = await withPool(game, texts, ({ play }) =>
    playDuel(first, second, { pairs, seed, play, signal, onPairs: (now) => say(scoreOf(now)) }),
  );
  const names = { game: game.id, weights: one, against: other };
  const estimate = estimateFromPairs(result.pairs);
  writeFileSync(1, `${JSON.stringify({ ...names, ...result, estimate })}\n`);
}

function scoreOf({ games: { wins, draws, losses }, pairs }: DuelResult): string {
  const estimate = estimateFromPairs(pairs);
  const elo = estimate === undefined ? "" : `, Elo ${estimate.elo.toFixed(0)}`;
  const error = estimate?.eloError === undefined ? "" : ` ± ${estimate.eloError.toFixed(0)}`;
  return `+${wins} =${draws} -${losses}${elo}${error}`;
}

/** Weights by what they are called on the command line: a name, or a file. */
async function weightsNamed(game: TunableGame, name: string): Promise<Weights> {
  if (name === "untuned") return initialWeights(game);
  if (name === "tuned") return usable(await readNamedWeights(game, tunedPath(game)));
  if (name !== "spsa" && name !== "ga") return usable(await readNamedWeights(game, name));
  const result = await readNamedWeights(game, resultPath(game, name));
  if (!result.ok && result.error.code === "absent") {
    throw new UsageError(`nothing was tuned yet: npm run tune -- ${name} ${game.id} comes first`);
  }
  return usable(result);
}

/** Makes the result of a tuning the weights that ship. */
async function adopt(game: TunableGame, args: readonly string[]): Promise<void> {
  const texts = parseOptions(args, ["weights"]);
  if (!Object.hasOwn(tunableMancala, game.id)) {
    throw new UsageError(
      `the weights of ${game.id} stand in the source of its kernel: write them there`,
    );
  }
  const name = textOf(texts, "weights");
  if (name === undefined) {
    throw new UsageError("adopt needs --weights spsa, --weights ga or --weights FILE");
  }
  const weights = await weightsNamed(game, name);
  const source = "Tuned by self-play (scripts/tune.ts); see docs/strength.md.";
  await writeWhole(tunedPath(game), namedWeightsText(game, weights, source));
  generateMancalaWeights();
  say(`${tunedPath(game)} and the module that is generated from it are written.`);
}

type Command = (game: TunableGame, args: readonly string[], signal: AbortSignal) => Promise<void>;

export const selfPlayCommands: Readonly<Record<string, Command>> = {
  spsa: tuneBySpsa,
  ga: tuneByGenes,
  match,
  adopt,
};
