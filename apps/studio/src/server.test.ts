import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ownFolder } from "../../../tests/own-folder.fixture.ts";
import { createApp, StudioError, startStudio } from "./server.ts";

async function pageFolder(): Promise<string> {
  const folder = await ownFolder();
  await writeFile(join(folder, "index.html"), "<h1>Kibitz</h1>");
  await mkdir(join(folder, "assets"));
  for (const name of ["engine.wasm", "sw.js", "manifest.webmanifest", "icon.png"]) {
    await writeFile(join(folder, name), name);
  }
  await writeFile(join(folder, "assets", "index-abc.js"), "");
  return folder;
}

test("serves the page with cross-origin isolation", async () => {
  const app = createApp(await pageFolder());
  const response = await app.request("/");
  expect(await response.text()).toBe("<h1>Kibitz</h1>");
  expect(response.headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  expect(response.headers.get("Cross-Origin-Embedder-Policy")).toBe("require-corp");
});

test("the content policy lets the page's own worker and manifest in, and no other page around it", async () => {
  const app = createApp(await pageFolder());
  const policy = (await app.request("/")).headers.get("Content-Security-Policy");
  expect(policy).toContain("default-src 'self';");
  expect(policy).toContain("worker-src 'self' blob:;");
  expect(policy).toContain("manifest-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("'unsafe-eval'");
});

test.each([
  ["/", "no-cache"],
  ["/chess/analysis", "no-cache"],
  ["/sw.js", "no-cache"],
  ["/manifest.webmanifest", "no-cache"],
  ["/assets/index-abc.js", "public, max-age=31536000, immutable"],
])("%s is cached as %s", async (path, expected) => {
  const app = createApp(await pageFolder());
  const response = await app.request(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe(expected);
});

test("what a browser has already is not sent again, and is still isolated", async () => {
  const app = createApp(await pageFolder());
  const tag = (await app.request("/sw.js")).headers.get("ETag") ?? "";
  expect(tag).not.toBe("");
  const again = await app.request("/sw.js", { headers: { "If-None-Match": tag } });
  expect(again.status).toBe(304);
  expect(again.headers.get("Cross-Origin-Embedder-Policy")).toBe("require-corp");
});

test.each([
  ["/manifest.webmanifest", "application/manifest+json"],
  ["/icon.png", "image/png"],
  ["/sw.js", "text/javascript; charset=utf-8"],
])("%s is sent as %s", async (path, expected) => {
  const app = createApp(await pageFolder());
  expect((await app.request(path)).headers.get("Content-Type")).toBe(expected);
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
