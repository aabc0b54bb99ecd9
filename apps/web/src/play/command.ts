import { parseTimeControl } from "@kibitz/engine";
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
  const areUnlike = wish.opponent === "engines" && wish.level !== wish.otherLevel;
  if (areUnlike && position.trim() === "") return matchCommand(entry, wish, variant);
  const words = [`npx kibitz play ${entry.id}`, ...opponentWords(entry, variant, wish)];
  if (variant !== entry.variants[0]?.id) words.push(`--variant ${variant}`);
  if (wish.clock.trim() !== "none" && wish.clock.trim() !== "") words.push(`--clock ${wish.clock}`);
  if (position.trim() !== "") words.push(`--position ${quoted(position.trim())}`);
  return words.join(" ");
}

/** Two engines of different levels meet in a match, once with either side. */
function matchCommand<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  { level, otherLevel, clock }: GameWish,
  variant: string,
): string {
  const engines = [level, otherLevel].map((each) => `--engine kibitz:level=${each}`);
  const words = [
    `npx kibitz match ${entry.id}`,
    ...engines,
    "--games 2",
    `--tc ${matchTime(clock)}`,
  ];
  if (variant !== entry.variants[0]?.id) words.push(`--variant ${variant}`);
  return words.join(" ");
}

/** A match counts in seconds; without a clock its engines have a second for a move. */
function matchTime(clock: string): string {
  const control = parseTimeControl(clock.trim() || "none");
  if (!control.ok || control.value.kind !== "stages") return "movetime=1";
  const [{ mainMs, bonus }] = control.value.stages;
  return `${mainMs / 1000}+${(bonus?.ms ?? 0) / 1000}`;
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
