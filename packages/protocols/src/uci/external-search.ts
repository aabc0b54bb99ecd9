import {
  type AnalyseOptions,
  type Analysis,
  AnalysisChannel,
  IllegalMoveError,
  type Limits,
} from "@kibitz/engine";
import { excerpt, type Line, type NotationError, type Result } from "@kibitz/rules";
import { deferred } from "../deferred.ts";
import { formatGo } from "./command.ts";
import type { UciConnection } from "./connection.ts";
import { formatMove, type UciGame } from "./game.ts";
import { readInfo } from "./info.ts";
import { fromLimits } from "./limits.ts";
import type { PositionSpeller } from "./position-speller.ts";
import type { UciInfo } from "./response.ts";

/** How long an engine may take beyond what it was granted before it is given up. */
export interface Patience {
  readonly stopTimeoutMs: number;
  readonly overdueMs: number;
}

/** What all searches of one engine share. */
export interface EngineAtHand<P, M, S extends string> {
  readonly uciGame: UciGame<P, M, S>;
  readonly connection: UciConnection;
  readonly speller: PositionSpeller<P, M, S>;
  readonly patience: Patience;
}

/** One search of an external engine, from the request to its `bestmove`. */
export class ExternalSearch<P, M, S extends string> {
  readonly analysis: Analysis<M>;
  /** Resolves when the engine is free again. */
  readonly done: Promise<void>;
  readonly multiPv: number;
  readonly #engine: EngineAtHand<P, M, S>;
  readonly #line: Line<P, M>;
  readonly #limits: Limits;
  readonly #options: AnalyseOptions<M>;
  readonly #channel: AnalysisChannel<M>;
  readonly #done = deferred<void>();
  #started = false;
  #stopWanted = false;
  #pondering: boolean;
  #cancelWatch: () => void = () => {};

  constructor(
    engine: EngineAtHand<P, M, S>,
    line: Line<P, M>,
    limits: Limits,
    options: AnalyseOptions<M>,
  ) {
    this.#engine = engine;
    this.#line = line;
    this.#limits = limits;
    this.#options = options;
    this.multiPv = options.multiPv ?? 1;
    this.#pondering = options.ponder ?? false;
    this.#channel = new AnalysisChannel<M>({
      stop: () => this.stop(),
      ...(this.#pondering && { ponderhit: () => this.#ponderhit() }),
      abandon: () => this.stop(),
      signal: options.signal,
    });
    this.analysis = this.#channel.analysis;
    this.done = this.#done.promise;
  }

  /** Nobody waits for the answer any more. */
  get isAbandoned(): boolean {
    return !this.#channel.open;
  }

  get isOfFinishedGame(): boolean {
    return this.#engine.uciGame.game.legalMoves(this.#line).length === 0;
  }

  start(): void {
    this.#started = true;
    this.#engine.connection.send(this.#engine.speller.spell(this.#line));
    this.#engine.connection.send(this.#formatGo());
    if (this.#stopWanted) this.#sendStop();
    else this.#watchClock();
  }

  stop(): void {
    if (this.#stopWanted) return;
    this.#stopWanted = true;
    if (this.#started) this.#sendStop();
  }

  report(info: UciInfo): void {
    if (!this.#channel.open) return;
    const report = readInfo(info, this.#engine.uciGame, this.#line);
    if (report) this.#channel.report(report);
  }

  /** Takes the engine's answer, which is not trusted. */
  finish(moveText: string | undefined, ponderText: string | undefined): void {
    const move = this.#parse(moveText);
    if (move.ok)
      this.#channel.finish({ move: move.value, ...this.#ponderMove(move.value, ponderText) });
    else this.#channel.fail(this.#illegal(moveText, move.error.message));
    this.#end();
  }

  /** The game is over: there is nothing to ask the engine. */
  finishWithoutMove(): void {
    this.#channel.finish({ move: undefined });
    this.#end();
  }

  fail(error: Error): void {
    this.#channel.fail(error);
    this.#end();
  }

  /** A newer search has taken the place of this one before it began. */
  supersede(): void {
    this.fail(new DOMException("A newer analysis took the place of this one.", "AbortError"));
  }

  #end(): void {
    this.#cancelWatch();
    this.#done.resolve();
  }

  #ponderhit(): void {
    if (!this.#pondering) return;
    this.#pondering = false;
    if (!this.#started) return;
    this.#engine.connection.send("ponderhit");
    if (!this.#stopWanted) this.#watchClock();
  }

  #sendStop(): void {
    this.#engine.connection.send("stop");
    const { stopTimeoutMs } = this.#engine.patience;
    this.#watch(stopTimeoutMs, `did not answer 'stop' with 'bestmove' within ${stopTimeoutMs} ms`);
  }

  /** Only a search that has a time of its own can be overdue. */
  #watchClock(): void {
    const { timeMs, clock } = this.#limits;
    const grantedMs = timeMs ?? (clock && clock.remainingMs + clock.incrementMs);
    if (grantedMs === undefined || this.#pondering) return;
    const { overdueMs } = this.#engine.patience;
    const complaint = `had ${Math.round(grantedMs)} ms for a move and gave none ${overdueMs} ms after they were over`;
    this.#watch(grantedMs + overdueMs, complaint);
  }

  #watch(timeoutMs: number, complaint: string): void {
    this.#cancelWatch();
    this.#cancelWatch = this.#engine.connection.watch(timeoutMs, complaint);
  }

  #formatGo(): string {
    const { game } = this.#engine.uciGame;
    const firstSideMoves = game.sideToMove(this.#line.position) === game.sides[0];
    const searchMoves = this.#options.searchMoves?.map((move) => ({
      text: formatMove(this.#engine.uciGame, move, this.#line),
      at: 0,
    }));
    return formatGo({
      ...fromLimits(this.#limits, firstSideMoves),
      ...(this.#pondering && { ponder: true }),
      ...(searchMoves && searchMoves.length > 0 && { searchMoves }),
    });
  }

  #parse(text: string | undefined): Result<M, Pick<NotationError, "message">> {
    if (text !== undefined) return this.#engine.uciGame.parseMove(text, this.#line);
    return { ok: false, error: { message: "there are legal moves" } };
  }

  /** A wrong guess of the reply harms nobody, so it is dropped. */
  #ponderMove(move: M, text: string | undefined): { readonly ponder?: M } {
    if (text === undefined) return {};
    const reply = this.#engine.uciGame.parseMove(
      text,
      this.#engine.uciGame.game.play(this.#line, move),
    );
    return reply.ok ? { ponder: reply.value } : {};
  }

  #illegal(text: string | undefined, reason: string): IllegalMoveError {
    const position = this.#engine.uciGame.game.notation.formatPosition(this.#line.position);
    const played = text === undefined ? "gave no move" : `gave the illegal move ${excerpt(text)}`;
    const { message } = this.#engine.connection.error(`${played} in ${position}: ${reason}`);
    return new IllegalMoveError(message);
  }
}
