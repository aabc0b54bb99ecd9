import { deferred } from "../deferred.ts";
import type { LineFault } from "../fault.ts";
import { systemTimers, type Timers } from "../timers.ts";
import type { GoCommand, PositionCommand, UciCommand } from "./command.ts";
import { Count, type PerftCounter, refereeCounter } from "./count.ts";
import { type ExtensionCommand, ExtensionJob } from "./extension.ts";
import type { UciGame, UciSeat } from "./game.ts";
import { type Job, JobQueue } from "./job.ts";
import { toLimits } from "./limits.ts";
import { parseCommand } from "./parse-command.ts";
import { PlayerHost } from "./player-host.ts";
import { PositionKeeper } from "./position.ts";
import { formatRemark, formatResponse, type UciResponse } from "./response.ts";
import { describeFailure, Search } from "./search.ts";
import {
  CLEAR_HASH,
  SettingsStore,
  type UciCapabilities,
  type UciSettings,
  type UciVariant,
} from "./settings.ts";
import type { Token } from "./token.ts";

/**
 * A dialogue of several games has for its types whatever theirs have in common, such as `unknown`:
 * what it asks a seat is always about that seat's own game.
 */
export interface UciEngineOptions<P, M, S extends string> {
  readonly name: string;
  readonly author: string;
  readonly capabilities: UciCapabilities;
  /** The games that `UCI_Variant` chooses among, the usual one first; absent where there is one. */
  readonly variants?: readonly UciVariant[];
  /** The variant that the settings ask for; equal answers must be the same object. */
  seatFor(settings: UciSettings): UciSeat<P, M, S>;
  /** Writes one line. */
  readonly send: (line: string) => void;
  /** Commands beside the protocol, by their first word; `d` is always there. */
  readonly extensions?: Readonly<Record<string, ExtensionCommand<P, M>>>;
  readonly timers?: Timers;
}

/** The engine's end of a conversation. */
export interface UciEngine {
  /** Takes one line, whatever it holds; returns at once and never throws. */
  receive(line: string): void;
  /** No line will follow: finishes searches that have an end, stops the others, then closes. */
  endOfInput(): Promise<void>;
  /** Resolves after `quit` or the end of input, when the player is closed. */
  readonly closed: Promise<void>;
}

/** How long `quit` waits for the answer of a search before it closes the player over it. */
const QUIT_GRACE_MS = 1000;

/**
 * Speaks the engine side of UCI for a player. It answers while it searches,
 * since it never waits: what takes time is a job, and jobs run one after the
 * other. A `go` ends the searches before it, each with its own `bestmove`.
 */
export class UciDialogue<P, M, S extends string> implements UciEngine {
  readonly closed: Promise<void>;
  readonly #options: UciEngineOptions<P, M, S>;
  readonly #settings: SettingsStore;
  readonly #host = new PlayerHost<P, M>();
  readonly #position: PositionKeeper<P, M, S>;
  readonly #jobs: JobQueue;
  readonly #extensionNames: ReadonlySet<string>;
  readonly #closed = deferred<void>();
  #listening = true;
  #mute = false;
  #debug = false;

  constructor(options: UciEngineOptions<P, M, S>) {
    this.#options = options;
    this.#settings = new SettingsStore(options.capabilities, options.variants);
    this.#position = new PositionKeeper(this.#seat.uciGame);
    this.#jobs = new JobQueue({
      prepare: (job) => this.#preparePlayer(job),
      reportReady: () => this.#respond({ kind: "readyok" }),
      reportFailure: (error) => this.#send(describeFailure(error)),
    });
    this.#extensionNames = new Set(["d", ...Object.keys(options.extensions ?? {})]);
    this.closed = this.#closed.promise;
  }

  receive(line: string): void {
    if (!this.#listening) return;
    const parsed = parseCommand(line, this.#extensionNames);
    if (!parsed.ok) {
      this.#complain(parsed.error);
    } else if (parsed.value !== undefined) {
      for (const fault of parsed.value.ignored) this.#complain(fault);
      this.#obey(parsed.value.command);
    }
  }

  endOfInput(): Promise<void> {
    for (const job of this.#jobs) job.endOfInput();
    void this.#closeAfter(this.#jobs.drained);
    return this.closed;
  }

  #obey(command: UciCommand): void {
    switch (command.kind) {
      case "uci":
        this.#introduce();
        break;
      case "isready":
        this.#jobs.askReady();
        break;
      case "debug":
        this.#debug = command.on;
        break;
      case "register":
        this.#remark("no registration is needed");
        break;
      case "setoption":
        this.#setOption(command.name, command.value);
        break;
      case "ucinewgame":
        this.#host.wantNewGame();
        break;
      case "position":
        this.#setPosition(command);
        break;
      case "go":
        this.#go(command);
        break;
      case "stop":
        for (const job of this.#jobs) job.stop();
        break;
      case "ponderhit":
        for (const job of this.#jobs) job.ponderhit();
        break;
      case "quit":
        this.#quit();
        break;
      case "extension":
        this.#extension(command.name, command.words);
        break;
    }
  }

  #introduce(): void {
    const { name, author } = this.#options;
    this.#respond({ kind: "id", field: "name", value: name });
    this.#respond({ kind: "id", field: "author", value: author });
    for (const option of this.#settings.options) this.#respond({ kind: "option", option });
    this.#respond({ kind: "uciok" });
  }

  #setOption(name: string, value: string | undefined): void {
    const result = this.#settings.set(name, value);
    if (!result.ok) this.#remark(result.error);
    else if (result.value.name === CLEAR_HASH) this.#host.wantNewGame();
    else this.#position.follow(this.#uciGame);
  }

  #setPosition(command: PositionCommand): void {
    const result = this.#position.set(command, this.#uciGame);
    if (!result.ok) {
      this.#complain(result.error);
      this.#remark("the last good position stays in force");
    } else if (this.#debug) {
      const { moves, position } = result.value;
      const text = this.#uciGame.game.notation.formatPosition(position);
      this.#remark(`debug: after ${moves.length} moves ${text}`);
    }
  }

  #go(command: GoCommand): void {
    for (const job of this.#jobs) job.supersede();
    this.#enqueue("go", () =>
      command.perft === undefined ? this.#search(command) : this.#count(command.perft),
    );
  }

  #enqueue(name: string, makeJob: () => Job): void {
    if (this.#jobs.isFull) this.#remark(`${name} refused: too many commands are waiting`);
    else this.#jobs.add(makeJob());
  }

  #search(command: GoCommand): Job {
    const { uciGame, players } = this.#seat;
    const { game } = uciGame;
    const { line } = this.#position;
    const searchMoves = this.#legalAmong(command.searchMoves ?? []);
    const { multiPv, showWdl } = this.#settings.current;
    const request = {
      uciGame,
      players,
      line,
      limits: toLimits(command, game.sideToMove(line.position) === game.sides[0]),
      infinite: command.infinite ?? false,
      ponder: command.ponder ?? false,
      multiPv,
      showWdl,
      ...(searchMoves.length > 0 && { searchMoves }),
    };
    return new Search(request, {
      player: () => this.#host.player,
      reportFailure: (error) => this.#replacePlayer(error),
      send: (text) => this.#send(text),
    });
  }

  #count(depth: number): Job {
    const seat = this.#seat;
    const { uciGame } = seat;
    const counter: PerftCounter<P, M> = (line, depth, signal) =>
      seat.perft?.(line, depth, signal) ?? referee(line, depth, signal);
    const referee = refereeCounter(uciGame);
    return new Count(uciGame, this.#position.line, depth, counter, (text) => this.#send(text));
  }

  /** Moves that cannot be played are named and left out; when none is left, all are searched. */
  #legalAmong(tokens: readonly Token[]): readonly M[] {
    const moves: M[] = [];
    for (const token of tokens) {
      const move = this.#uciGame.parseMove(token.text, this.#position.line);
      if (move.ok) moves.push(move.value);
      else this.#complain({ ...move.error, at: token.at });
    }
    return moves;
  }

  #extension(name: string, words: readonly Token[]): void {
    const { line } = this.#position;
    const command = this.#options.extensions?.[name];
    if (command === undefined) {
      for (const text of this.#uciGame.describe(line)) this.#send(text);
      return;
    }
    const texts = words.map((word) => word.text);
    this.#enqueue(name, () => new ExtensionJob(command, line, texts, (text) => this.#send(text)));
  }

  #quit(): void {
    const { timers = systemTimers } = this.#options;
    const { drained } = this.#jobs;
    const jobs = [...this.#jobs];
    for (const job of jobs) job.quit();
    const searches = jobs.filter((job) => job instanceof Search);
    const isBrief = searches.length === jobs.length;
    const grace = within(timers, QUIT_GRACE_MS, drained).then(() => {
      for (const search of searches) search.answerNow();
    });
    void this.#closeAfter(isBrief ? grace : drained);
  }

  async #closeAfter(drained: Promise<void>): Promise<void> {
    this.#listening = false;
    await drained;
    this.#mute = true;
    await this.#host.close().catch((error) => this.#options.send(describeFailure(error)));
    this.#closed.resolve();
  }

  /** A search that waited plays the game for which it was asked, whatever is chosen by now. */
  async #preparePlayer(job: Job | undefined): Promise<void> {
    const players = job instanceof Search ? job.players : this.#seat.players;
    try {
      await this.#host.prepare(this.#settings.current, players);
    } catch (error) {
      this.#send(describeFailure(error));
    }
  }

  #replacePlayer(error: unknown): void {
    this.#send(describeFailure(error));
    this.#host.discard().catch((reason) => this.#send(describeFailure(reason)));
  }

  get #seat(): UciSeat<P, M, S> {
    return this.#options.seatFor(this.#settings.current);
  }

  get #uciGame(): UciGame<P, M, S> {
    return this.#seat.uciGame;
  }

  #complain({ message, at }: LineFault): void {
    this.#remark(`at character ${at + 1}: ${message}`);
  }

  #remark(text: string): void {
    this.#send(formatRemark(text));
  }

  #respond(response: UciResponse): void {
    this.#send(formatResponse(response));
  }

  #send(line: string): void {
    if (!this.#mute) this.#options.send(line);
  }
}

/** The engine side of UCI: lines in through `receive`, lines out through `send`. */
export function createDialogue<P, M, S extends string>(
  options: UciEngineOptions<P, M, S>,
): UciEngine {
  const dialogue = new UciDialogue(options);
  return {
    receive: (line) => dialogue.receive(line),
    endOfInput: () => dialogue.endOfInput(),
    closed: dialogue.closed,
  };
}

/** Resolves with a promise or after a time, whichever comes first. */
function within(timers: Timers, timeMs: number, promise: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const cancel = timers.after(timeMs, resolve);
    void promise.then(() => {
      cancel();
      resolve();
    });
  });
}
