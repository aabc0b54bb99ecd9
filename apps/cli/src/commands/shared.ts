import { plain } from "@kibitz/rules";
import type { Command } from "commander";
import { InputFault } from "../fault.ts";
import type { BoardSize, GameEntry } from "../games/entry.ts";
import { gameIds } from "../games/registry.ts";
import { wholeNumber } from "../options.ts";

/** The options with which every command names a variant. */
export interface VariantOptions extends BoardSize {
  readonly variant?: string;
}

/** The options with which every command names a position. */
export interface PositionOptions extends VariantOptions {
  readonly position?: string;
}

export function addGameArgument(command: Command): Command {
  return command.argument("<game>", `one of ${gameIds().join(", ")}`);
}

export function addPositionOptions(command: Command): Command {
  return addVariantOptions(
    command.option("--position <text>", "the position, in the game's own text (chess: FEN)"),
  );
}

export function addVariantOptions(command: Command): Command {
  return command
    .option("--variant <name>", "a variant of the game (chess: chess960; kalah: 6x4-pie)")
    .option("--pits <number>", "kalah: pits a side", wholeNumber(0, MOST))
    .option("--seeds <number>", "kalah: seeds a pit at the start", wholeNumber(0, MOST));
}

/** What a number may be that the rules of a game judge. */
const MOST = 999;

/**
 * The variant that was asked for, by its name or its size, or the game's usual one; where none is
 * named, with what the position tells of it. Throws an `InputFault` for one that there is not.
 */
export function chooseVariant<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  { position, ...options }: PositionOptions,
): string {
  const variant = sizedVariant(entry, options);
  if (options.variant !== undefined || position === undefined) return variant;
  return entry.completedVariant?.(variant, position) ?? variant;
}

function sizedVariant<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  { variant: asked, pits, seeds }: VariantOptions,
): string {
  const variant = namedVariant(entry, asked);
  if (pits === undefined && seeds === undefined) return variant;
  if (entry.resized === undefined)
    throw new InputFault(`${entry.title} has no --pits and --seeds; they are options of kalah`);
  const size = { ...(pits !== undefined && { pits }), ...(seeds !== undefined && { seeds }) };
  const resized = entry.resized(variant, size);
  if (resized.ok && asked !== undefined && resized.value !== variant) {
    throw new InputFault(
      `--variant ${variant} is a board of another size than --pits and --seeds ask for; give one of them, such as --variant ${resized.value}`,
    );
  }
  if (resized.ok) return resized.value;
  throw new InputFault(`there is no such board: ${resized.error.message}`);
}

function namedVariant<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  asked: string | undefined,
): string {
  if (asked === undefined) return entry.variants[0] ?? "";
  if (entry.variants.includes(asked)) return asked;
  const read = entry.readVariant?.(asked);
  if (read?.ok) return read.value;
  const advice = read?.error.message ?? `its variants are ${entry.variants.join(", ")}`;
  throw new InputFault(`${entry.title} has no variant "${plain(asked)}": ${advice}`);
}
