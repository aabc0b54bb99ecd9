import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{packages,apps}/*/src/**/*.test.ts", "tests/**/*.test.ts"],
    globalSetup: ["scripts/vitest-setup.mjs"],
    testTimeout: 60_000,
    // Vitest would leave one core of two to itself, although it hardly uses it.
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
