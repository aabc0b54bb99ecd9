import type { AnalyseOptions, Analysis, Limits, Player } from "@kibitz/engine";
import { excerpt, type Line } from "@kibitz/rules";
import { systemTimers, type Timers } from "../timers.ts";
import type { TranscriptLine } from "../transcript.ts";
import type { LineTransport } from "../transport.ts";
import { formatSetOption } from "./command.ts";
import { UciConnection } from "./connection.ts";
import { type EngineAtHand, ExternalSearch } from "./external-search.ts";
import type { UciGame } from "./game.ts";
import { checkOptionValue, type UciOption } from "./option.ts";
import { PositionSpeller } from "./position-speller.ts";
import type { UciResponse } from "./response.ts";

export type UciOptionValue = string | number | boolean;

export interface UciPlayerOptions {
  /** How to call the engine; its own `id name` when absent. */
  readonly name?: string;
  /** Options to set before the first game; each is checked against what the engine declares. */
  readonly engineOptions?: Readonly<Record<string, UciOptionValue>>;
  /** The engine will be asked to ponder. */
  readonly ponder?: boolean;
  readonly timers?: Timers;
  /** For `uciok`: a network or a table may take long to load. */
  readonly handshakeTimeoutMs?: number;
  /** For each `readyok`. */
  readonly readyTimeoutMs?: number;
  /** From `stop` to `bestmove`. */
  readonly stopTimeoutMs?: number;
  /** From the end of the time that a search was granted until the engine is given up. */
  readonly overdueMs?: number;
  /** How many lines the transcript keeps. */
  readonly transcriptLines?: number;
}

/** An external engine as a player. */
export interface UciPlayer<P, M> extends Player<P, M> {
  readonly author: string | undefined;
  /** What the engine lets one set, by name. */
  readonly options: ReadonlyMap<string, UciOption>;
  /** The last lines of the conversation. */
  readonly transcript: readonly TranscriptLine[];
  /** Ends a running search, as a new one would. Rejects with a `PlayerError` when the value is refused. */
  setOption(name: string, value: UciOptionValue): Promise<void>;
}

const DEFAULTS = {
  handshakeTimeoutMs: 10_000,
  readyTimeoutMs: 30_000,
  stopTimeoutMs: 5_000,
  overdueMs: 10_000,
  transcriptLines: 500,
};

/** More options than any engine has. */
const MAX_OPTIONS = 1000;

/**
 * Shakes hands with a UCI engine and returns it as a player. Rejects with a
 * `PlayerError` that says in plain words what is wrong, and closes the transport.
 *
 * ```ts
 * const player = await createUciPlayer(startProcess(["stockfish"]), standardUci, {
 *   engineOptions: { Hash: 64, UCI_LimitStrength: true, UCI_Elo: 2400 },
 * });
 * ```
 */
export async function createUciPlayer<P, M, S extends string>(
  transport: LineTransport,
  uciGame: UciGame<P, M, S>,
  options: UciPlayerOptions = {},
): Promise<UciPlayer<P, M>> {
  const player = new ExternalPlayer(transport, uciGame, options);
  try {
    await player.shakeHands();
    return player;
  } catch (error) {
    await player.close();
    throw error;
  }
}

class ExternalPlayer<P, M, S extends string> implements UciPlayer<P, M> {
  author: string | undefined;
  readonly options = new Map<string, UciOption>();
  readonly #uciGame: UciGame<P, M, S>;
  readonly #settings: UciPlayerOptions & typeof DEFAULTS;
  readonly #connection: UciConnection;
  readonly #engine: EngineAtHand<P, M, S>;
  #running: ExternalSearch<P, M, S> | undefined;
  #next: ExternalSearch<P, M, S> | undefined;
  /** The last of the operations that need a silent engine. */
  #turn: Promise<void> = Promise.resolve();
  #operations = 0;
  #multiPv = 1;

  constructor(transport: LineTransport, uciGame: UciGame<P, M, S>, options: UciPlayerOptions) {
    this.#uciGame = uciGame;
    this.#settings = { ...DEFAULTS, ...options };
    const { name = "", timers = systemTimers, transcriptLines } = this.#settings;
    this.#connection = new UciConnection(transport, name, timers, transcriptLines);
    this.#engine = {
      uciGame,
      connection: this.#connection,
      speller: new PositionSpeller(uciGame),
      patience: this.#settings,
    };
    this.#connection.listen({
      respond: (response) => this.#respond(response),
      fail: (error) => this.#fail(error),
    });
  }

  get name(): string {
    return this.#connection.name;
  }

  get transcript(): readonly TranscriptLine[] {
    return this.#connection.transcript.lines;
  }

  async shakeHands(): Promise<void> {
    const uciok = this.#connection.expect("uciok", this.#settings.handshakeTimeoutMs, "uci");
    this.#connection.send("uci");
    await uciok;
    for (const [name, value] of this.#uciGame.requiredOptions) this.#sendOption(name, value);
    const wishes = { UCI_ShowWDL: true, Ponder: this.#settings.ponder ?? false };
    for (const [name, value] of Object.entries(wishes)) {
      if (this.#optionNamed(name)) this.#sendOption(name, String(value));
    }
    for (const [name, value] of Object.entries(this.#settings.engineOptions ?? {})) {
      this.#sendOption(name, String(value));
    }
    this.#connection.send("ucinewgame");
    await this.#untilReady();
  }

  analyse(line: Line<P, M>, limits: Limits, options: AnalyseOptions<M> = {}): Analysis<M> {
    const search = new ExternalSearch(this.#engine, line, limits, options);
    this.#clearTheWay();
    this.#next = search;
    this.#advance();
    return search.analysis;
  }

  newGame(): Promise<void> {
    return this.#whileSilent(async () => {
      this.#connection.send("ucinewgame");
      await this.#untilReady();
    });
  }

  setOption(name: string, value: UciOptionValue): Promise<void> {
    return this.#whileSilent(async () => {
      this.#sendOption(name, String(value));
      await this.#untilReady();
    });
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  /** The newest wish wins: what runs is stopped, what waits is dropped. */
  #clearTheWay(): void {
    this.#running?.stop();
    this.#next?.supersede();
    this.#next = undefined;
  }

  /** Runs an operation when no search and no other operation is under way. */
  #whileSilent(operation: () => Promise<void>): Promise<void> {
    this.#clearTheWay();
    this.#operations += 1;
    const result = this.#turn.then(async () => {
      await this.#running?.done;
      await operation();
    });
    const release = () => {
      this.#operations -= 1;
      this.#advance();
    };
    this.#turn = result.then(release, release);
    return result;
  }

  #advance(): void {
    const search = this.#next;
    if (search === undefined || this.#running || this.#operations > 0) return;
    this.#next = undefined;
    const { failure } = this.#connection;
    if (failure) search.fail(failure);
    else if (!search.isAbandoned) this.#start(search);
  }

  #start(search: ExternalSearch<P, M, S>): void {
    if (search.isOfFinishedGame) {
      search.finishWithoutMove();
      return;
    }
    this.#running = search;
    this.#setMultiPv(search.multiPv);
    search.start();
  }

  /** An engine that offers fewer lines gives as many as it can. */
  #setMultiPv(wanted: number): void {
    const option = this.#optionNamed("MultiPV");
    if (option?.type !== "spin") return;
    const multiPv = Math.min(wanted, option.max);
    if (multiPv === this.#multiPv) return;
    this.#multiPv = multiPv;
    this.#sendOption(option.name, String(multiPv));
  }

  #untilReady(): Promise<void> {
    const ready = this.#connection.expect("readyok", this.#settings.readyTimeoutMs, "isready");
    this.#connection.send("isready");
    return ready;
  }

  #sendOption(name: string, value: string): void {
    const option = this.#optionNamed(name);
    if (option === undefined) throw this.#connection.error(this.#noSuchOption(name));
    const checked = checkOptionValue(option, value);
    if (!checked.ok) throw this.#connection.error(`refuses a setting: ${checked.error}`);
    this.#connection.send(formatSetOption(option.name, checked.value));
  }

  #optionNamed(name: string): UciOption | undefined {
    const wanted = name.toLowerCase();
    return [...this.options.values()].find((option) => option.name.toLowerCase() === wanted);
  }

  #noSuchOption(name: string): string {
    const names = [...this.options.keys()].join(", ") || "none";
    return `has no option ${excerpt(name)}; its options are ${names}`;
  }

  #respond(response: UciResponse): void {
    switch (response.kind) {
      case "id":
        this.#introduce(response.field, response.value);
        break;
      case "option":
        if (this.options.size < MAX_OPTIONS)
          this.options.set(response.option.name, response.option);
        break;
      case "info":
        this.#running?.report(response.info);
        break;
      case "bestmove":
        this.#finish(response.move, response.ponder);
        break;
    }
  }

  #introduce(field: "name" | "author", value: string): void {
    if (field === "author") this.author = value;
    else if (this.#settings.name === undefined) this.#connection.name = value;
  }

  /** A `bestmove` that nobody asked for is in the transcript and nowhere else. */
  #finish(move: string | undefined, ponder: string | undefined): void {
    const search = this.#running;
    this.#running = undefined;
    search?.finish(move, ponder);
    this.#advance();
  }

  #fail(error: Error): void {
    const searches = [this.#running, this.#next];
    this.#running = undefined;
    this.#next = undefined;
    for (const search of searches) search?.fail(error);
  }
}
