// What parsed JSON turns out to be.

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((item) => Number.isFinite(item));

/** A whole number from 0. */
export const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0;

/** The value that a JSON text spells, or undefined where it spells none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Malformed text is what the caller reports.
    return undefined;
  }
}
