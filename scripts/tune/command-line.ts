import { type ParseArgsConfig, parseArgs } from "node:util";
import type { TuningFileError } from "@kibitz/arena/tuning";
import type { Result } from "@kibitz/rules";

/** Input that cannot be used; ends the program with exit code 2. */
export class UsageError extends Error {}

/** The texts of the options of a command; those without a value are `fresh` and the like. */
export type OptionTexts = Readonly<Record<string, string | boolean | undefined>>;

/** Reads the options of a command: `names` take a value, `flags` take none. */
export function parseOptions(
  args: readonly string[],
  names: readonly string[],
  flags: readonly string[] = [],
): OptionTexts {
  const options: NonNullable<ParseArgsConfig["options"]> = Object.fromEntries([
    ...names.map((name) => [name, { type: "string" as const }]),
    ...flags.map((name) => [name, { type: "boolean" as const }]),
  ]);
  try {
    const { values } = parseArgs({ args: [...args], options, allowPositionals: false });
    return values as OptionTexts;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** A number of the command line from `min` on, or `fallback` where it is absent. */
export function numberOf(texts: OptionTexts, name: string, fallback: number, min = 0): number {
  const text = texts[name];
  const value = text === undefined ? fallback : Number(text === "" ? Number.NaN : text);
  if (Number.isFinite(value) && value >= min) return value;
  throw new UsageError(`--${name} takes a number from ${min} on, not "${text}"`);
}

/** A whole number of the command line in a range, or `fallback` where it is absent. */
export function countOf(
  texts: OptionTexts,
  name: string,
  fallback: number,
  [min, max]: readonly [number, number] = [1, 1_000_000],
): number {
  const text = texts[name];
  const value = text === undefined ? fallback : Number(text === "" ? Number.NaN : text);
  if (Number.isSafeInteger(value) && value >= min && value <= max) return value;
  throw new UsageError(`--${name} takes a whole number from ${min} to ${max}, not "${text}"`);
}

export function textOf(texts: OptionTexts, name: string): string | undefined {
  const text = texts[name];
  return typeof text === "string" ? text : undefined;
}

export function usable<T>(result: Result<T, TuningFileError>): T {
  if (result.ok) return result.value;
  throw new UsageError(result.error.message);
}

/** Progress goes to the standard error, results to the standard output. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}
