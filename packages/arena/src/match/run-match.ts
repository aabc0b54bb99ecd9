import { systemTime, type TimeSource } from "@kibitz/engine";
import type { Game, Line, Outcome } from "@kibitz/rules";
import type { Opening } from "../openings/opening.ts";
import { shuffled } from "../openings/shuffle.ts";
import { type SprtOptions, sprtFault } from "../statistics/sprt.ts";
import type { Points } from "../statistics/tally.ts";
import type { AdjudicationRules } from "./adjudication.ts";
import { type Contestant, MatchError, Table } from "./contestant.ts";
import { marginOf, meanMargin } from "./margin.ts";
import { type FinishedGame, playGame, type Seat } from "./play-game.ts";
import {
  estimateOf,
  type FaultRecord,
  type MatchReport,
  type MatchStop,
  sprtState,
} from "./report.ts";
import { type Pairing, pairingOf, Scoreboard } from "./scoreboard.ts";
import { formatTimeControl, type TimeControl } from "./time-control.ts";

export interface MatchOptions<P, M, S extends string> {
  readonly game: Game<P, M, S>;
  readonly contestants: readonly [Contestant<P, M>, Contestant<P, M>];
  readonly gameCount: number;
  readonly timeControl: TimeControl;
  /** Each is played twice with colours reversed; after the last the first comes again. */
  readonly openings: readonly Opening<P, M>[];
  /** Orders the openings. */
  readonly seed?: number;
  /** How far a clock may be overstepped without a forfeit; for what the channel to a player costs. */
  readonly timeMarginMs?: number;
  readonly adjudication?: AdjudicationRules;
  /** The outcome when the flag of `side` falls; absent: the opponent wins. */
  readonly flagFall?: (line: Line<P, M>, side: S) => Outcome<S>;
  /** Games played at a time. */
  readonly concurrency?: number;
  /** Ends the match as soon as the test is decided. */
  readonly sprt?: SprtOptions;
  /** Ends the match; the games in progress are dropped. */
  readonly signal?: AbortSignal;
  readonly time?: TimeSource;
  /** Games of an earlier run of the same match, which count and are not played again. */
  readonly earlier?: readonly EarlierResult[];
  /** Keeps a game; the match waits for it, and fails with it. */
  readonly keep?: (game: MatchGame<P, M, S>) => Promise<void>;
}

export interface EarlierResult {
  /** From 0, as in `Pairing`. */
  readonly number: number;
  /** For contestant 0. */
  readonly points: Points;
  readonly reason: string;
  /** By how many of the game's points it was won; absent where they were not counted. */
  readonly margin?: number;
}

/** A finished game with its place in the match. */
export interface MatchGame<P, M, S extends string> extends Pairing {
  readonly opening: Opening<P, M>;
  /** In the order of the game's sides. */
  readonly players: readonly [string, string];
  /** For contestant 0. */
  readonly points: Points;
  readonly finished: FinishedGame<P, M, S>;
}

export type MatchEvent<P, M, S extends string> =
  | {
      readonly kind: "game-started";
      readonly number: number;
      readonly players: readonly [string, string];
      readonly opening: string;
    }
  | {
      readonly kind: "game-finished";
      readonly game: MatchGame<P, M, S>;
      readonly report: MatchReport;
    };

export type MatchObserver<P, M, S extends string> = (event: MatchEvent<P, M, S>) => void;

export const DEFAULT_TIME_MARGIN_MS = 20;

/**
 * Plays a match and resolves with its report, also when it was stopped by its
 * test or its signal. Players are closed in every case. Rejects with a
 * `MatchError` when the match cannot be played: an engine does not start, there
 * are no openings, the games cannot be kept.
 */
export function runMatch<P, M, S extends string>(
  options: MatchOptions<P, M, S>,
  observer: MatchObserver<P, M, S> = () => {},
): Promise<MatchReport> {
  return new Match(options, observer).run();
}

class Match<P, M, S extends string> {
  readonly #options: MatchOptions<P, M, S>;
  readonly #observer: MatchObserver<P, M, S>;
  readonly #time: TimeSource;
  readonly #openings: readonly Opening<P, M>[];
  readonly #names: readonly [string, string];
  readonly #board = new Scoreboard();
  readonly #endings: Record<string, number> = {};
  /** Of contestant 0. */
  readonly #margins: number[] = [];
  readonly #faults: FaultRecord[] = [];
  readonly #halt = new AbortController();
  readonly #startedAt: number;
  readonly #numbers: Iterator<number>;
  #stop: MatchStop = "running";

  constructor(options: MatchOptions<P, M, S>, observer: MatchObserver<P, M, S>) {
    this.#options = options;
    this.#observer = observer;
    this.#time = options.time ?? systemTime;
    this.#openings = shuffled(options.openings, options.seed ?? 0);
    this.#names = distinctNames(options.contestants);
    this.#startedAt = this.#time.now();
    this.#numbers = openNumbers(options);
  }

  async run(): Promise<MatchReport> {
    this.#checkOptions();
    this.#countEarlier();
    const abort = () => this.#end("abort");
    const { signal, concurrency = 1 } = this.#options;
    signal?.addEventListener("abort", abort, { once: true });
    if (signal?.aborted) abort();
    try {
      await this.#playAtTables(concurrency);
      this.#end("games");
      return this.#report();
    } finally {
      signal?.removeEventListener("abort", abort);
    }
  }

  #checkOptions(): void {
    const { sprt, openings } = this.#options;
    const fault = sprt && sprtFault(sprt);
    if (fault) throw new MatchError(`The SPRT cannot be run: ${fault}.`);
    if (openings.length === 0) throw new MatchError("A match needs at least one opening.");
  }

  #countEarlier(): void {
    for (const { number, points, reason, margin } of this.#options.earlier ?? [])
      this.#count(pairingOf(number), points, reason, margin);
  }

  /** The first failure halts every table; it is thrown when all have closed their players. */
  async #playAtTables(count: number): Promise<void> {
    const tables = Array.from({ length: count }, () => this.#playAtTable());
    const ends = await Promise.allSettled(tables);
    for (const end of ends) if (end.status === "rejected") throw end.reason;
  }

  async #playAtTable(): Promise<void> {
    const table = new Table(this.#options.contestants);
    try {
      while (this.#stop === "running") {
        const next = this.#numbers.next();
        if (next.done) break;
        await this.#playAt(table, pairingOf(next.value));
      }
    } catch (error) {
      // After a halt the games in progress end by being abandoned.
      if (this.#halt.signal.aborted && isAbort(error)) return;
      this.#halt.abort();
      this.#end("abort");
      throw error;
    } finally {
      await table.close();
    }
  }

  async #playAt(table: Table<P, M>, pairing: Pairing): Promise<void> {
    const opening = this.#openingOf(pairing);
    const second = opposite(pairing.first);
    const players = [this.#names[pairing.first], this.#names[second]] as const;
    const seats = [
      await this.#seat(table, pairing.first),
      await this.#seat(table, second),
    ] as const;
    this.#halt.signal.throwIfAborted();
    const { number } = pairing;
    this.#observer({ kind: "game-started", number, players, opening: opening.name });
    const finished = await playGame(this.#conditions(opening), seats);
    const points = pointsOf(finished, this.#options.game.sides, pairing.first);
    await this.#finish({ ...pairing, opening, players, points, finished });
    await this.#dismissAtFault(table, finished, pairing);
  }

  #openingOf({ pair }: Pairing): Opening<P, M> {
    const opening = this.#openings[pair % this.#openings.length];
    if (!opening) throw new MatchError("A match needs at least one opening.");
    return opening;
  }

  async #seat(table: Table<P, M>, index: 0 | 1): Promise<Seat<P, M>> {
    const { limits } = this.#options.contestants[index];
    const seat = { name: this.#names[index], player: await table.call(index) };
    return limits ? { ...seat, limits } : seat;
  }

  #conditions(opening: Opening<P, M>) {
    const { game, timeControl, timeMarginMs, adjudication, flagFall } = this.#options;
    return {
      game,
      opening: opening.line,
      timeControl,
      timeMarginMs: timeMarginMs ?? DEFAULT_TIME_MARGIN_MS,
      adjudication: adjudication ?? {},
      time: this.#time,
      ...(flagFall && { flagFall }),
      signal: this.#halt.signal,
    };
  }

  async #finish(game: MatchGame<P, M, S>): Promise<void> {
    await this.#options.keep?.(game);
    const { outcome, fault } = game.finished;
    if (fault) this.#faults.push(this.#faultRecord(game, fault));
    this.#count(game, game.points, outcome.reason, marginOf(this.#options.game, game.finished));
    this.#observer({ kind: "game-finished", game, report: this.#report() });
  }

  #count(pairing: Pairing, points: Points, reason: string, margin: number | undefined): void {
    this.#endings[reason] = (this.#endings[reason] ?? 0) + 1;
    if (margin !== undefined) this.#margins.push(points === 0 ? -margin : margin);
    const pairComplete = this.#board.add(pairing, points);
    const { sprt } = this.#options;
    if (!sprt || !pairComplete) return;
    if (sprtState(this.#board.pairs, sprt).verdict !== "undecided") this.#end("sprt");
  }

  #faultRecord(
    { number, players }: MatchGame<P, M, S>,
    { side, kind, detail }: NonNullable<FinishedGame<P, M, S>["fault"]>,
  ): FaultRecord {
    const player = players[side === this.#options.game.sides[0] ? 0 : 1];
    return { game: number + 1, player, kind, detail };
  }

  /** A player at fault may hang or be gone, so a fresh one plays on. */
  async #dismissAtFault(
    table: Table<P, M>,
    { fault }: FinishedGame<P, M, S>,
    { first }: Pairing,
  ): Promise<void> {
    if (!fault) return;
    await table.dismiss(fault.side === this.#options.game.sides[0] ? first : opposite(first));
  }

  /** The first reason to stop stands. */
  #end(stop: MatchStop): void {
    if (this.#stop !== "running") return;
    this.#stop = stop;
    if (stop !== "games") this.#halt.abort();
  }

  #report(): MatchReport {
    const { game, openings, seed = 0, timeControl, gameCount, sprt } = this.#options;
    const { games, pairs, firstSide } = this.#board;
    const estimate = estimateOf(games, pairs);
    const played = games.wins + games.draws + games.losses;
    const margin = meanMargin(this.#margins, game.points);
    return {
      game: game.id,
      players: this.#names,
      timeControl: formatTimeControl(timeControl),
      seed,
      openings: openings.length,
      plannedGames: gameCount,
      games,
      pairs,
      firstSide,
      ...(estimate && { estimate }),
      ...(margin && { margin }),
      drawRate: played === 0 ? 0 : games.draws / played,
      ...(sprt && { sprt: sprtState(pairs, sprt) }),
      endings: { ...this.#endings },
      faults: [...this.#faults],
      stop: this.#stop,
      elapsedMs: Math.round(this.#time.now() - this.#startedAt),
    };
  }
}

/** The numbers of the games that are still to be played. */
function* openNumbers<P, M, S extends string>({
  gameCount,
  earlier = [],
}: MatchOptions<P, M, S>): Generator<number, undefined> {
  const played = new Set(earlier.map(({ number }) => number));
  for (let number = 0; number < gameCount; number++) if (!played.has(number)) yield number;
  return undefined;
}

/** The names under which a match reports its players: the second of two alike is marked. */
export function distinctNames<P, M>([a, b]: readonly [Contestant<P, M>, Contestant<P, M>]) {
  return [a.name, a.name === b.name ? `${b.name} (2)` : b.name] as const;
}

const opposite = (index: 0 | 1): 0 | 1 => (index === 0 ? 1 : 0);

/** Points of contestant 0. */
function pointsOf<P, M, S extends string>(
  { outcome }: FinishedGame<P, M, S>,
  sides: readonly [S, S],
  first: 0 | 1,
): Points {
  if (outcome.kind === "draw") return 0.5;
  const winner = outcome.winner === sides[0] ? first : opposite(first);
  return winner === 0 ? 1 : 0;
}

const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "AbortError";
