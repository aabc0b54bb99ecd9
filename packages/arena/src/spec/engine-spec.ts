import { LEVELS, type Level, type Limits, MAX_ELO, MIN_ELO } from "@kibitz/engine";
import { err, ok, type Result } from "@kibitz/rules";
import { parseCommandLine } from "../transport/command-line.ts";
import {
  type EngineSpecError,
  type Field,
  parseSettings,
  parseWhole,
  type Setting,
  splitFields,
  type WholeRange,
} from "./fields.ts";

export const REFERENCE_SEARCHES = ["random", "greedy", "minimax", "alphabeta", "mcts"] as const;
export type ReferenceSearch = (typeof REFERENCE_SEARCHES)[number];

/** A player of a match as a person describes it. */
export type EngineSpec = KibitzSpec | ReferenceSpec | UciSpec;

interface CommonSpec {
  /** As the person calls it. */
  readonly name?: string;
  /** Limits on top of the match's time control. */
  readonly limits: Limits;
}

/** Our kernel, at full strength or as one of its weaker selves. */
export interface KibitzSpec extends CommonSpec {
  readonly kind: "kibitz";
  readonly strength?: { readonly level: Level } | { readonly elo: number };
  /** Of the choices of a weaker self. */
  readonly seed?: number;
  readonly threads?: number;
  readonly hashMiB?: number;
}

/** One of the readable searches. */
export interface ReferenceSpec extends CommonSpec {
  readonly kind: "reference";
  readonly search: ReferenceSearch;
  readonly seed?: number;
}

/** A program that speaks UCI. */
export interface UciSpec extends CommonSpec {
  readonly kind: "uci";
  readonly argv: readonly string[];
  /** UCI options by name, in the order given. */
  readonly options: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

const MAX_COUNT = 1e15;
const RANGES: Readonly<Record<string, WholeRange>> = {
  level: { min: 1, max: LEVELS.length },
  elo: { min: MIN_ELO, max: MAX_ELO },
  threads: { min: 1, max: 256 },
  hash: { min: 1, max: 65_536 },
  seed: { min: 0, max: 2 ** 32 - 1 },
  depth: { min: 1, max: 255 },
  nodes: { min: 1, max: MAX_COUNT },
  playouts: { min: 1, max: MAX_COUNT },
  movetime: { min: 1, max: 86_400_000 },
};

/** Settings that every kind of engine takes; `movetime` is in milliseconds as in UCI. */
const COMMON = ["name", "depth", "nodes", "playouts", "movetime"];

/**
 * Reads `kibitz[:level=5,threads=1,hash=16]` (or `elo=1500`), `reference:alphabeta[,depth=3]`
 * or `uci:COMMAND[,Option=value ...]`. A comma or a blank inside a value or a
 * path stands in double quotes.
 */
export function parseEngineSpec(text: string): Result<EngineSpec, EngineSpecError> {
  const colon = text.indexOf(":");
  const kind = colon < 0 ? text : text.slice(0, colon);
  const rest = colon < 0 ? { text: "", at: text.length } : fieldAfter(text, colon);
  switch (kind.trim()) {
    case "kibitz":
      return parseKibitz(rest);
    case "reference":
      return parseReference(rest);
    case "uci":
      return parseUciSpec(rest);
    default: {
      const message =
        `There is no engine "${kind}": write kibitz, reference:SEARCH or uci:COMMAND, ` +
        "each with settings such as ,nodes=10000.";
      return err({ code: "unknown-engine", message, at: 0 });
    }
  }
}

const fieldAfter = (text: string, colon: number): Field => ({
  text: text.slice(colon + 1),
  at: colon + 1,
});

function parseKibitz(rest: Field): Result<KibitzSpec, EngineSpecError> {
  const fields = rest.text.trim() === "" ? [] : splitFields(rest);
  const read = readSettings(fields, ["level", "elo", "seed", "threads", "hash"]);
  if (!read.ok) return read;
  const { level, elo, seed, threads, hash } = read.value.numbers;
  if (level !== undefined && elo !== undefined) {
    const message = "level and elo both set the strength: leave one.";
    return err({ code: "repeated-setting", message, at: rest.at });
  }
  return ok({
    kind: "kibitz",
    ...read.value.common,
    ...(level !== undefined && { strength: { level: level as Level } }),
    ...(elo !== undefined && { strength: { elo } }),
    ...(seed !== undefined && { seed }),
    ...(threads !== undefined && { threads }),
    ...(hash !== undefined && { hashMiB: hash }),
  });
}

function parseReference(rest: Field): Result<ReferenceSpec, EngineSpecError> {
  const [first = rest, ...fields] = splitFields(rest);
  const search = REFERENCE_SEARCHES.find((name) => name === first.text.trim());
  if (!search) {
    const message = `"${first.text}" is no reference search: write one of ${REFERENCE_SEARCHES.join(", ")}.`;
    return err({ code: "missing-part", message, at: first.at });
  }
  const read = readSettings(fields, ["seed"]);
  if (!read.ok) return read;
  const { seed } = read.value.numbers;
  return ok({
    kind: "reference",
    search,
    ...read.value.common,
    ...(seed !== undefined && { seed }),
  });
}

function parseUciSpec(rest: Field): Result<UciSpec, EngineSpecError> {
  const [first = rest, ...fields] = splitFields(rest);
  const command = parseCommandLine(first.text);
  if (!command.ok) {
    const { message, at } = command.error;
    return err({ code: "bad-command", message, at: first.at + at });
  }
  const settings = parseSettings(fields);
  if (!settings.ok) return settings;
  const own = settings.value.filter(({ name }) => COMMON.includes(name));
  const common = readCommon(own);
  if (!common.ok) return common;
  const cwd = settings.value.find(({ name }) => name === "cwd")?.value;
  const options = settings.value.filter(({ name }) => !COMMON.includes(name) && name !== "cwd");
  return ok({
    kind: "uci",
    argv: command.value,
    options: Object.fromEntries(options.map(({ name, value }) => [name, value])),
    ...common.value.common,
    ...(cwd !== undefined && { cwd }),
  });
}

interface ReadSettings {
  readonly common: CommonSpec;
  readonly numbers: Readonly<Record<string, number>>;
}

/** Reads the common settings and the numbers of one kind of engine; refuses all others. */
function readSettings(
  fields: readonly Field[],
  own: readonly string[],
): Result<ReadSettings, EngineSpecError> {
  const settings = parseSettings(fields);
  if (!settings.ok) return settings;
  const known = [...own, ...COMMON];
  const stranger = settings.value.find(({ name }) => !known.includes(name));
  if (!stranger) return readCommon(settings.value);
  const message = `There is no setting "${stranger.name}" here: there are ${known.join(", ")}.`;
  return err({ code: "unknown-setting", message, at: stranger.at });
}

function readCommon(settings: readonly Setting[]): Result<ReadSettings, EngineSpecError> {
  const numbers: Record<string, number> = {};
  for (const setting of settings) {
    const range = RANGES[setting.name];
    if (!range) continue;
    const number = parseWhole(setting, range);
    if (!number.ok) return number;
    numbers[setting.name] = number.value;
  }
  const name = settings.find((setting) => setting.name === "name")?.value;
  const limits = limitsOf(numbers);
  return ok({ numbers, common: name ? { name, limits } : { limits } });
}

function limitsOf({ depth, nodes, playouts, movetime }: Record<string, number>): Limits {
  return {
    ...(depth !== undefined && { depth }),
    ...(nodes !== undefined && { nodes }),
    ...(playouts !== undefined && { playouts }),
    ...(movetime !== undefined && { timeMs: movetime }),
  };
}
