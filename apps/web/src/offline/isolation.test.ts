import { expect, test } from "vitest";
import { isolated } from "./isolation.ts";

test("a bare response gets the headers and keeps all else", async () => {
  const bare = new Response("wasm", {
    status: 203,
    headers: { "Content-Type": "application/wasm", "Cross-Origin-Opener-Policy": "unsafe-none" },
  });
  const response = isolated(bare);
  expect(response.headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  expect(response.headers.get("Cross-Origin-Embedder-Policy")).toBe("require-corp");
  expect(response.headers.get("Content-Type")).toBe("application/wasm");
  expect(response.status).toBe(203);
  expect(await response.text()).toBe("wasm");
});

test("a response that is isolated, or closed to us, stays the same", () => {
  const headers = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "credentialless",
  };
  const own = new Response("", { headers });
  expect(isolated(own)).toBe(own);
  const failed = Response.error();
  expect(isolated(failed)).toBe(failed);
});
