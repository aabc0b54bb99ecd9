import { readFile } from "node:fs/promises";
import {
  createKernelPlayer,
  formatScore,
  JUDGEMENT_MARKS,
  type Judgement,
  judgeMove,
  type Limits,
  negateScore,
  type Player,
  type Score,
} from "@kibitz/engine";
import { decodeGameFile } from "@kibitz/records";
import { type Game, type Line, startLine } from "@kibitz/rules";
import { firstSideScore } from "../analysis-text.ts";
import type { Console } from "../console.ts";
import { InputFault, InterruptedError } from "../fault.ts";
import type { GameEntry, ReadGame } from "../games/entry.ts";
import { onInterrupt } from "../interrupt.ts";

/** One move of an analysed game. */
interface MoveReport {
  readonly move: string;
  readonly side: string;
  /** For the side that moves first, after the move. */
  readonly score?: Score;
  readonly judgement?: Judgement;
  /** What the engine would have played, where it was not this move. */
  readonly better?: string;
}

/** What the engine says of one position, for the side to move; nothing when the game is over. */
interface Verdict<M> {
  readonly score?: Score;
  readonly best?: M;
}

export interface AnalyseFileOptions {
  readonly limits: Limits;
  readonly threads: number;
  readonly hashMiB: number;
  readonly json: boolean;
}

/** Judges every move of the games in a file. Throws an `InputFault` when there is none to read. */
export async function analyseFile<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  file: string,
  options: AnalyseFileOptions,
  console: Console,
): Promise<void> {
  const games = [...entry.readRecords(await textOf(file))];
  for (const { faults } of games) for (const fault of faults) console.note(`${file}: ${fault}`);
  const playable = games.filter(({ line }) => line.moves.length > 0);
  if (playable.length === 0) throw new InputFault(`${file} holds no game with moves`);
  const [variant = ""] = entry.variants;
  const player = await createKernelPlayer(entry.kernel(variant), options);
  const interruption = new AbortController();
  const release = onInterrupt(() => interruption.abort());
  const judge = new GameJudge(entry, player, options, console, interruption.signal);
  try {
    const reports: unknown[] = [];
    for (const game of playable) reports.push(await judge.judge(game));
    if (options.json) console.print(JSON.stringify({ games: reports }));
    if (interruption.signal.aborted) throw new InterruptedError("The analysis was interrupted.");
  } finally {
    release();
    await player.close();
  }
}

async function textOf(file: string): Promise<string> {
  try {
    return decodeGameFile(await readFile(file));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new InputFault(`${file} cannot be read: ${reason}`);
  }
}

class GameJudge<P, M, S extends string> {
  readonly #entry: GameEntry<P, M, S>;
  readonly #player: Player<P, M>;
  readonly #options: AnalyseFileOptions;
  readonly #console: Console;
  readonly #signal: AbortSignal;

  constructor(
    entry: GameEntry<P, M, S>,
    player: Player<P, M>,
    options: AnalyseFileOptions,
    console: Console,
    signal: AbortSignal,
  ) {
    this.#entry = entry;
    this.#player = player;
    this.#options = options;
    this.#console = console;
    this.#signal = signal;
  }

  /** Goes through a game move by move; an interruption ends it early. */
  async judge({ title, variant, line: whole }: ReadGame<P, M>) {
    const game = this.#entry.game(variant);
    const moves: MoveReport[] = [];
    this.#tell(`\n${title}`);
    let line = startLine(game, whole.start);
    let before = await this.#look(game, line);
    for (const move of whole.moves) {
      if (this.#signal.aborted) break;
      const next = game.play(line, move);
      let after = await this.#look(game, next);
      if (judgementOf(game, line, before, next, after) !== undefined) {
        // A charge is not raised on a first glance.
        before = await this.#look(game, line, SECOND_LOOK);
        after = await this.#look(game, next, SECOND_LOOK);
      }
      const report = reportOf(game, line, move, before, next, after);
      this.#tell(formatReport(report));
      moves.push(report);
      line = next;
      before = after;
    }
    return { title, moves };
  }

  /** Searches a position, `effort` times as long as was asked for. */
  async #look(game: Game<P, M, S>, line: Line<P, M>, effort = 1): Promise<Verdict<M>> {
    if (game.outcome(line) !== undefined) return {};
    const analysis = this.#player.analyse(line, scaledLimits(this.#options.limits, effort));
    let score: Score | undefined;
    for await (const info of analysis) score = info.score ?? score;
    const { move } = await analysis.best;
    return { ...(score && { score }), ...(move !== undefined && { best: move }) };
  }

  #tell(text: string): void {
    if (this.#options.json) this.#console.note(text);
    else this.#console.print(text);
  }
}

const SECOND_LOOK = 4;

/** Twice the effort is one ply deeper, roughly. */
function scaledLimits({ depth, nodes, timeMs }: Limits, effort: number): Limits {
  return {
    ...(depth !== undefined && { depth: depth + Math.round(Math.log2(effort)) }),
    ...(nodes !== undefined && { nodes: nodes * effort }),
    ...(timeMs !== undefined && { timeMs: timeMs * effort }),
  };
}

function reportOf<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  move: M,
  before: Verdict<M>,
  next: Line<P, M>,
  after: Verdict<M>,
): MoveReport {
  const score = after.score && firstSideScore(game, next.position, after.score);
  const judgement = judgementOf(game, line, before, next, after);
  const { best } = before;
  const isBest = best === undefined || game.moveCode(best) === game.moveCode(move);
  return {
    move: game.notation.formatMove(move, line),
    side: game.sideToMove(line.position),
    ...(score && { score }),
    ...(judgement && { judgement }),
    ...(judgement && !isBest && { better: game.notation.formatMove(best, line) }),
  };
}

function judgementOf<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  before: Verdict<M>,
  next: Line<P, M>,
  after: Verdict<M>,
): Judgement | undefined {
  if (before.score === undefined) return undefined;
  const mover = game.sideToMove(line.position);
  if (after.score !== undefined) {
    const sameSide = game.sideToMove(next.position) === mover;
    return judgeMove(before.score, sameSide ? after.score : negateScore(after.score));
  }
  const outcome = game.outcome(next);
  return outcome?.kind === "draw" ? judgeMove(before.score, { kind: "cp", value: 0 }) : undefined;
}

function formatReport({ move, side, score, judgement, better }: MoveReport): string {
  const mark = judgement === undefined ? "" : JUDGEMENT_MARKS[judgement];
  const advice = better === undefined ? "" : `  ${judgement}; better was ${better}`;
  const shown = score === undefined ? "" : formatScore(score);
  return `${side.padEnd(8)}${`${move}${mark}`.padEnd(10)}${shown.padStart(8)}${advice}`;
}
