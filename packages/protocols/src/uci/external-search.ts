import {
  type AnalyseOptions,
  type Analysis,
  AnalysisChannel,
  IllegalMoveError,
  type Limits,
} from "@kibitz/engine";
import type { Line, NotationError, Result } from "@kibitz/rules";
import { deferred } from "../deferred.ts";
import { excerpt } from "../fault.ts";
import { formatGo, formatPosition } from "./command.ts";
import type { UciConnection } from "./connection.ts";
import { formatMove, type UciGame } from "./game.ts";
import { readInfo } from "./info.ts";
import { fromLimits } from "./limits.ts";
import type { UciInfo } from "./response.ts";

/** How long an engine may take beyond what it was granted before it is given up. */
export interface Patience {
  readonly stopTimeoutMs: number;
  readonly overdueMs: number;
}

/** One search of an external engine, from the request to its `bestmove`. */
export class ExternalSearch<P, M, S extends string> {
  readonly analysis: Analysis<M>;
  /** Resolves when the engine is free again. */
  readonly done: Promise<void>;
  readonly multiPv: number;
  readonly #uciGame: UciGame<P, M, S>;
  readonly #line: Line<P, M>;
  readonly #limits: Limits;
  readonly #options: AnalyseOptions<M>;
  readonly #connection: UciConnection;
  readonly #patience: Patience;
  readonly #channel: AnalysisChannel<M>;
  readonly #done = deferred<void>();
  #started = false;
  #stopWanted = false;
  #pondering: boolean;
  #cancelWatch: () => void = () => {};

  constructor(
    uciGame: UciGame<P, M, S>,
    line: Line<P, M>,
    limits: Limits,
    options: AnalyseOptions<M>,
    connection: UciConnection,
    patience: Patience,
  ) {
    this.#uciGame = uciGame;
    this.#line = line;
    this.#limits = limits;
    this.#options = options;
    this.#connection = connection;
    this.#patience = patience;
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
    return this.#uciGame.game.legalMoves(this.#line).length === 0;
  }

  start(): void {
    this.#started = true;
    this.#connection.send(this.#formatPosition());
    this.#connection.send(this.#formatGo());
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
    const report = readInfo(info, this.#uciGame, this.#line);
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
    this.#connection.send("ponderhit");
    if (!this.#stopWanted) this.#watchClock();
  }

  #sendStop(): void {
    this.#connection.send("stop");
    const { stopTimeoutMs } = this.#patience;
    this.#watch(stopTimeoutMs, `did not answer 'stop' with 'bestmove' within ${stopTimeoutMs} ms`);
  }

  /** Only a search that has a time of its own can be overdue. */
  #watchClock(): void {
    const { timeMs, clock } = this.#limits;
    const grantedMs = timeMs ?? (clock && clock.remainingMs + clock.incrementMs);
    if (grantedMs === undefined || this.#pondering) return;
    const { overdueMs } = this.#patience;
    const complaint = `had ${Math.round(grantedMs)} ms for a move and gave none ${overdueMs} ms after they were over`;
    this.#watch(grantedMs + overdueMs, complaint);
  }

  #watch(timeoutMs: number, complaint: string): void {
    this.#cancelWatch();
    this.#cancelWatch = this.#connection.watch(timeoutMs, complaint);
  }

  #formatPosition(): string {
    const { game, startpos, formatMoves } = this.#uciGame;
    const { start, moves } = this.#line;
    const text = game.notation.formatPosition(start);
    const isStartpos = text === game.notation.formatPosition(startpos);
    const line = { start, moves: [], keys: [game.key(start)], position: start };
    return formatPosition(isStartpos ? undefined : text, formatMoves(moves, line));
  }

  #formatGo(): string {
    const { game } = this.#uciGame;
    const firstSideMoves = game.sideToMove(this.#line.position) === game.sides[0];
    const searchMoves = this.#options.searchMoves?.map((move) => ({
      text: formatMove(this.#uciGame, move, this.#line),
      at: 0,
    }));
    return formatGo({
      ...fromLimits(this.#limits, firstSideMoves),
      ...(this.#pondering && { ponder: true }),
      ...(searchMoves && searchMoves.length > 0 && { searchMoves }),
    });
  }

  #parse(text: string | undefined): Result<M, Pick<NotationError, "message">> {
    if (text !== undefined) return this.#uciGame.parseMove(text, this.#line);
    return { ok: false, error: { message: "there are legal moves" } };
  }

  /** A wrong guess of the reply harms nobody, so it is dropped. */
  #ponderMove(move: M, text: string | undefined): { readonly ponder?: M } {
    if (text === undefined) return {};
    const reply = this.#uciGame.parseMove(text, this.#uciGame.game.play(this.#line, move));
    return reply.ok ? { ponder: reply.value } : {};
  }

  #illegal(text: string | undefined, reason: string): IllegalMoveError {
    const position = this.#uciGame.game.notation.formatPosition(this.#line.position);
    const played = text === undefined ? "gave no move" : `gave the illegal move ${excerpt(text)}`;
    const { message } = this.#connection.error(`${played} in ${position}: ${reason}`);
    return new IllegalMoveError(message);
  }
}
