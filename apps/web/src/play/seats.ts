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
import { type Pace, SeatPlayer } from "./seat-player.ts";

export type Seats<S extends string> = PerSide<S, Seat>;

/** Who a person is when the other side is an engine's. */
export const YOU = "You";

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

/** Whom a session asks for moves, as the seats are taken. */
export function participantsOf<P, M, S extends string>(
  game: Game<P, M, S>,
  seats: Seats<S>,
  options: {
    readonly engine: () => Promise<Player<P, M>>;
    readonly seed: number;
    readonly pace: Pace;
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
      acceptsDraw: acceptsUnlessBetter(DRAW_MARGIN_CP),
    };
  });
}
