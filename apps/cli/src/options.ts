import { parseTimeControl, type TimeControl } from "@kibitz/engine";
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

/** A parser for an option that takes a clock, such as `5+3`, for commander. */
export function clockOption(text: string): TimeControl {
  const control = parseTimeControl(text);
  if (control.ok) return control.value;
  throw new InvalidArgumentError(control.error.message);
}
