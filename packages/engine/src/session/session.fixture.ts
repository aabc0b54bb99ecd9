import { type Mark, type TicTacToePosition, ticTacToe } from "../reference/small-games.fixture.ts";
import type { SessionChange, SessionEvent } from "./events.ts";
import { FakeTime } from "./fake-time.fixture.ts";
import { type Participant, person } from "./participant.ts";
import type { Done, RefusalCode } from "./refusal.ts";
import { ScriptedPlayer } from "./scripted-player.fixture.ts";
import { type NewSessionOptions, newSession, type Session } from "./session.ts";

export type Options = NewSessionOptions<TicTacToePosition, number, Mark>;
export type TicTacToeSession = Session<TicTacToePosition, number, Mark>;
export type TicTacToeScript = ScriptedPlayer<TicTacToePosition, number>;

/** A session of tic-tac-toe, between two persons unless told otherwise, with all that is heard of it. */
export function setUp(options: Partial<Options> = {}) {
  const time = new FakeTime();
  const participants = { x: person("Xenia"), o: person("Otto") };
  const session = newSession({ game: ticTacToe, participants, time, ...options });
  const events: SessionEvent<TicTacToePosition, number, Mark>[] = [];
  const changes: SessionChange<number, Mark>[] = [];
  session.subscribe((event) => {
    events.push(event);
    if (event.kind === "changed") changes.push(event.change);
  });
  return { time, session, events, kinds: () => changes.map(({ kind }) => kind) };
}

type Player = Extract<Participant<TicTacToePosition, number>, { readonly kind: "player" }>;

/** A session in which X is a person and O a scripted player. */
export function againstScript(options: Partial<Options> = {}, more: Partial<Player> = {}) {
  const script: TicTacToeScript = new ScriptedPlayer();
  const o: Player = { kind: "player", name: "Script", player: script, ...more };
  return { script, ...setUp({ participants: { x: person("Xenia"), o }, ...options }) };
}

export function submitAll(session: TicTacToeSession, moves: readonly number[]): void {
  for (const move of moves) {
    const done = session.submit(move);
    if (!done.ok) throw new Error(`move ${move}: ${done.error.message}`);
  }
}

export const refusalOf = (done: Done): RefusalCode | undefined =>
  done.ok ? undefined : done.error.code;

export const movesOf = (session: TicTacToeSession): readonly number[] => session.state.line.moves;
