import { newSession, restoreSession, type SessionOptions } from "@kibitz/engine";
import { err, ok, type Result } from "@kibitz/rules";
import type { GameEntry } from "../games/game-entry.ts";
import type { KeptGame } from "../library/game-store.ts";
import { pgnDate, type TableIdentity } from "./keeping.ts";
import type { NewGame } from "./new-game.ts";
import { FOLLOWABLE_MS, type Pace } from "./seat-player.ts";
import { participantsOf, type Seats } from "./seats.ts";
import { Table, type TableTools } from "./table.ts";

/** A new game; it begins with the first move, or when `begin` finds an engine to move. */
export function newTable<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  id: string,
  { variant, start, seats, controls }: NewGame<P, S>,
  tools: TableTools<P, M>,
): Table<P, M, S> {
  const identity = { entry, id, variant, seats, date: pgnDate(tools.now()) };
  const pace = { leastMs: FOLLOWABLE_MS };
  const options = sessionOptions(identity, tools, pace);
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
  const options = sessionOptions(identity, tools, pace);
  const session = restoreSession<P, M, S>(table?.snapshot, options);
  return session.ok
    ? ok(new Table(identity, session.value, tools, pace))
    : err(session.error.message);
}

function sessionOptions<P, M, S extends string>(
  { entry, variant, seats }: TableIdentity<P, M, S>,
  tools: TableTools<P, M>,
  pace: Pace,
): SessionOptions<P, M, S> {
  const game = entry.game(variant);
  const { seed, time } = tools;
  return {
    game,
    participants: participantsOf(game, seats, {
      engine: () => tools.engine(),
      seed,
      pace,
    }),
    timeoutOutcome: (line, side) => entry.timeout(line, side),
    ...(time && { time }),
  };
}
