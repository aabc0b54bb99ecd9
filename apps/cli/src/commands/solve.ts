import { type Analysis, createKernelPlayer } from "@kibitz/engine";
import { type Game, type Line, plain } from "@kibitz/rules";
import type { Command } from "commander";
import { formatCount } from "../analysis-text.ts";
import type { Console } from "../console.ts";
import { InputFault, InterruptedError } from "../fault.ts";
import type { GameEntry } from "../games/entry.ts";
import { withGame } from "../games/registry.ts";
import { onInterrupt } from "../interrupt.ts";
import { wholeNumber } from "../options.ts";
import { explain, lineFrom } from "../position.ts";
import {
  addGameArgument,
  addPositionOptions,
  chooseVariant,
  type PositionOptions,
} from "./shared.ts";

interface SolveOptions extends PositionOptions {
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

async function runSolve<P, M, S extends string>(
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
  const solution = await solve(entry, variant, line, options, console);
  if (options.json) console.print(JSON.stringify(jsonOf(entry, variant, line, solution)));
  else for (const text of describe(game, line, solution)) console.print(text);
  if (solution.interrupted) throw new InterruptedError("The solving was interrupted.");
  if (solution.best === undefined) {
    throw new Error("the position was not solved; what is known of its moves stands above");
  }
}

function played<P, M, S extends string>(
  game: Game<P, M, S>,
  entry: GameEntry<P, M, S>,
  line: Line<P, M>,
  text = "",
): Line<P, M> {
  const words = entry.splitMoves?.(text) ?? text.trim().split(/\s+/);
  let current = line;
  for (const word of words.filter((word) => word !== "")) {
    const move = game.notation.parseMove(word, current);
    if (!move.ok)
      throw new InputFault(
        `the move ${plain(word)} cannot be played: ${explain(move.error, word)}`,
      );
    current = game.play(current, move.value);
  }
  return current;
}

interface Solution {
  /** The proved margin behind each move, by its code, for the side to move. */
  readonly values: ReadonlyMap<number, number>;
  /** The value of the position; undefined unless every move is proved. */
  readonly best: number | undefined;
  readonly nodes: number;
  readonly timeMs: number;
  /** Of all threads of this process. */
  readonly cpuMs: number;
  readonly interrupted: boolean;
}

async function solve<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  variant: string,
  line: Line<P, M>,
  { hash: hashMiB, time, cache: keepsDatabases, table }: SolveOptions,
  console: Console,
): Promise<Solution> {
  const startCpu = process.cpuUsage();
  const startMs = performance.now();
  const player = await createKernelPlayer(
    (table ? undefined : entry.solver?.(variant)) ?? entry.kernel(variant),
    {
      hashMiB,
      keepsDatabases,
      onNote: console.note,
    },
  );
  const game = entry.game(variant);
  const analysis = player.analyse(
    line,
    { ...(time !== undefined && { timeMs: time }) },
    { multiPv: EVERY_MOVE },
  );
  let interrupted = false;
  const release = onInterrupt(() => {
    interrupted = true;
    analysis.stop();
  });
  try {
    const { values, nodes } = await collect(game, line, analysis, console);
    await analysis.best;
    const cpu = process.cpuUsage(startCpu);
    const isWhole = values.size === game.legalMoves(line).length;
    return {
      values,
      best: isWhole ? Math.max(...values.values()) : undefined,
      nodes,
      timeMs: performance.now() - startMs,
      cpuMs: (cpu.user + cpu.system) / 1000,
      interrupted,
    };
  } finally {
    release();
    await player.close();
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

function describe<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  { values, best, nodes, timeMs, cpuMs }: Solution,
): readonly string[] {
  const sides = {
    mover: capitalised(game.sideToMove(line.position)),
    other: capitalised(game.sides.find((side) => side !== game.sideToMove(line.position)) ?? ""),
  };
  const moves = game.legalMoves(line).map((move) => {
    const value = values.get(game.moveCode(move));
    const words = value === undefined ? "not proved" : worth(sides, value);
    return `${game.notation.formatMove(move, line).padEnd(6)}${words}`;
  });
  const effort = `${formatCount(nodes)} nodes, ${seconds(cpuMs)} s of CPU time, ${seconds(timeMs)} s in all`;
  const position = `${sides.mover} to move: ${game.notation.formatPosition(line.position)}`;
  const verdict =
    best === undefined ? [] : [`${capitalised(worth(sides, best))} with best play.`, ""];
  const source = isFromTable(nodes)
    ? "From the table of openings that were proved before; --no-table searches for them anew."
    : `${best === undefined ? "Searched" : "Proved by search"}: ${effort}.`;
  return [position, ...verdict, ...moves, "", source];
}

/** A search visits a node at least. */
const isFromTable = (nodes: number): boolean => nodes === 0;

interface Sides {
  readonly mover: string;
  readonly other: string;
}

function worth({ mover, other }: Sides, margin: number): string {
  if (margin === 0) return "draw";
  return `${margin > 0 ? mover : other} wins by ${Math.abs(margin)}`;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const seconds = (ms: number): string => (ms / 1000).toFixed(1);

function jsonOf<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  variant: string,
  line: Line<P, M>,
  { values, best, nodes, timeMs, cpuMs }: Solution,
): unknown {
  const game = entry.game(variant);
  return {
    game: game.id,
    variant,
    position: game.notation.formatPosition(line.position),
    sideToMove: game.sideToMove(line.position),
    value: best ?? null,
    source: isFromTable(nodes) ? "table" : "search",
    moves: game.legalMoves(line).map((move) => ({
      move: entry.moveId(move, line.position, variant),
      value: values.get(game.moveCode(move)) ?? null,
    })),
    nodes,
    cpuMs: Math.round(cpuMs),
    timeMs: Math.round(timeMs),
  };
}
