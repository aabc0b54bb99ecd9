/**
 * Small checks of values from outside, such as JSON read from a file. Each
 * returns the value with its type, or throws a `ShapeError` that names the
 * place; `read` at the border turns that into a result.
 */
export class ShapeError extends Error {
  /** Where in the value, such as `moves[3].text`. */
  readonly place: string;

  constructor(place: string, expected: string) {
    super(`${place || "the whole"} should be ${expected}`);
    this.place = place;
  }
}

/** A value of unknown shape and where it was found. */
export interface Found {
  readonly value: unknown;
  readonly place: string;
}

export function field(found: Found, name: string): Found {
  const { value, place } = found;
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ShapeError(place, "an object");
  }
  const inner: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
  return { value: inner, place: place ? `${place}.${name}` : name };
}

export function text({ value, place }: Found): string {
  if (typeof value !== "string") throw new ShapeError(place, "a text");
  return value;
}

/** A finite number from 0 up to a limit. */
export function amount({ value, place }: Found, limit = Number.MAX_SAFE_INTEGER): number {
  if (typeof value !== "number" || !(value >= 0 && value <= limit)) {
    throw new ShapeError(place, `a number from 0 to ${limit}`);
  }
  return value;
}

/** A whole number in a range. */
export function count(found: Found, least: number, most: number): number {
  const { value, place } = found;
  if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) {
    throw new ShapeError(place, `a whole number from ${least} to ${most}`);
  }
  return value;
}

export function flag({ value, place }: Found): boolean {
  if (typeof value !== "boolean") throw new ShapeError(place, "true or false");
  return value;
}

export function list<T>(found: Found, item: (found: Found) => T): T[] {
  const { value, place } = found;
  if (!Array.isArray(value)) throw new ShapeError(place, "a list");
  return value.map((inner: unknown, index) => item({ value: inner, place: `${place}[${index}]` }));
}

export function oneOf<T extends string>({ value, place }: Found, choices: readonly T[]): T {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) throw new ShapeError(place, choices.join(" or "));
  return choice;
}

/** Nothing where the value is absent; JSON knows no `undefined`, so `null` counts as absent. */
export function optional<T>(found: Found, read: (found: Found) => T): T | undefined {
  return found.value === undefined || found.value === null ? undefined : read(found);
}
