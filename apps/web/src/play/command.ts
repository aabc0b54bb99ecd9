import type { GameEntry } from "../games/game-entry.ts";
import { knownVariant } from "./new-game.ts";
import type { GameWish } from "./wish.ts";

/** The command that plays the same game at the terminal. */
export function playCommand<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  wish: GameWish,
  position: string,
): string {
  const variant = knownVariant(entry, wish.variant);
  const words = [`npx kibitz play ${entry.id}`, ...opponentWords(entry, variant, wish)];
  if (variant !== entry.variants[0]?.id) words.push(`--variant ${variant}`);
  if (wish.clock.trim() !== "none" && wish.clock.trim() !== "") words.push(`--clock ${wish.clock}`);
  if (position.trim() !== "") words.push(`--position ${quoted(position.trim())}`);
  return words.join(" ");
}

function opponentWords<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  variant: string,
  wish: GameWish,
): readonly string[] {
  const [first, second] = entry.game(variant).sides;
  switch (wish.opponent) {
    case "friend":
      return ["--side both"];
    case "engines":
      return [`--level ${wish.level}`, "--side none"];
    case "engine":
      return [`--level ${wish.level}`, `--side ${{ first, second, random: "random" }[wish.side]}`];
  }
}

/** For a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
