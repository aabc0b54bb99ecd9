import { type PerSide, parseTimeControl, perSide, type TimeControl } from "@kibitz/engine";
import { err, type Game, ok, type Random, type Result } from "@kibitz/rules";
import { variantsFor } from "../app/position-address.ts";
import type { GameEntry } from "../games/game-entry.ts";
import type { Seat } from "../library/game-store.ts";
import { type Seats, YOU } from "./seats.ts";
import type { GameWish } from "./wish.ts";

/** A game that is about to be played. */
export interface NewGame<P, S extends string> {
  readonly variant: string;
  readonly start: P;
  readonly seats: Seats<S>;
  readonly controls: PerSide<S, TimeControl>;
}

/** Which of a person's wishes cannot be met, and why. */
export interface WishFault {
  readonly field: "clock" | "position";
  readonly message: string;
}

/** Makes a game of a wish; `position`, in the game's notation, stands in for the game's own start. */
export function newGame<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  wish: GameWish,
  position: string,
  random: Random,
): Result<NewGame<P, S>, WishFault> {
  const variant = knownVariant(entry, wish.variant);
  const game = entry.game(variant);
  const control = parseTimeControl(wish.clock.trim() || "none");
  if (!control.ok) return err({ field: "clock", message: control.error.message });
  const start = startOf(entry, variant, position, random);
  if (!start.ok) return start;
  return ok({
    variant,
    start: start.value,
    seats: seatsOf(entry, game, wish, random),
    controls: perSide(game.sides, () => control.value),
  });
}

/** The same again: the sides are swapped, and a start that was drawn by lot is drawn anew. */
export function rematchOf<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  { variant, start, seats, controls }: NewGame<P, S>,
  random: Random,
): NewGame<P, S> {
  const { sides } = entry.game(variant);
  const [first, second] = sides;
  const other = (side: S): S => (side === first ? second : first);
  const areFriends = sides.every((side) => seats[side].kind === "person");
  return {
    variant,
    start: entry.startsByLot?.(variant) ? entry.newPosition(variant, random) : start,
    seats: areFriends ? seats : perSide(sides, (side) => seats[other(side)]),
    controls: perSide(sides, (side) => controls[other(side)]),
  };
}

export function knownVariant<P, M, S extends string>(
  entry: Pick<GameEntry<P, M, S>, "variants" | "readVariant">,
  wanted: string,
): string {
  return variantsFor(entry, wanted)[0] ?? "";
}

function startOf<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  variant: string,
  position: string,
  random: Random,
): Result<P, WishFault> {
  const text = position.trim();
  if (text === "") return ok(entry.newPosition(variant, random));
  const parsed = entry.game(variant).notation.parsePosition(text);
  return parsed.ok ? parsed : err({ field: "position", message: parsed.error.message });
}

function seatsOf<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  { sides }: Game<P, M, S>,
  wish: GameWish,
  random: Random,
): Seats<S> {
  const [first] = sides;
  const engine = (level: number): Seat => ({ kind: "engine", level });
  switch (wish.opponent) {
    case "friend":
      return perSide(sides, (side) => ({ kind: "person", name: entry.sideName(side) }));
    case "engines":
      return perSide(sides, (side) => engine(side === first ? wish.level : wish.otherLevel));
    case "engine": {
      const isFirst = wish.side === "random" ? random.below(2) === 0 : wish.side === "first";
      const you: Seat = { kind: "person", name: YOU };
      return perSide(sides, (side) => ((side === first) === isFirst ? you : engine(wish.level)));
    }
  }
}
