import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const MAIN = fileURLToPath(new URL("main.ts", import.meta.url));

test("ends without a word when nobody reads its output any more", async () => {
  const args = ["--import", "tsx", MAIN, "perft", "chess", "--depth", "2", "--divide", "--referee"];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] });
  child.stdout.destroy();
  let noted = "";
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
    noted += chunk;
  });
  const [exitCode] = await once(child, "close");
  expect(noted).toBe("");
  expect(exitCode).toBe(130);
});

test("says in a sentence that its output cannot be written", async () => {
  const full = openSync("/dev/full", "w");
  const args = ["--import", "tsx", MAIN, "perft", "kalah", "--depth", "1"];
  const child = spawn(process.execPath, args, { stdio: ["ignore", full, "pipe"] });
  closeSync(full);
  let noted = "";
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
    noted += chunk;
  });
  const [exitCode] = await once(child, "close");
  expect(noted).toMatch(/^kibitz: the output cannot be written: ENOSPC[^\n]*\n$/);
  expect(exitCode).toBe(1);
});
