import { readFile } from "node:fs/promises";
import { decodeGameFile } from "@kibitz/records";
import { err, type Result } from "@kibitz/rules";
import type { OpeningsError } from "./opening.ts";

/** Reads a file of openings by what `read` makes of its text. */
export async function readOpeningsFile<T>(
  path: string,
  read: (text: string) => Result<T, OpeningsError>,
): Promise<Result<T, OpeningsError>> {
  let text: string;
  try {
    text = decodeGameFile(await readFile(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return err({ code: "unreadable", message: `${path} cannot be read: ${reason}.`, line: 1 });
  }
  return read(text);
}
