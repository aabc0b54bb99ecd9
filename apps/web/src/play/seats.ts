import {
  acceptsUnlessBetter,
  createLevelledPlayer,
  LEVELS,
  type Participant,
  type PerSide,
  type Player,
  perSide,
  person,
} from "@kibitz/engine";
import type { Game } from "@kibitz/rules";
import type { Seat } from "../library/game-store.ts";
import { levelOf } from "./levels.ts";
import { SeatPlayer } from "./seat-player.ts";

export type Seats<S extends string> = PerSide<S, Seat>;

/** Who a person is when the other side is an engine's. */
export const YOU = "You";

/** The engine's longest thought, with a clock or without; low levels end theirs much sooner. */
const LONGEST_THOUGHT_MS = { untimed: 1500, timed: 10_000 };

/** The engine agrees to a draw when it does not stand better than this. */
const DRAW_MARGIN_CP = 20;

export const isPerson = (seat: Seat): boolean => seat.kind === "person";

/** The side of the only person, or undefined where two sit or none. */
export function ownSide<S extends string>(
  seats: Seats<S>,
  [first, second]: readonly [S, S],
): S | undefined {
  const [one, other] = [isPerson(seats[first]), isPerson(seats[second])];
  if (one === other) return undefined;
  return one ? first : second;
}

export function seatName(seat: Seat): string {
  return seat.kind === "person" ? seat.name : `Kibitz, level ${seat.level}`;
}

/** How the engines at a table play; read before each move. */
export interface Pace {
  /** A move takes no less, so that it can be followed. */
  leastMs: number;
}

/** Whom a session asks for moves, as the seats are taken. */
export function participantsOf<P, M, S extends string>(
  game: Game<P, M, S>,
  seats: Seats<S>,
  options: {
    readonly engine: () => Promise<Player<P, M>>;
    readonly seed: number;
    readonly pace: Pace;
    readonly isTimed: boolean;
  },
): PerSide<S, Participant<P, M>> {
  return perSide(game.sides, (side) => {
    const seat = seats[side];
    if (seat.kind === "person") return person(seat.name);
    const level = levelOf(seat.level) ?? LEVELS[0] ?? 1;
    const start = async () =>
      createLevelledPlayer(await options.engine(), {
        game,
        strength: { level },
        seed: options.seed,
      });
    const name = seatName(seat);
    return {
      kind: "player",
      name,
      player: new SeatPlayer({ name, start, pace: options.pace }),
      limits: { timeMs: LONGEST_THOUGHT_MS[options.isTimed ? "timed" : "untimed"] },
      acceptsDraw: acceptsUnlessBetter(DRAW_MARGIN_CP),
    };
  });
}
