import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,apps}/*/src/**/*.test.ts", "tests/**/*.test.ts"],
    globalSetup: ["scripts/vitest-setup.mjs"],
    testTimeout: 60_000,
    // What tests keep in the user's cache is not the user's.
    env: { XDG_CACHE_HOME: fileURLToPath(new URL("node_modules/.cache/tests", import.meta.url)) },
    // Vitest would leave one core of two to itself, although it hardly uses it.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
