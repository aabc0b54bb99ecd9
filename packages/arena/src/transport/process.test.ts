import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { LineTransport } from "@kibitz/protocols";
import { describe, expect, it } from "vitest";
import { ownFolder } from "../../../../tests/own-folder.fixture.ts";
import { startProcess } from "./process.ts";

const node = (script: string) => startProcess([process.execPath, "-e", script]);

const nextLine = (transport: LineTransport) =>
  new Promise<string>((resolve) => transport.onLine(resolve));

const exitReason = (transport: LineTransport) =>
  new Promise<string>((resolve) => transport.onExit(resolve));

describe("startProcess", () => {
  it("exchanges lines", async () => {
    const echo = node("process.stdin.on('data', (text) => process.stdout.write('got ' + text))");
    echo.send("isready");
    expect(await nextLine(echo)).toBe("got isready");
    await echo.close();
  });

  it("keeps lines for a late listener", async () => {
    const early = node("console.log('hello'); setInterval(() => {}, 1000)");
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await nextLine(early)).toBe("hello");
    await early.close();
  });

  it("kills a program that does not end by itself, without calling it an exit", async () => {
    const stubborn = startProcess(
      [process.execPath, "-e", "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"],
      { graceMs: 50 },
    );
    let exited = false;
    stubborn.onExit(() => {
      exited = true;
    });
    await stubborn.close();
    await stubborn.close();
    expect(exited).toBe(false);
  });

  it("tells how a program ended, with its last words", async () => {
    const dying = node("console.error('no licence'); process.exit(3)");
    expect(await exitReason(dying)).toMatch(/ended with exit code 3\. Its last words: no licence$/);
    dying.send("quit");
    await dying.close();
  });

  it("tells in plain words why a program does not start", async () => {
    const missing = startProcess(["/no/such/engine"]);
    expect(await exitReason(missing)).toMatch(/^There is no program "\/no\/such\/engine"/);
    await missing.close();

    const folder = await ownFolder();
    const text = join(folder, "notes.txt");
    await writeFile(text, "not a program");
    expect(await exitReason(startProcess([text]))).toMatch(/may not be run.*chmod \+x/);
    await chmod(text, 0o644);
  });
});
