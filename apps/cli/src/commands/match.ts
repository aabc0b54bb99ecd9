import {
  type ChessOpening,
  chessContestant,
  chessFormat,
  distinctNames,
  type EngineSpec,
  formatMatchReport,
  formatTimeControl,
  MatchError,
  type MatchEvent,
  type MatchReport,
  openMatchFile,
  parseEngineSpec,
  parseTimeControl,
  readChessOpenings,
  readPgnOpenings,
  runMatch,
  type SprtOptions,
  sprtFault,
  type TimeControl,
} from "@kibitz/arena";
import { expectOk, type Result, startLine } from "@kibitz/rules";
import {
  CHESS960_COUNT,
  type ChessGame,
  type ChessMove,
  type ChessPosition,
  type ChessVariant,
  type Colour,
  chess960Start,
  createChess,
  timeoutOutcome,
} from "@kibitz/rules/chess";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { Console } from "../console.ts";
import { readDataFile } from "../data-files.ts";
import { InputFault, InterruptedError } from "../fault.ts";
import { onInterrupt } from "../interrupt.ts";
import { oneOf, wholeNumber } from "../options.ts";

interface MatchCommandOptions {
  readonly engine: readonly EngineSpec[];
  readonly games: number;
  readonly tc: TimeControl;
  readonly variant: ChessVariant;
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
  program
    .command("match")
    .description("play engines against each other, each opening with both colours")
    .argument("[game]", "one of chess", "chess")
    .requiredOption(
      "--engine <spec>",
      "kibitz[:level=N,nodes=N], reference:SEARCH[,depth=N] or uci:COMMAND[,Option=value]; give two",
      collectEngines,
    )
    .option("--games <count>", "how many games", wholeNumber(1, 1e6), 100)
    .addOption(
      new Option("--tc <control>", "seconds+increment, or depth=N, nodes=N, movetime=SECONDS")
        .argParser(timeControl)
        .default(DEFAULT_CONTROL, formatTimeControl(DEFAULT_CONTROL)),
    )
    .option("--variant <name>", "standard or chess960", oneOf(CHESS_VARIANTS), "standard")
    .option("--openings <file>", "PGN, or EPD and FEN lines (default: 500 of our own)")
    .option("--seed <number>", "orders the openings", wholeNumber(0, 2 ** 32 - 1), 1)
    .option("--concurrency <count>", "games at a time", wholeNumber(1, 64), 1)
    .option("--sprt <elo0,elo1>", "stop when the test is decided, at errors of 5 %", sprtBoundsFrom)
    .option("--adjudicate", "end decided and dead games by both engines' scores")
    .option("--max-plies <count>", "call longer games drawn", wholeNumber(10, 10_000))
    .option("--pgn <file>", "keep the games there")
    .option("--resume", "go on with the match in the PGN file")
    .option("--json", "print one JSON object")
    .action((id: string, options: MatchCommandOptions) => match(id, options, console));
}

const CHESS_VARIANTS: readonly ChessVariant[] = ["standard", "chess960"];
const DEFAULT_CONTROL: TimeControl = { kind: "clock", baseMs: 2000, incrementMs: 20 };

async function match(id: string, options: MatchCommandOptions, console: Console): Promise<void> {
  const [first, second, ...more] = options.engine;
  if (id !== "chess")
    throw new InputFault(`there are no matches of "${id}" yet; there are of: chess`);
  if (!first || !second || more.length > 0) throw new InputFault("a match needs --engine twice");
  if (options.resume && !options.pgn) throw new InputFault("--resume needs the match's --pgn");
  const report = await playMatch([first, second], options, console).catch((error: unknown) => {
    throw error instanceof MatchError ? new InputFault(error.message) : error;
  });
  console.print(options.json ? JSON.stringify(report) : formatMatchReport(report));
  if (report.stop === "abort") throw new InterruptedError("The match was interrupted.");
}

async function playMatch(
  [first, second]: readonly [EngineSpec, EngineSpec],
  options: MatchCommandOptions,
  console: Console,
): Promise<MatchReport> {
  const game = createChess({ variant: options.variant });
  const contestants = [chessContestant(first, game), chessContestant(second, game)] as const;
  const openings = await openingsFrom(game, options.openings);
  const file =
    options.pgn === undefined
      ? undefined
      : await openGames(options.pgn, game, distinctNames(contestants), options);
  if (file?.setAside !== undefined) {
    console.note(`a game that was not finished has been set aside in ${file.setAside}`);
  }
  const abort = new AbortController();
  const release = onInterrupt(() => abort.abort());
  try {
    return await runMatch<ChessPosition, ChessMove, Colour>(
      {
        game,
        contestants,
        openings,
        gameCount: options.games,
        timeControl: options.tc,
        seed: options.seed,
        concurrency: options.concurrency,
        flagFall: timeoutOutcome,
        signal: abort.signal,
        adjudication: {
          ...(options.adjudicate && ADJUDICATION),
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

const ADJUDICATION = {
  draw: { fromPly: 80, moveCount: 8, scoreCp: 8 },
  resign: { moveCount: 4, scoreCp: 700 },
} as const;

async function openingsFrom(
  game: ChessGame,
  file: string | undefined,
): Promise<readonly ChessOpening[]> {
  if (file === undefined && game.variant === "chess960") return chess960Openings(game);
  if (file === undefined) {
    return expectOk(readPgnOpenings(game, await readDataFile("openings/chess.pgn")));
  }
  return orFault(await readChessOpenings(file, game), `the openings in ${file} cannot be used`);
}

/** Every start position of Chess960, by its number. */
function chess960Openings(game: ChessGame): readonly ChessOpening[] {
  return Array.from({ length: CHESS960_COUNT }, (_, number) => ({
    name: `Chess960 position ${number}`,
    line: startLine(game, chess960Start(number)),
  }));
}

function openGames(
  path: string,
  game: ChessGame,
  players: readonly [string, string],
  { tc, resume = false }: MatchCommandOptions,
) {
  return openMatchFile(path, {
    game,
    format: chessFormat(game),
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
  const elo = isKnown ? `, Elo ${estimate.elo.toFixed(0)} ± ${estimate.eloError.toFixed(0)}` : "";
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
