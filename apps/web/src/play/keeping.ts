import {
  formatTimeControl,
  type SessionSnapshot,
  type SessionState,
  type TimeControl,
} from "@kibitz/engine";
import { type Annotations, type GameRecord, resultOf, treeOfMoves } from "@kibitz/records";
import type { GameEntry } from "../games/game-entry.ts";
import { PLAYER_TAGS } from "../games/player-tags.ts";
import type { KeptGame } from "../library/game-store.ts";
import { type Seats, seatName } from "./seats.ts";

/** What a game at a table is, beside the moves. */
export interface TableIdentity<P, M, S extends string> {
  readonly entry: GameEntry<P, M, S>;
  readonly id: string;
  readonly variant: string;
  readonly seats: Seats<S>;
  /** When it began, as PGN writes it. */
  readonly date: string;
}

/** A game in progress as it stands in a file of its field. */
export function recordOf<P, M, S extends string>(
  table: TableIdentity<P, M, S>,
  state: SessionState<P, M, S>,
): GameRecord<P, M> {
  const { sides } = table.entry.game(table.variant);
  const outcome = state.status.kind === "over" ? state.status.outcome : undefined;
  const result = resultOf(outcome, sides);
  const tree = treeOfMoves(state.line.moves, (index) => timesOf(state, index));
  return { tags: tagsOf(table, state, result), start: state.line.start, tree, result };
}

function timesOf<P, M, S extends string>(
  { played, clock }: SessionState<P, M, S>,
  index: number,
): Annotations {
  const made = played[index];
  if (made === undefined || clock.controls[made.side].kind === "none") return {};
  return { clockMs: made.record.times[made.side].mainMs, elapsedMs: made.record.usedMs };
}

function tagsOf<P, M, S extends string>(
  { entry, variant, seats, date }: TableIdentity<P, M, S>,
  state: SessionState<P, M, S>,
  result: string,
): ReadonlyMap<string, string> {
  const [first, second] = entry.game(variant).sides;
  const [firstTag, secondTag] = PLAYER_TAGS;
  return new Map([
    ["Event", "Game in the studio"],
    ["Date", date],
    [firstTag, seatName(seats[first])],
    [secondTag, seatName(seats[second])],
    ["Result", result],
    ["TimeControl", timeControlTag(state.clock.controls[first])],
  ]);
}

/** The day where the person is, as PGN writes it. */
export function pgnDate(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join(".");
}

/** As PGN writes it, in seconds: "300+3", "-" without a clock. */
function timeControlTag(control: TimeControl): string {
  if (control.kind === "none") return "-";
  if (control.kind !== "stages" || control.stages.length > 1) return formatTimeControl(control);
  const [{ mainMs, bonus }] = control.stages;
  const increment = bonus?.kind === "increment" ? `+${bonus.ms / 1000}` : "";
  return `${mainMs / 1000}${increment}`;
}

/** The game as the store keeps it. */
export function keptGame<P, M, S extends string>(
  table: TableIdentity<P, M, S>,
  state: SessionState<P, M, S>,
  snapshot: SessionSnapshot<S>,
  now: Date,
): KeptGame {
  const { entry, id, variant, seats } = table;
  const record = recordOf(table, state);
  return {
    id,
    game: entry.id,
    variant,
    origin: "played",
    updatedAt: now.toISOString(),
    tags: Object.fromEntries(record.tags),
    plies: state.line.moves.length,
    record: entry.writeRecord(record, variant),
    table: { seats, snapshot },
  };
}
