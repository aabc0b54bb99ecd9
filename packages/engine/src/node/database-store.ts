import { randomUUID } from "node:crypto";
import { open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseStore } from "../kernel/database.ts";
import { baseFolder, hasCode, makeFolder } from "./folders.ts";

/** Keeps databases as files of the user's cache, which may be deleted at any time. */
export const databaseStore: DatabaseStore = { read, write };

/** No draft takes so long to write. */
const OLD_MS = 3_600_000;

const folder = (): string => join(baseFolder("XDG_CACHE_HOME"), "kibitz", "databases");

async function read(name: string): Promise<Uint8Array | undefined> {
  const path = join(folder(), name);
  try {
    // Nothing ends the reading of a pipe or a device.
    if (!(await stat(path)).isFile()) throw new Error("it is no file");
    return await readFile(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Writes beside the target and renames: several processes may do so at once. */
async function write(name: string, parts: readonly Uint8Array[]): Promise<void> {
  await makeFolder(folder());
  await removeOldDrafts(name);
  const draft = join(folder(), `${name}.${randomUUID()}`);
  try {
    const file = await open(draft, "wx");
    try {
      for (const part of parts) await file.writeFile(part);
    } finally {
      await file.close();
    }
    await rename(draft, join(folder(), name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** What a program that was killed while it wrote has left. */
async function removeOldDrafts(name: string): Promise<void> {
  for (const entry of await readdir(folder())) {
    if (!entry.startsWith(`${name}.`)) continue;
    const path = join(folder(), entry);
    if (Date.now() - (await writtenMs(path)) > OLD_MS) await rm(path, { force: true });
  }
}

/** When a draft was written to last; now, if it has just found its place. */
async function writtenMs(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if (isMissing(error)) return Date.now();
    throw error;
  }
}

const isMissing = (error: unknown): boolean => hasCode(error, "ENOENT");
