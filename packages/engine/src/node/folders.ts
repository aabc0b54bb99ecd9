import { mkdir } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, isAbsolute, join } from "node:path";

/** The user's base folders by the XDG variable that names each, with its place below the home. */
const BASE_FOLDERS = {
  XDG_CACHE_HOME: [".cache"],
  XDG_DATA_HOME: [".local", "share"],
} as const;

/**
 * A base folder of the user. By the rules of the XDG base directories a path that is not absolute
 * is passed over.
 */
export function baseFolder(
  name: keyof typeof BASE_FOLDERS,
  environment: NodeJS.ProcessEnv = process.env,
): string {
  const wanted = environment[name] ?? "";
  return isAbsolute(wanted) ? wanted : join(homedir(), ...BASE_FOLDERS[name]);
}

/**
 * Makes a folder with those that it lies in. `mkdir` with `recursive` never ends where a folder that
 * exists takes none, as `/proc`.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdirUnlessThere(path);
  } catch (error) {
    if (!hasCode(error, "ENOENT") || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdirUnlessThere(path);
  }
}

async function mkdirUnlessThere(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if (!hasCode(error, "EEXIST")) throw error;
  }
}

/** Whether a call of the file system failed with a code, such as `ENOENT`. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;
