import {
  type AnalyseOptions,
  type Analysis,
  AnalysisChannel,
  type BestMove,
  type Limits,
  type Player,
  PlayerError,
  type Score,
} from "@kibitz/engine";
import { expectOk } from "@kibitz/rules";
import type { ChessMove, ChessPosition } from "@kibitz/rules/chess";
import { type ChessLine, chess, legalMoves } from "@kibitz/rules/chess";

/** What a scripted player does when it is asked for a move. */
export type Deed =
  | { readonly kind: "move"; readonly move: ChessMove | undefined; readonly score?: Score }
  /** Thinks until it is stopped from outside. */
  | { readonly kind: "hang" }
  | { readonly kind: "crash"; readonly message: string };

export type Script = (line: ChessLine, limits: Limits) => Deed;

/** A player whose every move a test decides. */
export class ScriptedPlayer implements Player<ChessPosition, ChessMove> {
  readonly name: string;
  readonly #script: Script;
  newGames = 0;
  closed = false;
  readonly limits: Limits[] = [];

  constructor(name: string, script: Script) {
    this.name = name;
    this.#script = script;
  }

  analyse(
    line: ChessLine,
    limits: Limits,
    { signal }: AnalyseOptions<ChessMove> = {},
  ): Analysis<ChessMove> {
    this.limits.push(limits);
    const best: BestMove<ChessMove> = { move: legalMoves(line.position)[0] };
    const channel = new AnalysisChannel<ChessMove>({ stop: () => channel.finish(best), signal });
    queueMicrotask(() => perform(this.#script(line, limits), channel));
    return channel.analysis;
  }

  async newGame(): Promise<void> {
    this.newGames++;
  }

  async close(): Promise<void> {
    this.closed = true;
  }
}

function perform(deed: Deed, channel: AnalysisChannel<ChessMove>): void {
  if (deed.kind === "crash") channel.fail(new PlayerError(deed.message));
  if (deed.kind !== "move") return;
  const report = { kind: "pv", multipv: 1, depth: 7, nodes: 1, timeMs: 1, pv: [] } as const;
  if (deed.score) channel.report({ ...report, score: deed.score });
  channel.finish({ move: deed.move });
}

/** Plays the first legal move in the referee's order. */
export const firstMove: Script = (line) => ({ kind: "move", move: legalMoves(line.position)[0] });

/** Plays these moves (SAN or UCI) by ply of the game, and the first legal one after them. */
export function playing(...moves: readonly string[]): Script {
  return (line, limits) => {
    const text = moves[line.moves.length];
    if (text === undefined) return firstMove(line, limits);
    return { kind: "move", move: expectOk(chess.notation.parseMove(text, line)) };
  };
}
