import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { checkArrows, importsOf } from "../scripts/lib/arrows.mjs";
import { ownFolder } from "./own-folder.fixture.ts";

async function houseWith(room: string, source: string, dependencies = {}): Promise<string> {
  const root = await ownFolder();
  const folder = join(root, "packages", room);
  await mkdir(join(folder, "src"), { recursive: true });
  await mkdir(join(root, "apps"));
  await writeFile(join(root, "package.json"), "{}");
  const manifest = { name: `@kibitz/${room}`, dependencies };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await writeFile(join(folder, "src", "index.ts"), source);
  return root;
}

test("the arrows of this house point one way and are declared", () => {
  expect(checkArrows(fileURLToPath(new URL("..", import.meta.url)))).toEqual([]);
});

test.each([
  ["rules", 'import { x } from "@kibitz/engine";', { "@kibitz/engine": "1" }, "must not import"],
  ["rules", 'import type { X } from "@kibitz/arena";', { "@kibitz/arena": "1" }, "must not import"],
  ["arena", 'import "@kibitz/kernels/x.wasm";', { "@kibitz/kernels": "1" }, "must not import"],
  ["kernels", 'export * from "@kibitz/rules";', { "@kibitz/rules": "1" }, "must not import"],
  ["engine", 'import { x } from "@kibitz/rules";', {}, "not declared"],
  ["engine", 'const x = await import("hono");', {}, "not declared"],
  ["engine", 'import { x } from "../../rules/src/index.ts";', {}, "leaves the package"],
])("a fault in %s is found: %s", async (room, source, dependencies, fault) => {
  const faults = checkArrows(await houseWith(room, source, dependencies));
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(fault);
});

test("data may be imported from everywhere", async () => {
  const source = 'import table from "../../../data/table.json";';
  expect(checkArrows(await houseWith("rules", source))).toEqual([]);
});

test("imports are read in each of their forms", () => {
  const source =
    'import a from "a"; import "b"; export * from "c"; await import("d"); import type { E } from "e";';
  expect(importsOf(source)).toEqual(["a", "b", "c", "d", "e"]);
  expect(importsOf('spawn("node", ["--import", "tsx"]); Buffer.from("x");')).toEqual([]);
});
