import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const GENERATED = new Set(["node_modules", "dist", "build"]);

/** A digest of the contents and names of all files below the given files and folders. */
export function digestOf(paths) {
  const hash = createHash("sha256");
  for (const path of paths.flatMap(filesBelow)) hash.update(`${path}\0`).update(readFileSync(path));
  return hash.digest("hex");
}

function filesBelow(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !GENERATED.has(name))
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** Whether `stampFile` holds this digest: what was made from those inputs is still good. */
export function isFresh(stampFile, digest) {
  try {
    return readFileSync(stampFile, "utf8") === digest;
  } catch (error) {
    if (error.code === "ENOENT") return false;
    throw error;
  }
}

export function writeStamp(stampFile, digest) {
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, digest);
}
