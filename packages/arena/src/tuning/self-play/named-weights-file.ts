import { err, ok, type Result } from "@kibitz/rules";
import { isRecord, parseJson } from "../content-checks.ts";
import { readText, type TuningFileError } from "../fit-state.ts";
import { namedWeights, type TunableGame, type Weights } from "./tunable-game.ts";

/** The contents of a file such as `data/weights/kalah.json`. */
export function namedWeightsText(game: TunableGame, weights: Weights, source: string): string {
  return `${JSON.stringify({ source, weights: namedWeights(game, weights) }, undefined, 2)}\n`;
}

/** Reads such a file: every weight of the game must be there, and no other. */
export async function readNamedWeights(
  game: TunableGame,
  path: string,
): Promise<Result<Weights, TuningFileError>> {
  const text = await readText(path);
  if (!text.ok) return text;
  const content = parseJson(text.value);
  const named = isRecord(content) ? content.weights : undefined;
  if (!isRecord(named)) return malformed(path, 'has no "weights" by name');
  const known = new Set([...Object.keys(game.fixed), ...game.ranges.map(({ name }) => name)]);
  const stranger = Object.keys(named).find((name) => !known.has(name));
  if (stranger !== undefined) {
    return malformed(path, `has a weight "${stranger}", which ${game.id} does not know`);
  }
  const values = game.ranges.map(({ name }) => named[name]);
  const missing = values.findIndex((value) => !Number.isFinite(value));
  const name = game.ranges[missing]?.name;
  if (name !== undefined) return malformed(path, `has no number for the weight "${name}"`);
  return ok(values.filter((value) => typeof value === "number"));
}

function malformed(path: string, reason: string): Result<never, TuningFileError> {
  return err({ code: "malformed", message: `${path} ${reason}.` });
}
