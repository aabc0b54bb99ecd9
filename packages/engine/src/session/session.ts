import { type Game, type Outcome, ok, type Result } from "@kibitz/rules";
import { type BestMove, IllegalMoveError, type Info, type Limits, type Score } from "../player.ts";
import {
  type ClockReading,
  clockStateFor,
  type PerSide,
  perSide,
  readClock,
  untilFlagMs,
} from "./clock.ts";
import type { SessionChange, SessionEvent } from "./events.ts";
import type { Participant } from "./participant.ts";
import { DONE, type Done, noOffer, notPlaying, refuse } from "./refusal.ts";
import { SearchSlot, type SearchWish } from "./search-slot.ts";
import {
  restoreState,
  type SessionSnapshot,
  type SnapshotError,
  takeSnapshot,
} from "./snapshot.ts";
import {
  begin,
  fallFlag,
  finish,
  goOn,
  newState,
  opponentOf,
  playMove,
  redo,
  type SessionRules,
  type SessionState,
  type Status,
  sideToMove,
  stopped,
  takeBackTo,
} from "./state.ts";
import { type TimeControl, untimed } from "./time-control.ts";
import { MAX_TIMER_MS, systemTime, type TimeSource } from "./time-source.ts";

export interface SessionOptions<P, M, S extends string> {
  readonly game: Game<P, M, S>;
  readonly participants: PerSide<S, Participant<P, M>>;
  /** Draws that may be claimed end the game when a side claims them, unless told otherwise. */
  readonly claims?: SessionRules<P, M, S>["claims"];
  readonly timeoutOutcome?: SessionRules<P, M, S>["timeoutOutcome"];
  /** How late a move may come before the flag falls; for players at the other end of a wire. */
  readonly graceMs?: number;
  readonly time?: TimeSource;
}

export interface NewSessionOptions<P, M, S extends string> extends SessionOptions<P, M, S> {
  /** Where the game starts; the game's own start when absent. */
  readonly start?: P;
  /** Legal moves from there, made already: an opening, or a game to be played on. */
  readonly moves?: readonly M[];
  /** Untimed when absent. */
  readonly controls?: PerSide<S, TimeControl>;
}

/**
 * ```ts
 * const session = newSession({ game: chess, participants: { white: person("You"), black } });
 * session.subscribe((event) => event.kind === "changed" && draw(event.state));
 * session.start();
 * session.submit(move);
 * ```
 */
export function newSession<P, M, S extends string>(
  options: NewSessionOptions<P, M, S>,
): Session<P, M, S> {
  const { game, start = game.start(), moves = [] } = options;
  const controls = options.controls ?? perSide(game.sides, () => untimed);
  return new Session(options, newState(game, start, moves, controls));
}

/** A session as it was when the snapshot was taken; one that was playing comes back paused. */
export function restoreSession<P, M, S extends string>(
  snapshot: unknown,
  options: SessionOptions<P, M, S>,
): Result<Session<P, M, S>, SnapshotError> {
  const restored = restoreState(options.game, snapshot);
  return restored.ok ? ok(new Session(options, restored.value)) : restored;
}

/**
 * A game in progress: it knows whose turn it is, asks players for their moves,
 * keeps the clocks and the result, and tells its listeners of every change.
 * Whatever it is asked and cannot do, it refuses with a reason.
 */
export class Session<P, M, S extends string> {
  readonly #rules: SessionRules<P, M, S>;
  readonly #graceMs: number;
  readonly #time: TimeSource;
  readonly #slot: SearchSlot<P, M>;
  readonly #listeners = new Set<(event: SessionEvent<P, M, S>) => void>();
  readonly #events: SessionEvent<P, M, S>[] = [];
  readonly #scores = new Map<S, Score>();
  #participants: PerSide<S, Participant<P, M>>;
  #state: SessionState<P, M, S>;
  #settledWaiters: ((status: Status<S>) => void)[] = [];
  #cancelTimer: () => void = () => {};
  #telling = false;
  #closed = false;

  constructor(options: SessionOptions<P, M, S>, state: SessionState<P, M, S>) {
    const { game, claims = "on-demand", timeoutOutcome } = options;
    this.#rules = { game, claims, timeoutOutcome };
    this.#participants = options.participants;
    this.#graceMs = options.graceMs ?? 0;
    this.#time = options.time ?? systemTime;
    this.#state = state;
    this.#slot = new SearchSlot<P, M>({
      onInfo: (info) => this.#heard(info),
      onAnswer: (best) => this.#answered(best),
      onFailure: (error) => this.#failed(error),
    });
  }

  get game(): Game<P, M, S> {
    return this.#rules.game;
  }

  get state(): SessionState<P, M, S> {
    return this.#state;
  }

  get participants(): PerSide<S, Participant<P, M>> {
    return this.#participants;
  }

  get sideToMove(): S {
    return sideToMove(this.game, this.#state);
  }

  /** The draw that the side to move may claim now. */
  get claimableDraw(): Outcome<S> | undefined {
    if (this.#state.status.kind !== "playing") return undefined;
    return this.game.claimableDraw?.(this.#state.line);
  }

  /** What a side's clock shows at this moment; nothing where it plays without one. */
  clock(side: S): ClockReading | undefined {
    return readClock(this.#state.clock, side, this.#now());
  }

  snapshot(): SessionSnapshot<S> {
    return takeSnapshot(this.game, this.#state, this.#names(), this.#now());
  }

  /** Returns how to unsubscribe. Listeners may call the session; what follows is told in order. */
  subscribe(listener: (event: SessionEvent<P, M, S>) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Settles when the game is over, when a player has failed, or when the session is closed. */
  settled(): Promise<Status<S>> {
    const { status } = this.#state;
    if (this.#closed || isSettled(status)) return Promise.resolve(status);
    return new Promise((resolve) => this.#settledWaiters.push(resolve));
  }

  start(): Done {
    if (this.#state.status.kind !== "ready") {
      return refuse("already-started", "The game has been started already.");
    }
    return this.#change(begin(this.#rules, this.#state, this.#now()), { kind: "started" });
  }

  /** A move of the person whose turn it is. */
  submit(move: M): Done {
    return this.#whilePlaying(() => {
      const side = this.sideToMove;
      if (!this.#isPerson(side)) {
        const { name } = this.#participants[side];
        return refuse("not-your-turn", `It is the turn of ${name}; wait for its move.`);
      }
      const legal = this.#legalMove(move);
      if (legal === undefined) return refuse("illegal-move", "The rules do not allow this move.");
      return this.#play(legal);
    });
  }

  /** Has the player that is thinking move at once. */
  moveNow(): Done {
    return this.#whilePlaying(() => {
      this.#slot.hurry();
      return DONE;
    });
  }

  /** Offers a draw, or agrees to the one that the other side has offered. */
  offerDraw(by: S): Done {
    return this.#whilePlaying(() => {
      const { offer, played } = this.#state;
      if (offer?.open && offer.by !== by) return this.#agree();
      if (offer?.by === by && (offer.open || offer.ply === played.length)) {
        return refuse("already-offered", "A draw has been offered; make a move before the next.");
      }
      const made = { by, ply: played.length, open: true };
      this.#change({ ...this.#state, offer: made }, { kind: "draw-offered", by });
      return this.#askAgreement(opponentOf(this.game, by));
    });
  }

  acceptDraw(side: S): Done {
    return this.#whilePlaying(() => (this.#isOfferedTo(side) ? this.#agree() : noOffer()));
  }

  declineDraw(side: S): Done {
    return this.#whilePlaying(() => {
      const { offer } = this.#state;
      if (!offer || !this.#isOfferedTo(side)) return noOffer();
      const declined = { ...this.#state, offer: { ...offer, open: false } };
      return this.#change(declined, { kind: "draw-declined", by: side });
    });
  }

  /** Ends the game by the draw that the side to move may claim. */
  claimDraw(): Done {
    return this.#whilePlaying(() => {
      const outcome = this.claimableDraw;
      return outcome
        ? this.#finish(outcome)
        : refuse("no-claim", "The rules give no draw to claim in this position.");
    });
  }

  resign(side: S): Done {
    const winner = opponentOf(this.game, side);
    return this.adjudicate({ kind: "win", winner, reason: "resignation" });
  }

  /** Ends the game from outside: by an arbiter, an agreement made elsewhere, a match's own rules. */
  adjudicate(outcome: Outcome<S>): Done {
    if (this.#state.status.kind === "over") {
      return refuse("already-over", "The game is over already.");
    }
    return this.#finish(outcome);
  }

  /** Takes back to the last turn of a person: one move, or with an engine's reply two. */
  takeBack(): Done {
    const { played } = this.#state;
    const ply = played.findLastIndex(({ side }) => this.#isPerson(side));
    if (ply < 0) return refuse("nothing-to-take-back", "There is no move of yours to take back.");
    const plies = played.length - ply;
    const state = takeBackTo(this.#rules, this.#state, ply, this.#now());
    return this.#change(state, { kind: "taken-back", plies });
  }

  /** Plays the moves that were taken back again, up to the next turn of a person. */
  redo(): Done {
    const next = [...this.#state.undone].reverse();
    if (next.length === 0) return refuse("nothing-to-redo", "No move has been taken back.");
    const turn = next.findIndex(({ side }, index) => index > 0 && this.#isPerson(side));
    const plies = turn < 0 ? next.length : turn;
    const state = redo(this.#rules, this.#state, plies, this.#now());
    return this.#change(state, { kind: "redone", plies });
  }

  pause(): Done {
    return this.#whilePlaying(() => {
      const state = stopped(this.#state, { kind: "paused" }, this.#now());
      return this.#change(state, { kind: "paused" });
    });
  }

  resume(): Done {
    if (this.#state.status.kind !== "paused")
      return refuse("not-paused", "The game is not paused.");
    return this.#change(goOn(this.#state, this.#now()), { kind: "resumed" });
  }

  /** Asks a player that has failed once more. */
  retry(): Done {
    if (this.#state.status.kind !== "failed") return refuse("not-failed", "No player has failed.");
    return this.#change(goOn(this.#state, this.#now()), { kind: "resumed" });
  }

  /** Gives a side to somebody else. Play goes on if it was this side that had failed. */
  replace(side: S, participant: Participant<P, M>): Done {
    const { status } = this.#state;
    this.#participants = { ...this.#participants, [side]: participant };
    this.#scores.delete(side);
    const mended = status.kind === "failed" && status.side === side;
    const state = mended ? goOn(this.#state, this.#now()) : this.#state;
    return this.#change(state, { kind: "replaced", side });
  }

  /** Abandons a search that runs and stops the clock. The players stay open. */
  close(): void {
    this.#closed = true;
    this.#cancelTimer();
    this.#slot.close();
    this.#listeners.clear();
    this.#settle();
  }

  #now(): number {
    return this.#time.now();
  }

  #isPerson(side: S): boolean {
    return this.#participants[side].kind === "person";
  }

  #isOfferedTo(side: S): boolean {
    const { offer } = this.#state;
    return offer?.open === true && offer.by !== side;
  }

  /** Does what is only possible in a running game, and first sees whether the flag has fallen. */
  #whilePlaying(action: () => Done): Done {
    const { status } = this.#state;
    if (status.kind !== "playing") return notPlaying(status);
    return this.#flagHasFallen() ? refuse("time-over", "The time is over.") : action();
  }

  #legalMove(move: M): M | undefined {
    const { game } = this;
    const code = game.moveCode(move);
    return game.legalMoves(this.#state.line).find((legal) => game.moveCode(legal) === code);
  }

  #play(move: M): Done {
    const state = playMove(this.#rules, this.#state, move, this.#now());
    const { side = this.sideToMove, record } = state.played.at(-1) ?? {};
    return this.#change(state, { kind: "moved", side, move, text: record?.text ?? "" });
  }

  #finish(outcome: Outcome<S>): Done {
    return this.#change(finish(this.#state, outcome, this.#now()));
  }

  #agree(): Done {
    return this.#finish({ kind: "draw", reason: "agreement" });
  }

  /** A player answers an offer at once; a person takes its time. */
  #askAgreement(side: S): Done {
    if (this.#isPerson(side) || !this.#isOfferedTo(side)) return DONE;
    return this.#wantsDraw(side) ? this.acceptDraw(side) : this.declineDraw(side);
  }

  #wantsDraw(side: S): boolean {
    const participant = this.#participants[side];
    if (participant.kind === "person" || !participant.acceptsDraw) return false;
    return participant.acceptsDraw(this.#state.line, this.#scores.get(side));
  }

  #heard(info: Info<M>): void {
    const side = this.sideToMove;
    if (info.kind === "pv" && info.multipv === 1 && info.score) this.#scores.set(side, info.score);
    this.#tell({ kind: "info", side, info });
  }

  #answered({ move }: BestMove<M>): void {
    if (this.#flagHasFallen()) return;
    const { name } = this.#participants[this.sideToMove];
    const legal = move === undefined ? undefined : this.#legalMove(move);
    if (legal !== undefined) this.#play(legal);
    else {
      const answer = move === undefined ? "no" : "an illegal";
      this.#failed(new IllegalMoveError(`${name} answered with ${answer} move.`));
    }
  }

  #failed(error: unknown): void {
    const failure = {
      kind: "failed",
      side: this.sideToMove,
      code: error instanceof IllegalMoveError ? "illegal-move" : "crash",
      message: error instanceof Error ? error.message : String(error),
    } as const;
    this.#change(stopped(this.#state, failure, this.#now()), failure);
  }

  /** Whether the time of the side to move is over, which ends the game. */
  #flagHasFallen(): boolean {
    if (untilFlagMs(this.#state.clock, this.#now()) + this.#graceMs > 0) return false;
    this.#change(fallFlag(this.#rules, this.#state, this.#now()));
    return true;
  }

  /** Takes the new state up, sees to clock and search, and tells the listeners. */
  #change(state: SessionState<P, M, S>, change?: SessionChange<M, S>): Done {
    if (this.#closed) return refuse("closed", "The session has been closed.");
    const wasOver = this.#state.status.kind === "over";
    this.#state = state;
    if (change) this.#queue(change);
    const { status } = state;
    if (status.kind === "over" && !wasOver) this.#queue({ kind: "over", outcome: status.outcome });
    this.#armTimer();
    this.#seeToSearch();
    this.#tellQueued();
    if (isSettled(this.#state.status)) this.#settle();
    return DONE;
  }

  #queue(change: SessionChange<M, S>): void {
    const { game, state } = this;
    const names = this.#names();
    const nowMs = this.#now();
    this.#events.push({
      kind: "changed",
      change,
      state,
      // Made when a listener asks for it: a match does not, and its clocks are running.
      get snapshot() {
        return takeSnapshot(game, state, names, nowMs);
      },
    });
  }

  #names(): PerSide<S, string> {
    return perSide(this.game.sides, (side) => this.#participants[side].name);
  }

  #tell(event: SessionEvent<P, M, S>): void {
    this.#events.push(event);
    this.#tellQueued();
  }

  #tellQueued(): void {
    if (this.#telling) return;
    this.#telling = true;
    try {
      for (let event = this.#events.shift(); event; event = this.#events.shift()) {
        for (const listener of this.#listeners) listener(event);
      }
    } finally {
      this.#telling = false;
    }
  }

  #settle(): void {
    const waiters = this.#settledWaiters;
    this.#settledWaiters = [];
    for (const resolve of waiters) resolve(this.#state.status);
  }

  #armTimer(): void {
    this.#cancelTimer();
    this.#cancelTimer = () => {};
    if (this.#state.status.kind !== "playing") return;
    const delayMs = untilFlagMs(this.#state.clock, this.#now()) + this.#graceMs;
    if (delayMs === Infinity) return;
    const onTimer = () => {
      // A timer may be early, or shorter than the time that is left.
      if (!this.#flagHasFallen()) this.#armTimer();
    };
    const timerMs = Math.min(Math.max(0, Math.ceil(delayMs)), MAX_TIMER_MS);
    this.#cancelTimer = this.#time.setTimer(onTimer, timerMs);
  }

  #seeToSearch(): void {
    const claim = this.claimableDraw;
    if (claim && this.#wantsDraw(this.sideToMove)) this.#finish(claim);
    else this.#slot.ask(this.#wishedSearch());
  }

  #wishedSearch(): SearchWish<P, M> | undefined {
    const side = this.sideToMove;
    const participant = this.#participants[side];
    if (this.#state.status.kind !== "playing" || participant.kind === "person") return undefined;
    const { player, limits } = participant;
    return { player, line: this.#state.line, limits: () => this.#limitsFor(side, limits) };
  }

  #limitsFor(side: S, limits: Limits | undefined): Limits {
    const opponent = opponentOf(this.game, side);
    const clock = clockStateFor(this.#state.clock, side, opponent, this.#now());
    return clock ? { ...limits, clock } : { ...limits };
  }
}

function isSettled<S>({ kind }: Status<S>): boolean {
  return kind === "over" || kind === "failed";
}
