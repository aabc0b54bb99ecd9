import { type Analysis, createKernelPlayer, type Player } from "@kibitz/engine";
import { type Game, type Line, plain } from "@kibitz/rules";
import type { Command } from "commander";
import { formatCount, seconds } from "../analysis-text.ts";
import type { Console } from "../console.ts";
import { InputFault, InterruptedError } from "../fault.ts";
import type { GameEntry } from "../games/entry.ts";
import { withGame } from "../games/registry.ts";
import { onInterrupt } from "../interrupt.ts";
import { wholeNumber } from "../options.ts";
import { explain, lineFrom } from "../position.ts";
import { describeSolution, type Solution, solutionJson } from "../solution-text.ts";
import {
  addGameArgument,
  addPositionOptions,
  chooseVariant,
  type PositionOptions,
} from "./shared.ts";

export interface SolveOptions extends PositionOptions {
  readonly moves?: string;
  readonly hash: number;
  readonly time?: number;
  /** False with `--no-cache`. */
  readonly cache: boolean;
  /** False with `--no-table`. */
  readonly table: boolean;
  readonly json?: boolean;
}

/** More lines than any position has moves. */
const EVERY_MOVE = 256;
/**
 * Deeper than any search goes. Without a limit it would wait for `stop` at its end, even where it
 * has not proved every move and so nobody says `stop`.
 */
const DEEPEST_PLIES = 1000;
const PROGRESS_MS = 2000;

export function addSolve(program: Command, console: Console): void {
  const command = program
    .command("solve")
    .description("prove what a position and each of its moves is worth with best play");
  addPositionOptions(addGameArgument(command))
    .option("--moves <moves>", 'moves that are played first, as in "c f"')
    .option("--hash <MiB>", "memory for the database and the table", wholeNumber(1, 1024), 512)
    .option("--time <ms>", "give up after so long", wholeNumber(1, 86_400_000))
    .option("--no-cache", "use no endgame database from an earlier run, and keep none")
    .option("--no-table", "search even where a table of proved openings has the answer")
    .option("--json", "print one JSON object")
    .action((id: string, options: SolveOptions) =>
      withGame(id, (entry) => runSolve(entry, options, console)),
    );
}

/** Throws an `InputFault` for what cannot be solved, and another error where it was not. */
export async function runSolve<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  options: SolveOptions,
  console: Console,
): Promise<void> {
  const variant = chooseVariant(entry, options);
  const game = entry.game(variant);
  if (!entry.provesMargins) {
    throw new InputFault(`${entry.title} cannot be solved here; Kalah can, and endgames of Oware`);
  }
  const line = played(game, entry, lineFrom(entry, variant, options.position), options.moves);
  if (game.legalMoves(line).length === 0) throw new InputFault("the game is over in this position");
  const warning = entry.proofWarning?.(line);
  if (warning !== undefined) console.note(warning);
  const solution = await solve(entry, variant, line, options, console);
  if (options.json) console.print(JSON.stringify(solutionJson(entry, variant, line, solution)));
  else for (const text of describeSolution(game, line, solution)) console.print(text);
  if (solution.interrupted) throw new InterruptedError("The solving was interrupted.");
  if (solution.best === undefined) {
    throw new Error(`the position was not solved: ${reasonOf(solution, options)}`);
  }
}

/** Why a search ended before every move was proved, and what to do. */
function reasonOf({ searchMs }: Solution, { time }: SolveOptions): string {
  return time !== undefined && searchMs >= time
    ? `the ${time} ms of --time were over; give it more`
    : "the search came to its end without a proof of every move; solve a position further on, as with --moves";
}

function played<P, M, S extends string>(
  game: Game<P, M, S>,
  entry: GameEntry<P, M, S>,
  line: Line<P, M>,
  text = "",
): Line<P, M> {
  const words = entry.splitMoves?.(text) ?? text.trim().split(/\s+/);
  let current = line;
  for (const [index, word] of words.filter((word) => word !== "").entries()) {
    const move = game.notation.parseMove(word, current);
    if (!move.ok)
      throw new InputFault(
        `move ${index + 1} of --moves, ${plain(word)}, cannot be played: ${explain(move.error, word)}`,
      );
    current = game.play(current, move.value);
  }
  return current;
}

/** Proves every move of a position as far as the options let it. */
async function solve<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  variant: string,
  line: Line<P, M>,
  { hash: hashMiB, time: limitMs, cache: keepsDatabases, table }: SolveOptions,
  console: Console,
): Promise<Solution> {
  const startCpu = process.cpuUsage();
  const startMs = performance.now();
  const kernel = (table ? undefined : entry.solver?.(variant)) ?? entry.kernel(variant);
  const player = await createKernelPlayer(kernel, {
    hashMiB,
    keepsDatabases,
    onNote: console.note,
  });
  try {
    const found = await prove(entry.game(variant), player, line, limitMs, console);
    const cpu = process.cpuUsage(startCpu);
    const tabled = (table && entry.tabledMoves?.(line, variant)) || new Set<number>();
    return {
      ...found,
      tabled: new Set([...tabled].filter((code) => found.values.has(code))),
      timeMs: performance.now() - startMs,
      cpuMs: (cpu.user + cpu.system) / 1000,
    };
  } finally {
    await player.close();
  }
}

/** Searches until every move is proved, the limit is reached or an interrupt comes. */
async function prove<P, M, S extends string>(
  game: Game<P, M, S>,
  player: Player<P, M>,
  line: Line<P, M>,
  limitMs: number | undefined,
  console: Console,
): Promise<Omit<Solution, "tabled" | "timeMs" | "cpuMs">> {
  const startMs = performance.now();
  const limits = { depth: DEEPEST_PLIES, ...(limitMs !== undefined && { timeMs: limitMs }) };
  const analysis = player.analyse(line, limits, { multiPv: EVERY_MOVE });
  let interrupted = false;
  const release = onInterrupt(() => {
    interrupted = true;
    analysis.stop();
  });
  try {
    const { values, nodes } = await collect(game, line, analysis, console);
    await analysis.best;
    const isWhole = values.size === game.legalMoves(line).length;
    const best = isWhole ? Math.max(...values.values()) : undefined;
    return { values, best, nodes, searchMs: performance.now() - startMs, interrupted };
  } finally {
    release();
  }
}

/** Follows an analysis until every move is proved or it ends; tells of progress. */
async function collect<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  analysis: Analysis<M>,
  console: Console,
): Promise<{ readonly values: ReadonlyMap<number, number>; readonly nodes: number }> {
  const moves = game.legalMoves(line).length;
  const values = new Map<number, number>();
  const startMs = performance.now();
  let nodes = 0;
  const telling = setInterval(() => {
    const passed = seconds(performance.now() - startMs);
    console.note(
      `${values.size} of ${moves} moves proved, ${passed} s, ${formatCount(nodes)} nodes ...`,
    );
  }, PROGRESS_MS);
  try {
    for await (const info of analysis) {
      nodes = Math.max(nodes, info.nodes);
      const [first] = info.pv;
      if (first !== undefined && info.score?.kind === "exact") {
        values.set(game.moveCode(first), info.score.value);
      }
      if (values.size === moves) analysis.stop();
    }
  } finally {
    clearInterval(telling);
  }
  return { values, nodes };
}
