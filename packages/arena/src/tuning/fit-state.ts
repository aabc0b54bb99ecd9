import { readFile, rename, writeFile } from "node:fs/promises";
import { err, ok, type Result } from "@kibitz/rules";
import { isCount, isNumbers, isRecord, parseJson } from "./content-checks.ts";
import type { FitState } from "./fit.ts";

/** What is wrong with a file of the tuner: a stable code and a sentence that names the file. */
export interface TuningFileError {
  readonly code: "absent" | "unreadable" | "malformed" | "mismatch";
  readonly message: string;
}

/**
 * Saves a fit. The file appears whole or not at all: it is written beside its
 * place and renamed. `fingerprint` names samples and settings.
 */
export async function saveFitState(
  path: string,
  fingerprint: string,
  { epoch, weights, adam }: FitState,
): Promise<void> {
  const numbers = (array: Float64Array) => [...array];
  const content = {
    fingerprint,
    epoch,
    weights: numbers(weights),
    first: numbers(adam.first),
    second: numbers(adam.second),
    step: adam.step,
  };
  await writeWhole(path, JSON.stringify(content));
}

/** Writes a file so that a reader finds the old content or the new one, never a part. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.draft`;
  await writeFile(draft, content);
  await rename(draft, path);
}

/** Reads a saved fit; one of other samples or settings is refused. */
export async function loadFitState(
  path: string,
  fingerprint: string,
): Promise<Result<FitState, TuningFileError>> {
  const text = await readText(path);
  if (!text.ok) return text;
  const state = parseFitState(text.value, fingerprint);
  return state.ok ? state : err({ ...state.error, message: `${path} ${state.error.message}` });
}

export async function readText(path: string): Promise<Result<string, TuningFileError>> {
  try {
    return ok(await readFile(path, "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const isAbsent = error instanceof Error && "code" in error && error.code === "ENOENT";
    return err({
      code: isAbsent ? "absent" : "unreadable",
      message: `${path} cannot be read: ${reason}`,
    });
  }
}

function parseFitState(text: string, fingerprint: string): Result<FitState, TuningFileError> {
  const content = parseObject(text);
  const weights = numbersOf(content?.weights);
  const first = numbersOf(content?.first);
  const second = numbersOf(content?.second);
  const { epoch, step } = content ?? {};
  if (!weights || first?.length !== weights.length || second?.length !== weights.length) {
    return err({ code: "malformed", message: "is no saved fit; delete it to start afresh." });
  }
  if (content?.fingerprint !== fingerprint || !isCount(epoch) || !isCount(step)) {
    const message = "belongs to other samples or settings; delete it to start afresh.";
    return err({ code: "mismatch", message });
  }
  return ok({ epoch, weights, adam: { first, second, step } });
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  const value = parseJson(text);
  return isRecord(value) ? value : undefined;
}

const numbersOf = (value: unknown): Float64Array | undefined =>
  isNumbers(value) ? Float64Array.from(value) : undefined;
