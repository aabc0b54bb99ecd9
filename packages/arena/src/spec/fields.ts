import { err, ok, type Result } from "@kibitz/rules";

/** Why a text describes no engine. */
export interface EngineSpecError {
  readonly code:
    | "unknown-engine"
    | "missing-part"
    | "unknown-setting"
    | "repeated-setting"
    | "bad-value"
    | "bad-command";
  /** A sentence for people: what is wrong and what to do. */
  readonly message: string;
  /** Index of the first faulty character. */
  readonly at: number;
}

/** A stretch of a text with its place. */
export interface Field {
  readonly text: string;
  readonly at: number;
}

/** A `name=value` of an engine's description. */
export interface Setting {
  readonly name: string;
  readonly value: string;
  readonly at: number;
}

/** Splits at commas that stand outside double quotes. */
export function splitFields({ text, at }: Field): readonly Field[] {
  const fields: Field[] = [];
  let start = 0;
  let quoted = false;
  for (let index = 0; index <= text.length; index++) {
    if (text[index] === '"') quoted = !quoted;
    if (index < text.length && (quoted || text[index] !== ",")) continue;
    fields.push({ text: text.slice(start, index), at: at + start });
    start = index + 1;
  }
  return fields;
}

/** Reads `name=value` fields; a value may stand in double quotes. No name comes twice. */
export function parseSettings(
  fields: readonly Field[],
): Result<readonly Setting[], EngineSpecError> {
  const settings: Setting[] = [];
  for (const { text, at } of fields) {
    const split = text.indexOf("=");
    if (split <= 0) {
      const message = `"${text}" is no setting: write name=value.`;
      return err({ code: "missing-part", message, at });
    }
    const name = text.slice(0, split).trim();
    if (settings.some((other) => other.name === name)) {
      const message = `${name} is set twice: leave one.`;
      return err({ code: "repeated-setting", message, at });
    }
    settings.push({ name, value: unquoted(text.slice(split + 1)), at });
  }
  return ok(settings);
}

function unquoted(value: string): string {
  const trimmed = value.trim();
  const quoted = trimmed.length >= 2 && trimmed.startsWith('"') && trimmed.endsWith('"');
  return quoted ? trimmed.slice(1, -1) : trimmed;
}

export interface WholeRange {
  readonly min: number;
  readonly max: number;
}

export function parseWhole(
  { name, value, at }: Setting,
  { min, max }: WholeRange,
): Result<number, EngineSpecError> {
  const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= min && number <= max) return ok(number);
  const message = `${name} is a whole number from ${min} to ${max}, not "${value}".`;
  return err({ code: "bad-value", message, at });
}
