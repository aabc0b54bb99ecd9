import type {
  ClockReading,
  Done,
  Player,
  Session,
  SessionChange,
  SessionEvent,
  TimeSource,
} from "@kibitz/engine";
import type { Game, Outcome } from "@kibitz/rules";
import { anew } from "../app/announcer.ts";
import type { KeptGame, StoreFault } from "../library/game-store.ts";
import { HintSeeker } from "./hint.ts";
import { keptGame, recordOf, type TableIdentity } from "./keeping.ts";
import type { Pace } from "./seat-player.ts";
import { isPerson, ownSide, type Seats } from "./seats.ts";
import type { TableListener, TableView } from "./table-view.ts";
import { type Speaker, shortName } from "./words.ts";

/** What a table needs of the world around it. */
export interface TableTools<P, M> {
  /** Asked before each search; rejects with a sentence when there is no engine. */
  engine(): Promise<Player<P, M>>;
  /** No search will be asked for any more. */
  releaseEngine(): void;
  /** Safe against a crash when the call returns. */
  keep(game: KeptGame): Promise<StoreFault | undefined>;
  now(): Date;
  readonly seed: number;
  readonly time?: TimeSource;
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
  readonly #hints: HintSeeker<P, M, S>;
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
    this.#hints = new HintSeeker(identity, tools, (hint) =>
      this.#show({ hint, remark: hint?.sentence ?? "" }),
    );
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
    const { entry, variant } = this.identity;
    return { entry, game: this.game, variant, seats: this.seats };
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
    const { status, line } = this.#view.state;
    // A session that begins at the end of a game finds that out.
    const isEnd = this.game.outcome(line) !== undefined;
    const hasPerson = this.game.sides.some((side) => isPerson(this.seats[side]));
    if (status.kind === "ready" && (isEnd || !this.#isPersonsTurn())) this.#session.start();
    if (status.kind === "paused" && !this.#isTimed() && hasPerson) this.#session.resume();
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

  /** The page goes away, for good or for a while, in which no clock runs. */
  suspend(): void {
    if (this.#isTimed() && this.#view.state.status.kind === "playing") this.#session.pause();
    this.keep();
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
    this.#show({ remark: anew(remark, this.#view.remark) });
  }

  /** Looks for a good move until one is made; a second call ends it. */
  hint(): void {
    const isTurn = this.#isOpen() && this.#isPersonsTurn();
    // Both searches are made by one engine, and the newer would end the other.
    if (!isTurn) this.say("A hint is for a move of yours; wait for your turn.");
    else if (this.#view.hint !== undefined) this.#hints.drop();
    else void this.#hints.seek(this.#view.state.line).catch((error) => this.say(sentenceOf(error)));
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
    this.#hints.drop();
    this.#session.close();
    this.#tools.releaseEngine();
  }

  /** While the person thinks. A failure is told when the engine is asked for its move. */
  #loadEngine(): void {
    if (this.game.sides.every((side) => isPerson(this.seats[side]))) return;
    this.#tools.engine().catch(() => undefined);
  }

  #isTimed(): boolean {
    const { controls } = this.#view.state.clock;
    return this.game.sides.some((side) => controls[side].kind !== "none");
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
    if (state.line !== before) this.#hints.drop();
    this.#view = { ...this.#view, state, remark: this.#remarkOn(change) };
    this.keep();
    this.#show({});
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

  #show(change: Partial<TableView<P, M, S>>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of this.#listeners) listener.onView(this.#view);
  }
}

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
