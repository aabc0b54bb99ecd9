import { type PerSide, perSide } from "@kibitz/engine";
import type { KeptGame, Seat } from "../library/game-store.ts";
import { levelOf } from "./levels.ts";
import type { Seats } from "./seats.ts";

/** Who sits where in a kept game; undefined where it was not played here, or cannot be read. */
export function keptSeats<S extends string>(
  { table }: KeptGame,
  sides: readonly [S, S],
): Seats<S> | undefined {
  const found: Readonly<Record<string, unknown>> = table?.seats ?? {};
  const seats: PerSide<S, Seat | undefined> = perSide(sides, (side) => readSeat(found[side]));
  const [first, second] = sides;
  const [one, other] = [seats[first], seats[second]];
  if (one === undefined || other === undefined) return undefined;
  return perSide(sides, (side) => (side === first ? one : other));
}

function readSeat(value: unknown): Seat | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { kind, name, level } = value as Readonly<Record<string, unknown>>;
  if (kind === "person" && typeof name === "string") return { kind, name };
  const known = levelOf(level);
  return kind === "engine" && known !== undefined ? { kind, level: known } : undefined;
}
