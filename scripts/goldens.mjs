// `npm run goldens`: records what tests compare with anew, from what the code does now.
// Read the difference (`git diff data`) before you accept it.
import { build } from "./build.mjs";
import { prepareDependencies } from "./lib/prepare.mjs";
import { runTool } from "./lib/run.mjs";

const TESTS_WITH_GOLDENS = ["packages/protocols", "packages/engine/src/kernel/chess-bench.test.ts"];

await prepareDependencies();
await build();
const env = { ...process.env, UPDATE_GOLDENS: "1" };
process.exitCode = await runTool("vitest", ["run", ...TESTS_WITH_GOLDENS], { env });
