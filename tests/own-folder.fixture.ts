import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** An empty folder for the test that runs or is being set up; it is removed when that test ends. */
export async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kibitz-test-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
