import { openKernel } from "@kibitz/engine";
import { type Game, type Line, perft } from "@kibitz/rules";
import type { Command } from "commander";
import { formatCount } from "../analysis-text.ts";
import type { Console } from "../console.ts";
import { InputFault } from "../fault.ts";
import type { GameEntry } from "../games/entry.ts";
import { withGame } from "../games/registry.ts";
import { wholeNumber } from "../options.ts";
import { lineFrom } from "../position.ts";
import { slicedPerft } from "../sliced-perft.ts";
import {
  addGameArgument,
  addPositionOptions,
  chooseVariant,
  type PositionOptions,
} from "./shared.ts";

interface PerftOptions extends PositionOptions {
  readonly depth: number;
  readonly divide?: boolean;
  readonly referee?: boolean;
  readonly json?: boolean;
}

const MAX_DEPTH = 20;

export function addPerft(program: Command, console: Console): void {
  const command = program.command("perft").description("count the legal-move paths of a length");
  addPositionOptions(addGameArgument(command))
    .requiredOption("--depth <plies>", "length of the paths", wholeNumber(0, MAX_DEPTH))
    .option("--divide", "show the count behind each first move")
    .option("--referee", "count with the slow rules instead of the kernel")
    .option("--json", "print one JSON object")
    .action((id: string, options: PerftOptions) =>
      withGame(id, (entry) => runPerft(entry, options, console)),
    );
}

async function runPerft<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  options: PerftOptions,
  console: Console,
): Promise<void> {
  if (options.divide && options.depth === 0)
    throw new InputFault("--divide needs a depth of 1 or more");
  const variant = chooseVariant(entry, options);
  const game = entry.game(variant);
  const line = lineFrom(entry, variant, options.position);
  const count = options.referee ? refereeCounter(game) : await kernelCounter(entry, variant);
  const start = performance.now();
  const parts = await divide(game, line, options.depth, count, console);
  const nodes = parts?.reduce((sum, part) => sum + part.nodes, 0) ?? 1;
  const timeMs = performance.now() - start;
  const report = {
    game: game.id,
    position: game.notation.formatPosition(line.position),
    depth: options.depth,
    nodes,
    timeMs: Math.round(timeMs * 100) / 100,
    nps: Math.round(nodes / Math.max(timeMs / 1000, 1e-6)),
  };
  const named = options.divide
    ? parts?.map(({ move, nodes }) => ({ move: entry.moveId(move, line.position, variant), nodes }))
    : undefined;
  if (options.json)
    return console.print(JSON.stringify({ ...report, ...(named && { divide: named }) }));
  for (const part of named ?? []) console.print(`${part.move}: ${part.nodes}`);
  const speed = formatCount(report.nps);
  console.print(`${nodes} nodes in ${Math.round(timeMs)} ms, ${speed} nodes a second`);
}

type Counter<P, M> = (line: Line<P, M>, depthPlies: number) => number | Promise<number>;

function refereeCounter<P, M, S extends string>(game: Game<P, M, S>): Counter<P, M> {
  return (line, depthPlies) => perft(game, line, depthPlies);
}

async function kernelCounter<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  variant: string,
): Promise<Counter<P, M>> {
  const game = entry.game(variant);
  const kernel = await openKernel(entry.kernel(variant));
  return (line, depthPlies) => slicedPerft(game, kernel, line, depthPlies);
}

const PROGRESS_MS = 1000;

/** The count behind each first move; undefined at depth 0, where there is none. */
async function divide<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  depthPlies: number,
  count: Counter<P, M>,
  console: Console,
): Promise<{ readonly move: M; readonly nodes: number }[] | undefined> {
  if (depthPlies === 0) return undefined;
  const moves = game.legalMoves(line);
  const parts: { readonly move: M; readonly nodes: number }[] = [];
  let toldMs = performance.now();
  for (const move of moves) {
    parts.push({ move, nodes: await count(game.play(line, move), depthPlies - 1) });
    if (performance.now() - toldMs < PROGRESS_MS) continue;
    toldMs = performance.now();
    console.note(`${parts.length} of ${moves.length} first moves counted ...`);
  }
  return parts;
}
