import type { Line } from "@kibitz/rules";
import { AnalysisChannel } from "../analysis.ts";
import {
  type AnalyseOptions,
  type Analysis,
  type BestMove,
  IllegalMoveError,
  type Info,
  type Limits,
  PlayerError,
} from "../player.ts";
import { hostNow } from "./instance.ts";
import { isUnlimited, kernelLimits, timeBudget } from "./limits.ts";
import type { SearchRequest } from "./messages.ts";
import type { KernelSpec } from "./spec.ts";
import type { KernelTeam } from "./team.ts";

/** How long a kernel that hears no signals may take to report its first line once it must stop. */
const FIRST_LINE_GRACE_MS = 40;

/** The part of a player's options that concerns one search. */
export interface SearchSettings {
  readonly overheadMs: number;
}

/** One analysis by a kernel, from the caller's wish to the answer. It runs once at most. */
export class KernelSearch<P, M, S extends string> {
  readonly #spec: KernelSpec<P, M, S>;
  readonly #line: Line<P, M>;
  readonly #limits: Limits;
  readonly #options: AnalyseOptions<M>;
  readonly #settings: SearchSettings;
  readonly #channel: AnalysisChannel<M>;
  readonly #askedAtMs = performance.now();
  /** Present while it searches. */
  #team: KernelTeam | undefined;
  #stopped = false;
  #pondering: boolean;
  /** Codes of the best line so far. */
  #bestPv: readonly number[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Ends the wait for a kernel that hears no signals. */
  #cutShort: () => void = () => {};
  /** Lets an answer out that had to wait for `stop` or `ponderhit`. */
  #release: () => void = () => {};

  constructor(
    spec: KernelSpec<P, M, S>,
    line: Line<P, M>,
    limits: Limits,
    options: AnalyseOptions<M>,
    settings: SearchSettings,
  ) {
    this.#spec = spec;
    this.#line = line;
    this.#limits = limits;
    this.#options = options;
    this.#settings = settings;
    this.#pondering = options.ponder === true;
    this.#channel = new AnalysisChannel<M>({
      stop: () => this.#stop(),
      abandon: () => this.#stop(),
      signal: options.signal,
      ...(this.#pondering && { ponderhit: () => this.#ponderhit() }),
    });
  }

  get analysis(): Analysis<M> {
    return this.#channel.analysis;
  }

  /** Answers without a search: a newer one has taken its place. */
  supersede(): void {
    this.#channel.finish({ move: this.#spec.game.legalMoves(this.#line)[0] });
  }

  fail(error: unknown): void {
    const reason = error instanceof Error ? error : new Error(String(error));
    this.#channel.fail(
      reason instanceof PlayerError
        ? reason
        : new PlayerError(`${this.#spec.name} failed: ${reason.message}.`, { cause: reason }),
    );
  }

  /** Searches; whatever happens reaches the caller through the analysis. */
  async run(team: KernelTeam): Promise<void> {
    if (!this.#channel.open) return;
    try {
      this.#channel.finish(await this.#answer(team));
    } catch (error) {
      this.#leaveTeam();
      this.fail(error);
    }
  }

  async #answer(team: KernelTeam): Promise<BestMove<M>> {
    const { game } = this.#spec;
    if (game.outcome(this.#line)) return { move: undefined };
    this.#team = team;
    const cutShort = new Promise<number>((resolve) => {
      this.#cutShort = () => resolve(this.#bestPv[0] ?? this.#anyMove());
    });
    const searching = team.search(this.#request(), (block) => this.#receive(block));
    if (this.#stopped) team.stop();
    const moveCode = await Promise.race([searching, cutShort]);
    this.#leaveTeam();
    await this.#mayAnswer();
    return this.#bestMove(moveCode);
  }

  /** From here on the team may serve another search, which this one must not disturb. */
  #leaveTeam(): void {
    this.#team = undefined;
    clearTimeout(this.#timer);
  }

  #request(): SearchRequest {
    const { codec } = this.#spec;
    const searchMoves = this.#searchMoves();
    const limits = kernelLimits(this.#stopped ? { depth: 1 } : this.#limits, {
      overheadMs: this.#settings.overheadMs,
      waitedMs: performance.now() - this.#askedAtMs,
      multiPv: this.#options.multiPv ?? 1,
      searchMoves,
    });
    return {
      position: codec.encodePosition(this.#line),
      limits: codec.encodeLimits(limits),
      ponder: this.#pondering,
      askedAtMs: hostNow(),
    };
  }

  /** Codes of those first moves that are legal; throws when moves were given and none is. */
  #searchMoves(): readonly number[] {
    const { codec, name } = this.#spec;
    const { searchMoves = [] } = this.#options;
    const codes = new Set(searchMoves.map((move) => codec.encodeMove(move, this.#line.position)));
    const legal = [...codes].filter((code) => codec.decodeMove(code, this.#line) !== undefined);
    if (searchMoves.length > 0 && legal.length === 0) {
      throw new PlayerError(`${name} was asked to consider only moves that are illegal here.`);
    }
    return legal;
  }

  #receive(block: Uint8Array): void {
    const raw = this.#spec.codec.decodeInfo(block);
    if (raw.kind === "pv" && raw.multipv === 1 && raw.pv.length > 0) {
      this.#bestPv = raw.pv;
      if (this.#stopped && !this.#team?.hearsSignals) this.#cutOff();
    }
    if (!this.#stopped) this.#channel.report(this.#typed(raw));
  }

  /** Moves of the line are decoded only when someone reads them. */
  #typed({ pv: codes, currentMove, ...rest }: Info<number>): Info<M> {
    const current =
      currentMove === undefined ? undefined : this.#spec.codec.decodeMove(currentMove, this.#line);
    const decode = () => this.#decodePv(codes);
    let moves: readonly M[] | undefined;
    return {
      ...rest,
      get pv() {
        moves ??= decode();
        return moves;
      },
      ...(current !== undefined && { currentMove: current }),
    };
  }

  /**
   * The legal beginning of a line of codes, since a table may have put anything at its end; behind
   * a whole line what is known without a search.
   */
  #decodePv(codes: readonly number[]): readonly M[] {
    const { game, codec } = this.#spec;
    const moves: M[] = [];
    let line = this.#line;
    for (const code of codes) {
      const move = codec.decodeMove(code, line);
      if (move === undefined) break;
      moves.push(move);
      line = game.play(line, move);
    }
    const isWhole = moves.length > 0 && moves.length === codes.length;
    return isWhole ? [...moves, ...(codec.bestKnown?.(line) ?? [])] : moves;
  }

  #bestMove(moveCode: number): BestMove<M> {
    const continuation = this.#bestPv[0] === moveCode ? this.#bestPv.slice(0, 2) : [moveCode];
    const [move, ponder] = this.#decodePv(continuation);
    if (move === undefined) {
      throw new IllegalMoveError(
        `${this.#spec.name} chose an illegal move (code ${moveCode}); this is a fault in its kernel, please report it.`,
      );
    }
    return { move, ...(ponder !== undefined && { ponder }) };
  }

  #anyMove(): number {
    const { game, codec } = this.#spec;
    const [move] = game.legalMoves(this.#line);
    return move === undefined ? 0 : codec.encodeMove(move, this.#line.position);
  }

  /** Without limits, and on the opponent's time, an answer is not wanted before it is asked for. */
  #mayAnswer(): Promise<void> {
    return new Promise((resolve) => {
      this.#release = () => {
        const mustWait = this.#pondering || isUnlimited(this.#limits);
        if (this.#stopped || !mustWait) resolve();
      };
      this.#release();
    });
  }

  #stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    this.#release();
    const team = this.#team;
    if (team?.hearsSignals) team.stop();
    else if (team) this.#stopDeaf();
  }

  #stopDeaf(): void {
    if (this.#bestPv.length > 0 || !this.#channel.open) this.#cutOff();
    else this.#timer = setTimeout(() => this.#cutOff(), FIRST_LINE_GRACE_MS);
  }

  /** Takes the last line for the answer and ends the worker, which cannot be reached otherwise. */
  #cutOff(): void {
    this.#cutShort();
    this.#team?.terminate();
  }

  #ponderhit(): void {
    if (!this.#pondering) return;
    this.#pondering = false;
    this.#release();
    const team = this.#team;
    if (team?.hearsSignals) team.ponderhit();
    else if (team) this.#stopDeafInTime();
  }

  /** Stands in for the time limits of a kernel that cannot learn that they count from now. */
  #stopDeafInTime(): void {
    const budget = timeBudget(this.#limits, {
      overheadMs: this.#settings.overheadMs,
      waitedMs: 0,
      multiPv: 1,
      searchMoves: [],
    });
    if (budget) this.#timer = setTimeout(() => this.#stop(), budget.softMs || budget.hardMs);
  }
}
