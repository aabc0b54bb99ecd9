import {
  type ClockReading,
  type Done,
  newSession,
  type Player,
  restoreSession,
  type Session,
  type SessionChange,
  type SessionEvent,
  type SessionOptions,
  type SessionState,
  type TimeSource,
} from "@kibitz/engine";
import { err, type Game, type Line, type Outcome, ok, type Result } from "@kibitz/rules";
import type { GameEntry } from "../games/game-entry.ts";
import type { KeptGame, StoreFault } from "../library/game-store.ts";
import { type Hint, searchHint } from "./hint.ts";
import { keptGame, pgnDate, recordOf, type TableIdentity } from "./keeping.ts";
import type { NewGame } from "./new-game.ts";
import { isPerson, ownSide, type Pace, participantsOf, type Seats } from "./seats.ts";
import { type Speaker, shortName } from "./words.ts";

/** What a table needs of the world around it. */
export interface TableTools<P, M> {
  /** Asked before each search; rejects with a sentence when there is no engine. */
  engine(): Promise<Player<P, M>>;
  /** Safe against a crash when the call returns. */
  keep(game: KeptGame): Promise<StoreFault | undefined>;
  now(): Date;
  readonly seed: number;
  readonly time?: TimeSource;
}

/** What is to be seen of a game at a table. */
export interface TableView<P, M, S extends string> {
  readonly state: SessionState<P, M, S>;
  /** A sentence about the last thing that was tried; empty when there is nothing to say. */
  readonly remark: string;
  /** A move that the person has entered before its turn. */
  readonly premove: M | undefined;
  readonly hint: Hint<M> | undefined;
  /** Why the browser does not keep the game, if so. */
  readonly fault: StoreFault | undefined;
}

/** Something that has happened, for those who sound and announce it. */
export interface Happening<P, M, S extends string> {
  readonly change: SessionChange<M, S>;
  /** The line before the change. */
  readonly before: Line<P, M>;
}

export interface TableListener<P, M, S extends string> {
  onView(view: TableView<P, M, S>): void;
  onHappening(happening: Happening<P, M, S>): void;
}

/** How long an engine's move takes at the least, so that the eye can follow it. */
export const FOLLOWABLE_MS = 450;

/** A new game; it begins with the first move, or when `begin` finds an engine to move. */
export function newTable<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  id: string,
  { variant, start, seats, controls }: NewGame<P, S>,
  tools: TableTools<P, M>,
): Table<P, M, S> {
  const identity = { entry, id, variant, seats, date: pgnDate(tools.now()) };
  const isTimed = Object.values<{ readonly kind: string }>(controls).some(
    ({ kind }) => kind !== "none",
  );
  const pace = { leastMs: FOLLOWABLE_MS };
  const options = sessionOptions(identity, tools, pace, isTimed);
  return new Table(identity, newSession({ ...options, start, controls }), tools, pace);
}

/** A kept game as it was left, paused unless it is over; or a sentence that says why it cannot be read. */
export function resumeTable<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  kept: KeptGame,
  seats: Seats<S>,
  tools: TableTools<P, M>,
): Result<Table<P, M, S>, string> {
  const { id, variant, tags, table } = kept;
  const identity = { entry, id, variant, seats, date: tags.Date ?? pgnDate(tools.now()) };
  const pace = { leastMs: FOLLOWABLE_MS };
  const isTimed = tags.TimeControl !== "-";
  const options = sessionOptions(identity, tools, pace, isTimed);
  const session = restoreSession<P, M, S>(table?.snapshot, options);
  return session.ok
    ? ok(new Table(identity, session.value, tools, pace))
    : err(session.error.message);
}

function sessionOptions<P, M, S extends string>(
  { entry, variant, seats }: TableIdentity<P, M, S>,
  tools: TableTools<P, M>,
  pace: Pace,
  isTimed: boolean,
): SessionOptions<P, M, S> {
  const game = entry.game(variant);
  const { seed, time } = tools;
  return {
    game,
    participants: participantsOf(game, seats, {
      engine: () => tools.engine(),
      seed,
      pace,
      isTimed,
    }),
    timeoutOutcome: (line, side) => entry.timeout(line, side),
    ...(time && { time }),
  };
}

/**
 * A game that is played at this page: the session with all that a screen needs around it. Every
 * change is kept before anybody hears of it. What cannot be done is answered with a remark.
 */
export class Table<P, M, S extends string> {
  readonly identity: TableIdentity<P, M, S>;
  readonly game: Game<P, M, S>;
  readonly #session: Session<P, M, S>;
  readonly #tools: TableTools<P, M>;
  readonly #pace: Pace;
  readonly #listeners = new Set<TableListener<P, M, S>>();
  #view: TableView<P, M, S>;
  #hintAbort: AbortController | undefined;
  /** Engines play one move and rest. */
  #isStepping = false;
  #isAbandoned = false;
  /** From its first move on, even when that is taken back. */
  #isWorthKeeping: boolean;

  constructor(
    identity: TableIdentity<P, M, S>,
    session: Session<P, M, S>,
    tools: TableTools<P, M>,
    pace: Pace,
  ) {
    this.identity = identity;
    this.game = session.game;
    this.#session = session;
    this.#tools = tools;
    this.#pace = pace;
    this.#view = {
      state: session.state,
      remark: "",
      premove: undefined,
      hint: undefined,
      fault: undefined,
    };
    this.#isWorthKeeping = session.state.played.length > 0;
    session.subscribe((event) => this.#heard(event));
  }

  get view(): TableView<P, M, S> {
    return this.#view;
  }

  get seats(): Seats<S> {
    return this.identity.seats;
  }

  /** What sentences about this table are made of. */
  get speaker(): Speaker<P, M, S> {
    return { entry: this.identity.entry, game: this.game, seats: this.seats };
  }

  /** The side of the only person at the table. */
  get ownSide(): S | undefined {
    return ownSide(this.seats, this.game.sides);
  }

  get claimableDraw(): Outcome<S> | undefined {
    return this.#session.claimableDraw;
  }

  clock(side: S): ClockReading | undefined {
    return this.#session.clock(side);
  }

  subscribe(listener: TableListener<P, M, S>): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Lets an engine that is to move begin; goes on with a resumed game that no clock hurries. */
  begin(): void {
    this.#loadEngine();
    const { status, clock } = this.#view.state;
    const isTimed = this.game.sides.some((side) => clock.controls[side].kind !== "none");
    const hasPerson = this.game.sides.some((side) => isPerson(this.seats[side]));
    if (status.kind === "ready" && !this.#isPersonsTurn()) this.#session.start();
    if (status.kind === "paused" && !isTimed && hasPerson) this.#session.resume();
  }

  /** A person's move; the first one starts the game. */
  submit(move: M): void {
    if (this.#view.state.status.kind === "ready") this.#session.start();
    this.#answer(this.#session.submit(move));
  }

  /** A move to be made when its turn comes, if it is legal then; undefined forgets it. */
  premove(move: M | undefined): void {
    this.#show({ premove: move });
  }

  takeBack(): void {
    this.#answer(this.#session.takeBack());
  }

  redo(): void {
    this.#answer(this.#session.redo());
  }

  /** Resigns for the person, or for whoever of two persons is to move. */
  resign(): void {
    if (this.#view.state.status.kind === "ready") this.say("The game has not begun yet.");
    else this.#answer(this.#session.resign(this.#speaker()));
  }

  /** Claims the draw that the rules give, or else offers one. */
  draw(): void {
    const claim = this.claimableDraw !== undefined && this.#isPersonsTurn();
    this.#answer(claim ? this.#session.claimDraw() : this.#session.offerDraw(this.#speaker()));
  }

  answerDraw(accepts: boolean): void {
    const { offer } = this.#view.state;
    const side = this.game.sides.find((each) => each !== offer?.by) ?? this.#speaker();
    this.#answer(accepts ? this.#session.acceptDraw(side) : this.#session.declineDraw(side));
  }

  moveNow(): void {
    this.#answer(this.#session.moveNow());
  }

  pause(): void {
    this.#answer(this.#session.pause());
  }

  resume(): void {
    this.#isStepping = false;
    this.#answer(this.#goOn());
  }

  /** Has one engine make its move, and rests. */
  step(): void {
    this.#isStepping = true;
    this.#answer(this.#goOn());
  }

  /** Asks an engine that has failed once more. */
  retry(): void {
    this.#answer(this.#session.retry());
  }

  setPace(leastMs: number): void {
    this.#pace.leastMs = leastMs;
  }

  say(remark: string): void {
    this.#show({ remark });
  }

  /** Looks for a good move until one is made; a second call ends it. */
  hint(): void {
    if (this.#hintAbort) {
      this.#dropHint();
      return;
    }
    // Both searches are made by one engine, and the newer would end the other.
    if (!this.#isOpen() || !this.#isPersonsTurn()) {
      this.say("A hint is for a move of yours; wait for your turn.");
      return;
    }
    const abort = new AbortController();
    this.#hintAbort = abort;
    this.#show({ hint: { move: undefined, sentence: "" }, remark: "" });
    void this.#searchHint(abort.signal);
  }

  /** The game so far in the field's file format. */
  recordText(): string {
    const { entry, variant } = this.identity;
    return entry.writeRecord(recordOf(this.identity, this.#view.state), variant);
  }

  /** Keeps the game as it is at this moment, with the time that the turn has taken. */
  keep(): void {
    const { state } = this.#view;
    this.#isWorthKeeping ||= state.played.length > 0;
    if (this.#isAbandoned || !this.#isWorthKeeping) return;
    const snapshot = this.#session.snapshot();
    const kept = keptGame(this.identity, state, snapshot, this.#tools.now());
    void this.#tools.keep(kept).then((fault) => this.#show({ fault }));
  }

  /** Stops every search at once and keeps the game. */
  close(): void {
    this.keep();
    this.abandon();
  }

  /** Stops every search at once; the game belongs to another tab. */
  abandon(): void {
    this.#isAbandoned = true;
    this.#listeners.clear();
    this.#hintAbort?.abort();
    this.#session.close();
  }

  /** While the person thinks. A failure is told when the engine is asked for its move. */
  #loadEngine(): void {
    if (this.game.sides.every((side) => isPerson(this.seats[side]))) return;
    this.#tools.engine().catch(() => undefined);
  }

  #isOpen(): boolean {
    const { kind } = this.#view.state.status;
    return kind === "ready" || kind === "playing";
  }

  #goOn(): Done {
    const { kind } = this.#view.state.status;
    return kind === "ready" ? this.#session.start() : this.#session.resume();
  }

  #isPersonsTurn(): boolean {
    return isPerson(this.seats[this.#session.sideToMove]);
  }

  /** The side for which the person at the page speaks. */
  #speaker(): S {
    return this.ownSide ?? this.#session.sideToMove;
  }

  #answer(done: Done): void {
    if (!done.ok) this.#show({ remark: done.error.message });
  }

  #heard(event: SessionEvent<P, M, S>): void {
    if (event.kind !== "changed") return;
    const { change, state } = event;
    const before = this.#view.state.line;
    if (state.line !== before) this.#dropHint();
    this.#show({ state, remark: this.#remarkOn(change) });
    this.keep();
    for (const listener of this.#listeners) listener.onHappening({ change, before });
    this.#afterChange(change);
  }

  #remarkOn(change: SessionChange<M, S>): string {
    if (change.kind !== "draw-declined") return "";
    return `${shortName(this.speaker, change.by)} declines the draw.`;
  }

  #afterChange(change: SessionChange<M, S>): void {
    if (change.kind === "moved" && this.#isStepping) {
      this.#isStepping = false;
      this.#session.pause();
    }
    if (change.kind === "moved") this.#playPremove();
    else if (change.kind === "taken-back" || change.kind === "over") this.premove(undefined);
  }

  #playPremove(): void {
    const { premove, state } = this.#view;
    if (premove === undefined || !this.#isPersonsTurn()) return;
    this.premove(undefined);
    const code = this.game.moveCode(premove);
    const legal = this.game
      .legalMoves(state.line)
      .some((move) => this.game.moveCode(move) === code);
    if (legal) this.submit(premove);
    else this.say("The move that you had entered ahead is not possible any more. Your move.");
  }

  async #searchHint(signal: AbortSignal): Promise<void> {
    const { entry } = this.identity;
    const tell = (hint: Hint<M>) => {
      if (!signal.aborted) this.#show({ hint, remark: hint.sentence });
    };
    try {
      const engine = await this.#tools.engine();
      if (!signal.aborted) await searchHint(entry, engine, this.#view.state.line, signal, tell);
    } catch (error) {
      if (signal.aborted) return;
      this.#dropHint();
      this.say(error instanceof Error ? error.message : String(error));
    }
  }

  #dropHint(): void {
    this.#hintAbort?.abort();
    this.#hintAbort = undefined;
    if (this.#view.hint !== undefined) this.#show({ hint: undefined, remark: "" });
  }

  #show(change: Partial<TableView<P, M, S>>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener.onView(this.#view);
  }
}
