import {
  GENETIC_DEFAULTS,
  openTunableGame,
  SELF_PLAY,
  SPSA_DEFAULTS,
  tunableGames,
} from "@kibitz/arena/tuning";
import { chessCommands } from "./chess.ts";
import { say, UsageError } from "./command-line.ts";
import { selfPlayCommands } from "./self-play.ts";

const GAMES = Object.keys(tunableGames);

const USAGE = `usage: npm run tune -- <command> <game> [options]

${GAMES.join(", ")}: by games of a player with itself; stopped or killed, each goes on where it was
  spsa      simultaneous perturbation stochastic approximation
            --iterations ${SPSA_DEFAULTS.iterations}  --pairs ${SPSA_DEFAULTS.pairs}  --perturbation ${SPSA_DEFAULTS.perturbation}  --first-move ${SPSA_DEFAULTS.firstMove}  --seed ${SPSA_DEFAULTS.seed}  --processes 1  --fresh
  ga        a genetic algorithm
            --generations ${GENETIC_DEFAULTS.generations}  --population ${GENETIC_DEFAULTS.population}  --rival-pairs ${GENETIC_DEFAULTS.rivalPairs}  --fixed-pairs ${GENETIC_DEFAULTS.fixedPairs}  --tournament ${GENETIC_DEFAULTS.tournament}
            --elite ${GENETIC_DEFAULTS.elite}  --mutation-rate ${GENETIC_DEFAULTS.mutationRate}  --mutation-steps ${GENETIC_DEFAULTS.mutationSteps}  --seed ${GENETIC_DEFAULTS.seed}  --processes 1  --fresh
  match     two sets of weights against each other: tuned, untuned, spsa, ga or a file
            --weights tuned  --against untuned  --pairs 300  --seed 2  --processes 1
  adopt     ship the weights of --weights spsa, ga or a file

chess (may be left out): by Texel's method
  generate  play games of the kernel with itself and keep their quiet positions
            --games 15000  --minutes 15  --nodes ${SELF_PLAY.nodesPerMove}  --seed ${SELF_PLAY.seed}
  fit       fit the weights to the positions and write them to data/weights/chess.json
            --epochs 10  --batch 4096  --rate 1  --l2 1e-8  --result-share 0.5  --seed 1  --fresh
  match     play the weights against those of another file
            --against FILE  --pairs 200  --nodes 5000  --seed 2
`;

/** Runs the command of these arguments and resolves with its exit code; 2 for bad input. */
export async function runTune(args: readonly string[]): Promise<number> {
  const controller = new AbortController();
  const interrupt = () => controller.abort();
  process.once("SIGINT", interrupt);
  try {
    await commandOf(args)(controller.signal);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    say(error.message);
    return 2;
  } finally {
    process.off("SIGINT", interrupt);
  }
}

type Prepared = (signal: AbortSignal) => Promise<void>;

/** The command that the first words name, with the rest of them as its options. */
function commandOf([name = "", ...rest]: readonly string[]): Prepared {
  const isKnown = Object.hasOwn(chessCommands, name) || Object.hasOwn(selfPlayCommands, name);
  if (!isKnown) throw new UsageError(name === "" ? USAGE : `no command "${name}"\n${USAGE}`);
  const [first = ""] = rest;
  const isNamed = first !== "" && !first.startsWith("-");
  const gameId = isNamed ? first : "chess";
  const args = isNamed ? rest.slice(1) : rest;
  if (gameId === "chess") return chessCommandOf(name, args);
  if (!Object.hasOwn(tunableGames, gameId)) {
    throw new UsageError(
      `no game "${gameId}" can be tuned; there are ${GAMES.join(", ")} and chess`,
    );
  }
  const run = Object.hasOwn(selfPlayCommands, name) ? selfPlayCommands[name] : undefined;
  if (run === undefined)
    throw new UsageError(`${name} is for chess; ${gameId} has ${namesOf(selfPlayCommands)}`);
  return async (signal) => {
    const game = await openTunableGame(tunableGames, gameId);
    if (game === undefined) throw new Error(`${gameId} is gone`);
    await run(game, args, signal);
  };
}

function chessCommandOf(name: string, args: readonly string[]): Prepared {
  const run = Object.hasOwn(chessCommands, name) ? chessCommands[name] : undefined;
  if (run === undefined) {
    throw new UsageError(
      `${name} needs a game, one of ${GAMES.join(", ")}; chess has ${namesOf(chessCommands)}`,
    );
  }
  return (signal) => run(args, signal);
}

const namesOf = (commands: object): string => Object.keys(commands).join(", ");
