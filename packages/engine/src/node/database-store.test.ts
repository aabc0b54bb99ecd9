import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ownFolder } from "../../../../tests/own-folder.fixture.ts";
import { databaseStore } from "./database-store.ts";

const NAME = "kalah-0.kibitzdb";
const PARTS = [Uint8Array.of(1, 2), Uint8Array.of(3)];
let place = "";

beforeEach(async () => {
  place = await ownFolder();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

it("makes its folder with those above it, once", async () => {
  vi.stubEnv("XDG_CACHE_HOME", join(place, "not", "yet"));
  expect(await databaseStore.read(NAME)).toBeUndefined();
  await Promise.all([databaseStore.write(NAME, PARTS), databaseStore.write(NAME, PARTS)]);
  expect([...((await databaseStore.read(NAME)) ?? [])]).toEqual([1, 2, 3]);
  expect(await readdir(join(place, "not", "yet", "kibitz", "databases"))).toEqual([NAME]);
});

it.each([
  // Exists where it does, and takes no folder from anybody.
  ["a folder that takes none", () => "/proc"],
  ["a file", () => join(place, "file")],
])("rejects in %s, and does not wait for ever", async (_, cache) => {
  await writeFile(join(place, "file"), "");
  vi.stubEnv("XDG_CACHE_HOME", cache());
  await expect(databaseStore.write(NAME, PARTS)).rejects.toThrow(/^E[A-Z]+: /);
});
