import { err, ok, type Result } from "@kibitz/rules";
import { isNumbers, isRecord } from "./content-checks.ts";
import { readText, type TuningFileError, writeWhole } from "./fit-state.ts";
import type { WeightVector } from "./loss.ts";

/** Weights of one term of an evaluation, by whatever `of` says. */
export interface WeightGroup {
  readonly name: string;
  readonly of?: string;
  readonly mg: readonly number[];
  readonly eg: readonly number[];
}

/** The contents of a file such as `data/weights/chess.json`. */
export interface WeightsFile {
  /** Where the values come from. */
  readonly source: string;
  readonly unit: string;
  readonly groups: readonly WeightGroup[];
}

const VALUES_PER_ROW = 8;

export async function readWeightsFile(path: string): Promise<Result<WeightsFile, TuningFileError>> {
  const text = await readText(path);
  if (!text.ok) return text;
  const file = parseWeights(text.value);
  return file.ok ? file : err({ ...file.error, message: `${path}: ${file.error.message}` });
}

export async function writeWeightsFile(path: string, file: WeightsFile): Promise<void> {
  await writeWhole(path, formatWeights(file));
}

export function parseWeights(text: string): Result<WeightsFile, TuningFileError> {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    return malformed(error instanceof Error ? error.message : String(error));
  }
  if (!isRecord(content) || !Array.isArray(content.groups)) return malformed("no list of groups");
  const { source, unit, groups } = content;
  if (typeof source !== "string" || typeof unit !== "string") {
    return malformed("source and unit must be texts");
  }
  const fault = groups.map(faultOfGroup).find((text) => text !== undefined);
  return fault === undefined ? ok({ source, unit, groups }) : malformed(fault);
}

function malformed(reason: string): Result<never, TuningFileError> {
  return err({ code: "malformed", message: `no weights can be read: ${reason}.` });
}

function faultOfGroup(group: unknown, at: number): string | undefined {
  if (!isRecord(group) || typeof group.name !== "string") return `group ${at} has no name`;
  const { name, of, mg, eg } = group;
  if (of !== undefined && typeof of !== "string") return `"of" of ${name} is no text`;
  if (!isNumbers(mg) || !isNumbers(eg)) return `mg and eg of ${name} must be lists of numbers`;
  return mg.length === eg.length ? undefined : `mg and eg of ${name} differ in length`;
}

/** JSON with eight values a row, so that a board reads as a board and a change as a line. */
export function formatWeights({ source, unit, groups }: WeightsFile): string {
  const head = [`  "source": ${JSON.stringify(source)},`, `  "unit": ${JSON.stringify(unit)},`];
  const body = groups.map(formatGroup).join(",\n");
  return `{\n${head.join("\n")}\n  "groups": [\n${body}\n  ]\n}\n`;
}

function formatGroup({ name, of, mg, eg }: WeightGroup): string {
  const lines = [
    `"name": ${JSON.stringify(name)}`,
    ...(of === undefined ? [] : [`"of": ${JSON.stringify(of)}`]),
    `"mg": ${formatValues(mg)}`,
    `"eg": ${formatValues(eg)}`,
  ];
  return `    {\n      ${lines.join(",\n      ")}\n    }`;
}

function formatValues(values: readonly number[]): string {
  if (values.length <= VALUES_PER_ROW) return `[${values.join(", ")}]`;
  const rows: string[] = [];
  for (let at = 0; at < values.length; at += VALUES_PER_ROW) {
    rows.push(values.slice(at, at + VALUES_PER_ROW).join(", "));
  }
  return `[\n        ${rows.join(",\n        ")}\n      ]`;
}

/** All weights of the groups in their order; see `WeightVector`. */
export function vectorOf(groups: readonly WeightGroup[]): WeightVector {
  return Float64Array.from(
    groups.flatMap(({ mg, eg }) => mg.flatMap((value, i) => [value, eg[i] ?? 0])),
  );
}

/** The groups with the values of `vector`, rounded to whole units. */
export function groupsWith(
  groups: readonly WeightGroup[],
  vector: WeightVector,
): readonly WeightGroup[] {
  let first = 0;
  return groups.map((group) => {
    const start = first;
    first += 2 * group.mg.length;
    const rounded = (offset: number) =>
      group.mg.map((_, i) => Math.round(vector[start + 2 * i + offset] ?? 0) + 0);
    return { ...group, mg: rounded(0), eg: rounded(1) };
  });
}
