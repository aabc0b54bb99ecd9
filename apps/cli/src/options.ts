import { InvalidArgumentError } from "commander";

/** A parser for an option that takes a whole number within bounds, for commander. */
export function wholeNumber(minimum: number, maximum: number): (text: string) => number {
  return (text) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (value >= minimum && value <= maximum) return value;
    throw new InvalidArgumentError(`Give a whole number from ${minimum} to ${maximum}.`);
  };
}

/** A parser for an option that takes one of a few words, for commander. */
export function oneOf<T extends string>(choices: readonly T[]): (text: string) => T {
  return (text) => {
    const choice = choices.find((candidate) => candidate === text);
    if (choice !== undefined) return choice;
    throw new InvalidArgumentError(`Give one of ${choices.join(", ")}.`);
  };
}

/** Base time and increment of one side, from `minutes+seconds` as in `5+3`. */
export interface ClockSetting {
  readonly baseMs: number;
  readonly incrementMs: number;
}

const MAX_BASE_MINUTES = 24 * 60;
const MAX_INCREMENT_SECONDS = 3600;

export function clockSetting(text: string): ClockSetting {
  const match = /^(\d+(?:\.\d+)?)\+(\d+(?:\.\d+)?)$/.exec(text);
  const minutes = Number(match?.[1]);
  const seconds = Number(match?.[2]);
  if (minutes <= MAX_BASE_MINUTES && seconds <= MAX_INCREMENT_SECONDS && minutes + seconds > 0) {
    return { baseMs: Math.round(minutes * 60_000), incrementMs: Math.round(seconds * 1000) };
  }
  throw new InvalidArgumentError("Give minutes+seconds, such as 5+3 or 0.5+0.");
}
