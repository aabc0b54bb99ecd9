import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The folder of the checkout. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * Runs a command in the checkout with this process's terminal; resolves with its exit code.
 * Ctrl-C reaches the child from the terminal itself, so this process only waits for it.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
    const wait = () => {};
    const terminate = () => child.kill("SIGTERM");
    process.on("SIGINT", wait);
    process.on("SIGTERM", terminate);
    child.on("error", reject);
    child.on("close", (code, signal) => {
      process.off("SIGINT", wait);
      process.off("SIGTERM", terminate);
      resolve(code ?? (signal === "SIGINT" ? 130 : 1));
    });
  });
}

/** Runs a program of the project's own dependencies, such as `vite`. */
export function runTool(name, args, options) {
  return run(process.execPath, [binOf(name), ...args], options);
}

const BINS = {
  asc: "node_modules/assemblyscript/bin/asc.js",
  biome: "node_modules/@biomejs/biome/bin/biome",
  tsc: "node_modules/typescript/bin/tsc",
  tsx: "node_modules/tsx/dist/cli.mjs",
  vite: "node_modules/vite/bin/vite.js",
  vitest: "node_modules/vitest/vitest.mjs",
};

function binOf(name) {
  return `${root}${BINS[name]}`;
}
