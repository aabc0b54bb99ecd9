import { parseTimeControl } from "@kibitz/engine";
import type { Random } from "@kibitz/rules";
import { unknownVariant, variantsFor } from "../app/position-address.ts";
import type { GameEntry } from "../games/game-entry.ts";
import { type NewGame, newGame } from "./new-game.ts";
import type { FreshOpening } from "./opening.ts";
import { FIRST_WISH, type GameWish } from "./wish.ts";

export interface FirstGame<P, S extends string> {
  readonly game: NewGame<P, S>;
  /** Sentences about what the address asked for and did not get. */
  readonly faults: readonly string[];
}

/**
 * The game that an address opens with: the variant and the position that it names, and for the
 * rest what the person chose last time. A position that is none gives way to the start.
 */
export function firstGame<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  { position, variant: named }: FreshOpening,
  lastWish: GameWish,
  random: Random,
): FirstGame<P, S> {
  const wish = calmed(lastWish);
  const variants = named === undefined ? [wish.variant] : variantsFor(entry, named);
  const faults: string[] = [];
  const begin = (variant: string, from: string): NewGame<P, S> | undefined => {
    const made = newGame(entry, { ...wish, variant }, from, random);
    if (!made.ok) faults.push(`The position: ${made.error.message}`);
    return made.ok ? made.value : undefined;
  };
  let game: NewGame<P, S> | undefined;
  for (const variant of variants) game ??= begin(variant, position);
  const start = game ?? begin(variants[0] ?? "", "");
  if (start === undefined) throw new Error(faults.at(-1));
  const unknown = unknownVariant(entry, named, start.variant);
  // The usual rules, tried first, tell best what is wrong with a position that fits none.
  const misfits = game === undefined ? faults.slice(0, 1) : [];
  return { game: start, faults: unknown === undefined ? misfits : [unknown, ...misfits] };
}

/** Nobody who opens an address waits for two engines, or for a clock that cannot be read. */
function calmed(wish: GameWish): GameWish {
  const isReadable = parseTimeControl(wish.clock.trim() || "none").ok;
  return {
    ...wish,
    opponent: wish.opponent === "engines" ? "engine" : wish.opponent,
    clock: isReadable ? wish.clock : FIRST_WISH.clock,
  };
}
