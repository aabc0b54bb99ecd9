import { plain } from "@kibitz/rules";
import type { Command } from "commander";
import { InputFault } from "../fault.ts";
import type { GameEntry } from "../games/entry.ts";
import { gameIds } from "../games/registry.ts";

/** The options with which every command names a position. */
export interface PositionOptions {
  readonly position?: string;
  readonly variant?: string;
}

export function addGameArgument(command: Command): Command {
  return command.argument("<game>", `one of ${gameIds().join(", ")}`);
}

export function addPositionOptions(command: Command): Command {
  return command
    .option("--position <text>", "the position, in the game's own text (chess: FEN)")
    .option("--variant <name>", "a variant of the game (chess: chess960)");
}

/** The variant that was asked for, or the game's usual one. Throws an `InputFault` for an unknown one. */
export function chooseVariant<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  asked: string | undefined,
): string {
  if (asked === undefined) return entry.variants[0] ?? "";
  if (entry.variants.includes(asked)) return asked;
  const read = entry.readVariant?.(asked);
  if (read?.ok) return read.value;
  const reason = read ? `: ${read.error.message}` : "";
  throw new InputFault(
    `${entry.title} has no variant "${plain(asked)}"${reason}; its variants are: ${entry.variants.join(", ")}`,
  );
}
