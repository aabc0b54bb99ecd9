import { err, excerpt, ok, type Result } from "@kibitz/rules";

/** A setting that an engine offers, as its `option` line declares it. */
export type UciOption =
  | { readonly type: "check"; readonly name: string; readonly default: boolean }
  | SpinOption
  | ComboOption
  | { readonly type: "button"; readonly name: string }
  | { readonly type: "string"; readonly name: string; readonly default: string };

export interface SpinOption {
  readonly type: "spin";
  readonly name: string;
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

export interface ComboOption {
  readonly type: "combo";
  readonly name: string;
  readonly default: string;
  readonly choices: readonly string[];
}

/** What stands for an empty string, which a line of words cannot show. */
const EMPTY = "<empty>";

export function formatOption(option: UciOption): string {
  return `option name ${option.name} type ${option.type}${formatDomain(option)}`;
}

function formatDomain(option: UciOption): string {
  switch (option.type) {
    case "button":
      return "";
    case "check":
      return ` default ${option.default}`;
    case "string":
      return ` default ${option.default === "" ? EMPTY : option.default}`;
    case "spin":
      return ` default ${option.default} min ${option.min} max ${option.max}`;
    case "combo":
      return ` default ${option.default}${option.choices.map((choice) => ` var ${choice}`).join("")}`;
  }
}

/**
 * Reads what follows the word `option`; undefined when it declares nothing usable. White space
 * counts as one space, so that the patterns below need not look for its end.
 */
export function parseOption(text: string): UciOption | undefined {
  const line = text.split(/\s+/).join(" ").trim();
  const match = /^name (.*?) type (check|spin|combo|button|string)(?: (.*))?$/.exec(line);
  const [, name = "", type = "", domain = ""] = match ?? [];
  if (name === "") return undefined;
  switch (type) {
    case "check":
      return { type, name, default: fieldOf(domain, "default") === "true" };
    case "button":
      return { type, name };
    case "string":
      return { type, name, default: parseStringDefault(domain) };
    case "spin":
      return parseSpin(name, domain);
    case "combo":
      return parseCombo(name, domain);
  }
  return undefined;
}

/** The text after a field's word, up to the next field. */
function fieldOf(domain: string, field: string): string | undefined {
  const words = domain.split(" ");
  const start = words.indexOf(field) + 1;
  if (start === 0) return undefined;
  const end = words.findIndex(
    (word, index) => index >= start && /^(default|min|max|var)$/.test(word),
  );
  return words.slice(start, end < 0 ? words.length : end).join(" ");
}

/** A string's default runs to the end of the line: a path may hold any word. */
function parseStringDefault(domain: string): string {
  const value = /^default ?(.*)$/.exec(domain)?.[1] ?? "";
  return value === EMPTY ? "" : value;
}

function parseSpin(name: string, domain: string): SpinOption | undefined {
  const [value, min, max] = ["default", "min", "max"].map((field) =>
    Number(fieldOf(domain, field)),
  );
  if (value === undefined || !Number.isFinite(value)) return undefined;
  return {
    type: "spin",
    name,
    default: value,
    min: orElse(min, Number.MIN_SAFE_INTEGER),
    max: orElse(max, Number.MAX_SAFE_INTEGER),
  };
}

function orElse(value: number | undefined, fallback: number): number {
  return value !== undefined && Number.isFinite(value) ? value : fallback;
}

function parseCombo(name: string, domain: string): ComboOption {
  const choices = domain.split(/(?:^| )var /).slice(1);
  return {
    type: "combo",
    name,
    default: fieldOf(domain, "default") ?? choices[0] ?? "",
    choices: choices.map((choice) => choice.replace(/ default .*$/, "")),
  };
}

/** A value in the spelling that the engine expects, or a sentence that says why it is none. */
export function checkOptionValue(
  option: UciOption,
  value: string | undefined,
): Result<string | undefined, string> {
  if (option.type === "button") return ok(undefined);
  if (value === undefined) return err(`option ${option.name} needs a value`);
  switch (option.type) {
    case "check":
      return checkFlag(option.name, value);
    case "spin":
      return checkSpin(option, value);
    case "combo":
      return checkChoice(option, value);
    case "string":
      return ok(value === EMPTY ? "" : value);
  }
}

function checkFlag(name: string, value: string): Result<string, string> {
  const flag = value.toLowerCase();
  if (flag === "true" || flag === "false") return ok(flag);
  return err(`option ${name} takes true or false, not ${excerpt(value)}`);
}

function checkSpin(option: SpinOption, value: string): Result<string, string> {
  const number = /^[+-]?\d+$/.test(value) ? Number(value) : Number.NaN;
  if (number >= option.min && number <= option.max) return ok(String(number));
  const range = `a whole number from ${option.min} to ${option.max}`;
  return err(`option ${option.name} takes ${range}, not ${excerpt(value)}`);
}

function checkChoice(option: ComboOption, value: string): Result<string, string> {
  const found = option.choices.find((choice) => choice.toLowerCase() === value.toLowerCase());
  if (found !== undefined) return ok(found);
  return err(
    `option ${option.name} takes one of ${option.choices.join(", ")}, not ${excerpt(value)}`,
  );
}
