import type { Level } from "@kibitz/engine";
import { levelOf } from "./levels.ts";

const OPPONENTS = ["engine", "friend", "engines"] as const;
const SIDE_WISHES = ["first", "second", "random"] as const;

/** What a person wants to play; the choice is remembered for the next game. */
export interface GameWish {
  readonly opponent: (typeof OPPONENTS)[number];
  readonly level: Level;
  /** Of the engine that moves second, where two play. */
  readonly otherLevel: Level;
  readonly side: (typeof SIDE_WISHES)[number];
  readonly variant: string;
  /** As `parseTimeControl` reads it. */
  readonly clock: string;
  /** Between friends, the board turns to whoever is to move. */
  readonly flips: boolean;
}

/** What a newcomer gets without asking. */
export const FIRST_WISH: GameWish = {
  opponent: "engine",
  level: 2,
  otherLevel: 6,
  side: "first",
  variant: "",
  clock: "none",
  flips: false,
};

/** The choices that the browser's store has not taken: they hold as long as the page. */
const unkept = new Map<string, GameWish>();

const keyOf = (game: string): string => `kibitz.wish.${game}`;

export function rememberWish(game: string, wish: GameWish, storage = browserStorage()): void {
  unkept.set(game, wish);
  try {
    storage?.setItem(keyOf(game), JSON.stringify(wish));
    if (storage !== undefined) unkept.delete(game);
  } catch {
    // The game itself tells when the browser keeps nothing; a choice is not worth a sentence.
  }
}

/** The last choice, as far as it can be read; anything may stand in the browser's store. */
export function rememberedWish(game: string, storage = browserStorage()): GameWish {
  const held = unkept.get(game);
  if (held !== undefined) return held;
  try {
    return readWish(JSON.parse(storage?.getItem(keyOf(game)) ?? "null"));
  } catch {
    return FIRST_WISH;
  }
}

export function readWish(value: unknown): GameWish {
  const found: Partial<Record<keyof GameWish, unknown>> =
    typeof value === "object" && value !== null ? value : {};
  return {
    opponent: OPPONENTS.find((each) => each === found.opponent) ?? FIRST_WISH.opponent,
    level: levelOf(found.level) ?? FIRST_WISH.level,
    otherLevel: levelOf(found.otherLevel) ?? FIRST_WISH.otherLevel,
    side: SIDE_WISHES.find((each) => each === found.side) ?? FIRST_WISH.side,
    variant: typeof found.variant === "string" ? found.variant : FIRST_WISH.variant,
    clock: typeof found.clock === "string" ? found.clock : FIRST_WISH.clock,
    flips: found.flips === true,
  };
}

function browserStorage(): Pick<Storage, "getItem" | "setItem"> | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
