import { readFile } from "node:fs/promises";

// This file and the bundle that it becomes part of lie equally deep in the checkout.
const DATA_FOLDER = new URL("../../../data/", import.meta.url);

/** The text of a file below `data/`. */
export function readDataFile(path: string): Promise<string> {
  return readFile(new URL(path, DATA_FOLDER), "utf8");
}
