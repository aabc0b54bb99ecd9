import {
  centipawnsOf,
  type Info,
  type Limits,
  newSession,
  type Player,
  perSide,
  type Score,
  type Session,
  type TimeControl as SessionControl,
  type SessionEvent,
  type SessionState,
  type Status,
  type TimeSource,
  untimed,
} from "@kibitz/engine";
import type { Game, Line, Outcome } from "@kibitz/rules";
import { type AdjudicationRules, ScoreJudge, type Verdict } from "./adjudication.ts";
import type { TimeControl } from "./time-control.ts";

/** A player at the board, with limits of its own on top of the time control. */
export interface Seat<P, M> {
  readonly name: string;
  readonly player: Player<P, M>;
  readonly limits?: Limits;
}

export interface GameConditions<P, M, S extends string> {
  readonly game: Game<P, M, S>;
  /** Play goes on from its end. */
  readonly opening: Line<P, M>;
  readonly timeControl: TimeControl;
  /** How far a clock may be overstepped without a forfeit. */
  readonly timeMarginMs: number;
  readonly adjudication: AdjudicationRules;
  readonly time: TimeSource;
  /** The outcome when the flag of `side` falls; absent: the opponent wins. */
  readonly flagFall?: (line: Line<P, M>, side: S) => Outcome<S>;
  /** Abandons the game; `playGame` then rejects with an `AbortError`. */
  readonly signal?: AbortSignal;
}

/** A move with what its player thought of it. */
export interface PlayedMove<M, S> {
  readonly move: M;
  readonly side: S;
  readonly timeMs: number;
  /** The clock after the move, increment included; absent without a clock. */
  readonly remainingMs?: number;
  /** As the side that made the move sees it. */
  readonly score?: Score;
  readonly depth?: number;
}

export type FaultKind = "time-forfeit" | "illegal-move" | "crash";

/** What a player did that lost the game outside the rules of the game. */
export interface Fault<S> {
  readonly side: S;
  readonly kind: FaultKind;
  /** A sentence for people. */
  readonly detail: string;
}

export interface FinishedGame<P, M, S extends string> {
  /** Opening included. */
  readonly line: Line<P, M>;
  /** Without the opening. */
  readonly moves: readonly PlayedMove<M, S>[];
  readonly outcome: Outcome<S>;
  /** The outcome was decided by the players' scores or the ply limit. */
  readonly adjudicated: boolean;
  readonly fault?: Fault<S>;
}

/** A player without a clock that answers later than this is taken to hang. */
const PATIENCE_MS = 600_000;
/** How far a fixed time per move may be overstepped: it is a limit, not a clock. */
const MOVE_TIME_TOLERANCE_MS = 1000;

/** Plays one game to its end. `seats` sit in the order of `game.sides`. */
export function playGame<P, M, S extends string>(
  conditions: GameConditions<P, M, S>,
  seats: readonly [Seat<P, M>, Seat<P, M>],
): Promise<FinishedGame<P, M, S>> {
  return new MatchSession(conditions, seats).play();
}

/** A session between two players that a match watches over. */
class MatchSession<P, M, S extends string> {
  readonly #conditions: GameConditions<P, M, S>;
  readonly #session: Session<P, M, S>;
  readonly #judge: ScoreJudge;
  readonly #moves: PlayedMove<M, S>[] = [];
  #lastInfo: Info<M> | undefined;
  #fault: Fault<S> | undefined;
  #adjudicated = false;
  #cancelPatience: () => void = () => {};

  constructor(conditions: GameConditions<P, M, S>, seats: readonly [Seat<P, M>, Seat<P, M>]) {
    const { game, opening, timeControl, timeMarginMs, adjudication, time } = conditions;
    this.#conditions = conditions;
    this.#judge = new ScoreJudge(adjudication);
    this.#session = newSession({
      game,
      start: opening.start,
      moves: opening.moves,
      participants: perSide(game.sides, (side) =>
        participant(seats[side === game.sides[0] ? 0 : 1], timeControl),
      ),
      controls: perSide(game.sides, () => sessionControl(timeControl)),
      claims: "automatic",
      timeoutOutcome: (line, side) => this.#flagFallen(line, side),
      graceMs: timeMarginMs,
      time,
    });
    this.#session.subscribe((event) => this.#hear(event));
  }

  async play(): Promise<FinishedGame<P, M, S>> {
    const { signal } = this.#conditions;
    signal?.throwIfAborted();
    const abandon = () => this.#session.close();
    signal?.addEventListener("abort", abandon, { once: true });
    try {
      this.#session.start();
      const status = await this.#session.settled();
      signal?.throwIfAborted();
      return this.#finished(status);
    } finally {
      signal?.removeEventListener("abort", abandon);
      this.#cancelPatience();
      this.#session.close();
    }
  }

  #hear(event: SessionEvent<P, M, S>): void {
    if (event.kind === "info") {
      const { info } = event;
      if (info.kind === "pv" && info.multipv === 1 && info.score) this.#lastInfo = info;
      return;
    }
    const { change, state } = event;
    if (change.kind === "moved") this.#book(change.move, change.side, state);
    if (state.status.kind !== "playing") return;
    if (change.kind === "moved") this.#adjudicate(state);
    if (change.kind === "moved" || change.kind === "started") this.#awaitAnswer();
  }

  #book(move: M, side: S, { played }: SessionState<P, M, S>): void {
    const { usedMs = 0, times } = played.at(-1)?.record ?? {};
    const hasClock = this.#conditions.timeControl.kind === "clock";
    const info = this.#lastInfo;
    this.#lastInfo = undefined;
    this.#moves.push({
      move,
      side,
      timeMs: usedMs,
      ...(hasClock && times && { remainingMs: times[side].mainMs }),
      ...(info?.score && { score: info.score, depth: info.depth }),
    });
    const cp = info?.score && centipawnsOf(info.score);
    const isFirst = side === this.#conditions.game.sides[0];
    this.#judge.add(isFirst ? 0 : 1, cp === undefined || isFirst ? cp : -cp);
  }

  #adjudicate({ line }: SessionState<P, M, S>): void {
    const verdict = this.#judge.verdict(line.moves.length);
    if (verdict) this.#adjudicated = this.#session.adjudicate(this.#outcomeOf(verdict)).ok;
  }

  #outcomeOf(verdict: Verdict): Outcome<S> {
    const reason = "adjudication";
    const [first, second] = this.#conditions.game.sides;
    if (verdict === "draw") return { kind: "draw", reason };
    return { kind: "win", winner: verdict === "first-wins" ? first : second, reason };
  }

  #flagFallen(line: Line<P, M>, side: S): Outcome<S> {
    const { clock } = this.#session.state;
    const leftMs = Math.round(clock.times[side].mainMs);
    const detail = `It did not move in the ${leftMs} ms that were left and a margin of ${this.#conditions.timeMarginMs} ms.`;
    this.#fault = { side, kind: "time-forfeit", detail };
    return this.#conditions.flagFall?.(line, side) ?? this.#lossOf(side, "time-forfeit");
  }

  /** Without a clock nothing else would end a game with a player that hangs. */
  #awaitAnswer(): void {
    this.#cancelPatience();
    const { timeControl, timeMarginMs, time } = this.#conditions;
    if (timeControl.kind === "clock") return;
    const { timeMs } = timeControl.limits;
    const patienceMs =
      timeMs === undefined ? PATIENCE_MS : timeMs + timeMarginMs + MOVE_TIME_TOLERANCE_MS;
    const side = this.#session.sideToMove;
    this.#cancelPatience = time.setTimer(() => {
      const detail = `It did not move within ${patienceMs} ms.`;
      this.#fault = { side, kind: "time-forfeit", detail };
      this.#session.adjudicate(this.#lossOf(side, "time-forfeit"));
    }, patienceMs);
  }

  #lossOf(side: S, reason: string): Outcome<S> {
    const [first, second] = this.#conditions.game.sides;
    return { kind: "win", winner: side === first ? second : first, reason };
  }

  #finished(status: Status<S>): FinishedGame<P, M, S> {
    const { line } = this.#session.state;
    const game = { line, moves: this.#moves, adjudicated: this.#adjudicated };
    if (status.kind === "failed") {
      const { side, code, message } = status;
      const fault = { side, kind: code, detail: message };
      return { ...game, outcome: this.#lossOf(side, code), fault };
    }
    if (status.kind !== "over") throw new Error(`a settled session is ${status.kind}`);
    return { ...game, outcome: status.outcome, ...(this.#fault && { fault: this.#fault }) };
  }
}

function participant<P, M>({ name, player, limits }: Seat<P, M>, control: TimeControl) {
  const perMove = control.kind === "per-move" ? control.limits : {};
  return { kind: "player", name, player, limits: { ...perMove, ...limits } } as const;
}

function sessionControl(control: TimeControl): SessionControl {
  if (control.kind === "per-move") return untimed;
  const { baseMs, incrementMs, movesPerPeriod } = control;
  const stage = {
    mainMs: baseMs,
    ...(movesPerPeriod !== undefined && { moves: movesPerPeriod }),
    ...(incrementMs > 0 && { bonus: { kind: "increment", ms: incrementMs } as const }),
  };
  return { kind: "stages", stages: [stage] };
}
