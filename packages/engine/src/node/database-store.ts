import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import type { DatabaseStore } from "../kernel/database.ts";

/** Keeps databases as files of the user's cache, which may be deleted at any time. */
export const databaseStore: DatabaseStore = { read, write };

/** By the rules of the XDG base directories. */
function folder(): string {
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), ".cache");
  return join(cache, "kibitz", "databases");
}

async function read(name: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(join(folder(), name));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Writes beside the target and renames: several processes may do so at once. */
async function write(name: string, parts: readonly Uint8Array[]): Promise<void> {
  await mkdir(folder(), { recursive: true });
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

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";
