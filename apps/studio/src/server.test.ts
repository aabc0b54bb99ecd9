import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createApp, StudioError, startStudio } from "./server.ts";

async function pageFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kibitz-page-"));
  await writeFile(join(folder, "index.html"), "<h1>Kibitz</h1>");
  await writeFile(join(folder, "engine.wasm"), "wasm");
  return folder;
}

test("serves the page with cross-origin isolation", async () => {
  const app = createApp(await pageFolder());
  const response = await app.request("/");
  expect(await response.text()).toBe("<h1>Kibitz</h1>");
  expect(response.headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  expect(response.headers.get("Cross-Origin-Embedder-Policy")).toBe("require-corp");
});

test("addresses without a file ending are the page; wasm has its own type", async () => {
  const app = createApp(await pageFolder());
  expect((await app.request("/chess/analysis")).status).toBe(200);
  const wasm = await app.request("/engine.wasm");
  expect(wasm.headers.get("Content-Type")).toBe("application/wasm");
});

test.each([
  "/missing.js",
  "/..%2f..%2fetc/passwd.txt",
  "/%zz.js",
  "/a%00.js",
  "/.%2e/package.json",
])("refuses %s", async (path) => {
  const app = createApp(await pageFolder());
  expect((await app.request(path)).status).toBe(404);
});

test("a taken port is explained", async () => {
  const folder = await pageFolder();
  const first = await startStudio({ pageFolder: folder, port: 0 });
  const port = Number(new URL(first.url).port);
  await expect(startStudio({ pageFolder: folder, port })).rejects.toThrow(StudioError);
  await first.close();
});
