import {
  type ArenaGame,
  arenaGame,
  arenaGameIds,
  contestantOf,
  distinctNames,
  type EngineSpec,
  formatMatchReport,
  formatTimeControl,
  MatchError,
  type MatchEvent,
  type MatchReport,
  type Opening,
  openMatchFile,
  parseEngineSpec,
  parseTimeControl,
  runMatch,
  type SprtOptions,
  sprtFault,
  type TimeControl,
} from "@kibitz/arena";
import type { Result } from "@kibitz/rules";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { Console } from "../console.ts";
import { readDataFile } from "../data-files.ts";
import { InputFault, InterruptedError } from "../fault.ts";
import { withGame } from "../games/registry.ts";
import { onInterrupt } from "../interrupt.ts";
import { wholeNumber } from "../options.ts";
import { addVariantOptions, chooseVariant, type VariantOptions } from "./shared.ts";

interface MatchCommandOptions extends VariantOptions {
  readonly engine: readonly EngineSpec[];
  readonly game?: string;
  readonly games: number;
  readonly tc: TimeControl;
  readonly openings?: string;
  readonly seed: number;
  readonly concurrency: number;
  readonly sprt?: SprtOptions;
  readonly adjudicate?: boolean;
  readonly maxPlies?: number;
  readonly pgn?: string;
  readonly resume?: boolean;
  readonly json?: boolean;
}

export function addMatch(program: Command, console: Console): void {
  const command = program
    .command("match")
    .description("play engines against each other, each opening with both colours")
    .argument("[game]", `one of ${arenaGameIds().join(", ")} (default: chess)`);
  addVariantOptions(command)
    .requiredOption(
      "--engine <spec>",
      "kibitz[:level=N,nodes=N], reference:SEARCH[,depth=N] or uci:COMMAND[,Option=value]; give two",
      collectEngines,
    )
    .option("--game <id>", "another way to name the game")
    .option("--games <count>", "how many games", wholeNumber(1, 1e6), 100)
    .addOption(
      new Option("--tc <control>", "seconds+increment, or depth=N, nodes=N, movetime=SECONDS")
        .argParser(timeControl)
        .default(DEFAULT_CONTROL, formatTimeControl(DEFAULT_CONTROL)),
    )
    .option(
      "--openings <file>",
      "chess: PGN, EPD or FEN; else positions, one a line (default: our own)",
    )
    .option("--seed <number>", "orders the openings", wholeNumber(0, 2 ** 32 - 1), 1)
    .option("--concurrency <count>", "games at a time", wholeNumber(1, 64), 1)
    .option("--sprt <elo0,elo1>", "stop when the test is decided, at errors of 5 %", sprtBoundsFrom)
    .option("--adjudicate", "end decided and dead games by both engines' scores")
    .option("--max-plies <count>", "call longer games drawn", wholeNumber(10, 10_000))
    .option("--pgn <file>", "keep the games there")
    .option("--resume", "go on with the match in the PGN file")
    .option("--json", "print one JSON object")
    .action((id: string | undefined, options: MatchCommandOptions) =>
      match(id ?? options.game ?? "chess", options, console),
    );
}

const DEFAULT_CONTROL: TimeControl = { kind: "clock", baseMs: 2000, incrementMs: 20 };

async function match(id: string, options: MatchCommandOptions, console: Console): Promise<void> {
  const [first, second, ...more] = options.engine;
  if (!first || !second || more.length > 0) throw new InputFault("a match needs --engine twice");
  if (options.resume && !options.pgn) throw new InputFault("--resume needs the match's --pgn");
  const found = arenaGame(id, variantFrom(id, options));
  if (!found.ok) throw new InputFault(found.error.message);
  const report = await found
    .value((arenaGame) => playMatch(arenaGame, [first, second], options, console))
    .catch((error: unknown) => {
      throw error instanceof MatchError ? new InputFault(error.message) : error;
    });
  console.print(options.json ? JSON.stringify(report) : formatMatchReport(report));
  if (report.stop === "abort") throw new InterruptedError("The match was interrupted.");
}

/** The variant as the arena reads it, which judges all but a size in numbers. */
function variantFrom(id: string, options: MatchCommandOptions): string | undefined {
  if (options.pits === undefined && options.seeds === undefined) return options.variant;
  return withGame(id, (entry) => chooseVariant(entry, options));
}

async function playMatch<P, M, S extends string>(
  arenaGame: ArenaGame<P, M, S>,
  [first, second]: readonly [EngineSpec, EngineSpec],
  options: MatchCommandOptions,
  console: Console,
): Promise<MatchReport> {
  const { game, adjudication, flagFall } = arenaGame;
  const contestants = [contestantOf(first, arenaGame), contestantOf(second, arenaGame)] as const;
  const openings = await openingsFrom(arenaGame, options.openings);
  const file =
    options.pgn === undefined
      ? undefined
      : await openGames(options.pgn, arenaGame, distinctNames(contestants), options);
  if (file?.setAside !== undefined) {
    console.note(`a game that was not finished has been set aside in ${file.setAside}`);
  }
  const abort = new AbortController();
  const release = onInterrupt(() => abort.abort());
  try {
    return await runMatch<P, M, S>(
      {
        game,
        contestants,
        openings,
        gameCount: options.games,
        timeControl: options.tc,
        seed: options.seed,
        concurrency: options.concurrency,
        ...(flagFall && { flagFall: (line, side) => flagFall(line, side) }),
        signal: abort.signal,
        adjudication: {
          ...(options.adjudicate && adjudication),
          ...(options.maxPlies !== undefined && { maxPlies: options.maxPlies }),
        },
        ...(options.sprt && { sprt: options.sprt }),
        ...(file && { earlier: file.earlier, keep: (game) => file.keep(game) }),
      },
      (event) => tellProgress(event, console),
    );
  } finally {
    release();
    await file?.close();
  }
}

async function openingsFrom<P, M, S extends string>(
  arenaGame: ArenaGame<P, M, S>,
  file: string | undefined,
): Promise<readonly Opening<P, M>[]> {
  if (file === undefined) return arenaGame.ownOpenings(readDataFile);
  return orFault(await arenaGame.readOpenings(file), `the openings in ${file} cannot be used`);
}

function openGames<P, M, S extends string>(
  path: string,
  { game, format }: ArenaGame<P, M, S>,
  players: readonly [string, string],
  { tc, resume = false }: MatchCommandOptions,
) {
  return openMatchFile(path, {
    game,
    format,
    players,
    resume,
    event: "Kibitz match",
    timeControl: formatTimeControl(tc),
    date: () => new Date().toISOString().slice(0, 10).replaceAll("-", "."),
  });
}

function tellProgress<P, M, S extends string>(event: MatchEvent<P, M, S>, console: Console): void {
  if (event.kind !== "game-finished") return;
  const { number, players, finished } = event.game;
  const { wins, draws, losses } = event.report.games;
  const { estimate, sprt } = event.report;
  const isKnown = estimate?.eloError !== undefined && Number.isFinite(estimate.elo);
  const elo = isKnown
    ? `, Elo ${Math.round(estimate.elo) || 0} ± ${estimate.eloError.toFixed(0)}`
    : "";
  const llr = sprt === undefined ? "" : `, LLR ${sprt.llr.toFixed(2)}`;
  const fault = finished.fault === undefined ? "" : `: ${finished.fault.detail}`;
  console.note(
    `game ${number + 1} (${players.join(" - ")}): ${finished.outcome.reason}${fault}; +${wins} =${draws} -${losses}${elo}${llr}`,
  );
}

function collectEngines(text: string, earlier: readonly EngineSpec[] = []): readonly EngineSpec[] {
  return [...earlier, orArgumentFault(parseEngineSpec(text))];
}

function timeControl(text: string): TimeControl {
  return orArgumentFault(parseTimeControl(text));
}

const ERROR_CHANCE = 0.05;

function sprtBoundsFrom(text: string): SprtOptions {
  const [elo0, elo1, ...more] = text.split(",").map(Number);
  if (elo0 === undefined || elo1 === undefined || more.length > 0) {
    throw new InvalidArgumentError("Give the two hypotheses in Elo, such as 0,5.");
  }
  const options = {
    elo0,
    elo1,
    alpha: ERROR_CHANCE,
    beta: ERROR_CHANCE,
    model: "logistic",
  } as const;
  const fault = sprtFault(options);
  if (fault === undefined) return options;
  throw new InvalidArgumentError(fault);
}

type Explained = { readonly message: string };

function orArgumentFault<T>(result: Result<T, Explained>): T {
  if (result.ok) return result.value;
  throw new InvalidArgumentError(result.error.message);
}

function orFault<T>(result: Result<T, Explained>, what: string): T {
  if (result.ok) return result.value;
  throw new InputFault(`${what}: ${result.error.message}`);
}
