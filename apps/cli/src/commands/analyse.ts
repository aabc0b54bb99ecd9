import {
  type AnalyseOptions,
  createKernelPlayer,
  type Info,
  type Limits,
  type Player,
} from "@kibitz/engine";
import type { Game, Line } from "@kibitz/rules";
import type { Command } from "commander";
import {
  firstSideScore,
  formatInfo,
  formatMoves,
  scoreLegend,
  scoreText,
  scoreWords,
} from "../analysis-text.ts";
import type { Console } from "../console.ts";
import { InputFault, InterruptedError } from "../fault.ts";
import type { GameEntry } from "../games/entry.ts";
import { withGame } from "../games/registry.ts";
import { onInterrupt } from "../interrupt.ts";
import { wholeNumber } from "../options.ts";
import { describeOutcome } from "../play/words.ts";
import { lineFrom } from "../position.ts";
import { type AnalyseFileOptions, analyseFile } from "./analyse-file.ts";
import {
  addGameArgument,
  addPositionOptions,
  chooseVariant,
  type PositionOptions,
} from "./shared.ts";

interface AnalyseCommandOptions extends PositionOptions {
  readonly multipv: number;
  readonly depth?: number;
  readonly nodes?: number;
  readonly time?: number;
  readonly threads: number;
  readonly hash: number;
  readonly json?: boolean;
  readonly pgn?: string;
}

const DEFAULT_TIME_MS = 3000;

export function addAnalyse(program: Command, console: Console): void {
  const command = program
    .command("analyse")
    .alias("analyze")
    .description("search a position and show the best lines, or judge the moves of a game");
  addPositionOptions(addGameArgument(command))
    .argument(
      "[file]",
      "a file of games (PGN, or a record of the game's own), every move of which is judged",
    )
    .option("--multipv <lines>", "how many lines to show", wholeNumber(1, 256), 1)
    .option("--depth <plies>", "search to this depth", wholeNumber(1, 127))
    .option("--nodes <count>", "search so many nodes", wholeNumber(1, 1e12))
    .option(
      "--time <ms>",
      `search so long (default ${DEFAULT_TIME_MS}, for a position of a file a number of nodes)`,
      wholeNumber(1, 86_400_000),
    )
    .option("--threads <count>", "searching threads", wholeNumber(1, 32), 1)
    .option("--hash <MiB>", "size of the transposition table", wholeNumber(1, 1024), 64)
    .option("--json", "print one JSON object")
    .option("--pgn <file>", "with a file: write its games there with scores and better lines")
    .action((id: string, file: string | undefined, options: AnalyseCommandOptions) =>
      withGame(id, (entry) =>
        file === undefined
          ? analyse(entry, options, console)
          : analyseFile(entry, file, fileOptionsFrom(options), console),
      ),
    );
}

async function analyse<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  options: AnalyseCommandOptions,
  console: Console,
): Promise<void> {
  if (options.pgn !== undefined) throw new InputFault("--pgn needs a file of games to judge");
  const variant = chooseVariant(entry, options);
  const game = entry.game(variant);
  const line = lineFrom(entry, variant, options.position);
  const { threads, hash: hashMiB } = options;
  const player = await createKernelPlayer(entry.kernel(variant), { threads, hashMiB });
  try {
    await report(entry, game, line, player, { ...options, variant }, console);
  } finally {
    await player.close();
  }
}

async function report<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  game: Game<P, M, S>,
  line: Line<P, M>,
  player: Player<P, M>,
  options: AnalyseCommandOptions & { readonly variant: string },
  console: Console,
): Promise<void> {
  const show = options.json ? console.note : console.print;
  if (!options.json) showHeader(entry, line, options.variant, console);
  const searchOptions: AnalyseOptions<M> = { multiPv: options.multipv };
  const analysis = player.analyse(
    line,
    limitsFrom(options) ?? { timeMs: DEFAULT_TIME_MS },
    searchOptions,
  );
  let interrupted = false;
  const release = onInterrupt(() => {
    interrupted = true;
    analysis.stop();
  });
  const latest = new Map<number, Info<M>>();
  for await (const info of analysis) {
    if (info.kind !== "pv") continue;
    if ((info.bound ?? "exact") === "exact") latest.set(info.multipv, info);
    show(formatInfo(game, line, info));
  }
  const { move } = await analysis.best;
  release();
  if (options.json)
    console.print(JSON.stringify(jsonReport(entry, game, line, move, latest, options.variant)));
  else
    console.print(
      move === undefined ? describeEnd(entry, game, line) : describeBest(game, line, move, latest),
    );
  if (interrupted) throw new InterruptedError("The analysis was interrupted.");
}

function fileOptionsFrom(options: AnalyseCommandOptions): AnalyseFileOptions {
  if (options.position !== undefined) {
    throw new InputFault("give a file or --position, not both");
  }
  const { threads, hash: hashMiB, json = false, pgn } = options;
  const limits = limitsFrom(options);
  return { threads, hashMiB, json, ...(limits && { limits }), ...(pgn !== undefined && { pgn }) };
}

/** The limits that were asked for; undefined when there were none. */
function limitsFrom({ depth, nodes, time }: AnalyseCommandOptions): Limits | undefined {
  if (depth === undefined && nodes === undefined && time === undefined) return undefined;
  return {
    ...(depth !== undefined && { depth }),
    ...(nodes !== undefined && { nodes }),
    ...(time !== undefined && { timeMs: time }),
  };
}

function showHeader<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  line: Line<P, M>,
  variant: string,
  console: Console,
): void {
  const style = { ascii: false, colour: console.colour, flipped: false };
  console.print(entry.drawBoard(line, style, variant));
  console.print(`\n${scoreLegend(entry.game(variant))}`);
  console.print("depth   score   nodes    time  moves");
}

/** The best move; where points count with its worth, and that of all others that are known. */
function describeBest<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  move: M,
  latest: ReadonlyMap<number, Info<M>>,
): string {
  const best = `Best: ${game.notation.formatMove(move, line)}`;
  const score = latest.get(1)?.score;
  if (game.points === undefined || score === undefined) return best;
  const told = `${best} (${game.sideToMove(line.position)}: ${scoreWords(game, score)})`;
  const worths = [...latest.values()].flatMap(({ pv: [first], score: worth }) => {
    if (first === undefined || worth === undefined) return [];
    const text = scoreText(game, firstSideScore(game, line.position, worth));
    return [`${game.notation.formatMove(first, line)} ${text}`];
  });
  return worths.length > 1 ? `${told}\nWorth of the moves: ${worths.join(", ")}` : told;
}

function describeEnd<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  game: Game<P, M, S>,
  line: Line<P, M>,
): string {
  const outcome = game.outcome(line);
  const result = outcome && describeOutcome(entry, outcome, game.points);
  return `The game is over. ${result ?? "There is no legal move."}`;
}

function jsonReport<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  game: Game<P, M, S>,
  line: Line<P, M>,
  move: M | undefined,
  latest: ReadonlyMap<number, Info<M>>,
  variant: string,
): unknown {
  return {
    game: game.id,
    position: game.notation.formatPosition(line.position),
    sideToMove: game.sideToMove(line.position),
    best: move === undefined ? null : entry.moveId(move, line.position, variant),
    outcome: game.outcome(line) ?? null,
    lines: [...latest.values()].map(
      ({ multipv, depth, seldepth, score, wdl, nodes, timeMs, pv }) => ({
        multipv,
        depth,
        seldepth,
        score,
        wdl,
        nodes,
        timeMs: Math.round(timeMs),
        pv: formatMoves(game, line, pv),
      }),
    ),
  };
}
