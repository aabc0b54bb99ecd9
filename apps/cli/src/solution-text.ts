import type { Game, Line } from "@kibitz/rules";
import { formatCount, seconds } from "./analysis-text.ts";
import type { GameEntry } from "./games/entry.ts";

/** What has been proved of a position and its moves. */
export interface Solution {
  /** The proved margin behind each move, by its code, for the side to move. */
  readonly values: ReadonlyMap<number, number>;
  /** The codes of the moves that a table of openings knew. */
  readonly tabled: ReadonlySet<number>;
  /** The value of the position; undefined unless every move is proved. */
  readonly best: number | undefined;
  readonly nodes: number;
  /** Of the search alone: what `--time` limits. */
  readonly searchMs: number;
  /** With the start of the kernel and the reading of what an earlier run has kept. */
  readonly timeMs: number;
  /** Of all threads of this process. */
  readonly cpuMs: number;
  readonly interrupted: boolean;
}

/** A solution for people, line by line. */
export function describeSolution<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  solution: Solution,
): readonly string[] {
  const { values, best } = solution;
  const sides = {
    mover: capitalised(game.sideToMove(line.position)),
    other: capitalised(game.sides.find((side) => side !== game.sideToMove(line.position)) ?? ""),
  };
  const moves = game.legalMoves(line).map((move) => {
    const value = values.get(game.moveCode(move));
    const words = value === undefined ? "not proved" : worth(sides, value);
    return `${game.notation.formatMove(move, line).padEnd(6)}${words}`;
  });
  const position = `${sides.mover} to move: ${game.notation.formatPosition(line.position)}`;
  const verdict =
    best === undefined ? [] : [`${capitalised(worth(sides, best))} with best play.`, ""];
  return [position, ...verdict, ...moves, "", sourceSentence(game, line, solution)];
}

interface Sides {
  readonly mover: string;
  readonly other: string;
}

function worth({ mover, other }: Sides, margin: number): string {
  if (margin === 0) return "draw";
  return `${margin > 0 ? mover : other} wins by ${Math.abs(margin)}`;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Source = "table" | "table-and-search" | "table-and-database" | "database" | "search";

/**
 * Where the proofs come from. A search visits a node at least: what is proved without one stands in
 * the table of openings or in the endgame database. Oware's visits nodes even where the database
 * knows every move, since positions that stood on the board may make a difference.
 */
function sourceOf({ values, tabled, best, nodes }: Solution): Source {
  const isFound = nodes === 0 && best !== undefined;
  if (tabled.size === 0) return isFound ? "database" : "search";
  if (best !== undefined && tabled.size === values.size) return "table";
  return isFound ? "table-and-database" : "table-and-search";
}

function sourceSentence<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  solution: Solution,
): string {
  const { tabled, best, nodes, cpuMs, timeMs } = solution;
  const effort = `${formatCount(nodes)} nodes, ${seconds(cpuMs)} s of CPU time, ${seconds(timeMs)} s in all`;
  const searched = `${best === undefined ? "searched" : "proved by a search that asks the endgame database"}: ${effort}`;
  const known = game
    .legalMoves(line)
    .filter((move) => tabled.has(game.moveCode(move)))
    .map((move) => game.notation.formatMove(move, line))
    .join(", ");
  const partly = `${known} from the table of openings that were proved before, the others`;
  switch (sourceOf(solution)) {
    case "table":
      return "From the table of openings that were proved before; --no-table searches for them anew.";
    case "table-and-search":
      return `${partly} ${searched}.`;
    case "table-and-database":
      return `${partly} from the endgame database.`;
    case "database":
      return "From the endgame database, without a search.";
    case "search":
      return `${capitalised(searched)}.`;
  }
}

/** A solution for programs. */
export function solutionJson<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  variant: string,
  line: Line<P, M>,
  solution: Solution,
): unknown {
  const { values, best, nodes, cpuMs, timeMs } = solution;
  const game = entry.game(variant);
  return {
    game: game.id,
    variant,
    position: game.notation.formatPosition(line.position),
    sideToMove: game.sideToMove(line.position),
    value: best ?? null,
    source: sourceOf(solution),
    moves: game.legalMoves(line).map((move) => ({
      move: entry.moveId(move, line.position, variant),
      value: values.get(game.moveCode(move)) ?? null,
    })),
    nodes,
    cpuMs: Math.round(cpuMs),
    timeMs: Math.round(timeMs),
  };
}
