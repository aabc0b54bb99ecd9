// `npm run check`: format, lint, types of both languages, and the arrows between the rooms.
import { checkArrows } from "./lib/arrows.mjs";
import { prepareDependencies } from "./lib/prepare.mjs";
import { root, runTool } from "./lib/run.mjs";
import { fail, say } from "./lib/say.mjs";

await prepareDependencies();
say("format and lint (biome) ...");
if ((await runTool("biome", ["ci", "--error-on-warnings", "."])) !== 0) {
  fail("format or lint faults; `npm run format` mends what can be mended.");
}
say("types of TypeScript (tsc) ...");
if ((await runTool("tsc", [])) !== 0) fail("type faults.");
say("types of AssemblyScript (asc) ...");
const { buildKernels } = await import("./build-kernels.mjs");
await buildKernels();
say("arrows between the rooms ...");
const faults = checkArrows(root);
if (faults.length > 0) fail(`arrows that run back or are not declared:\n  ${faults.join("\n  ")}`);
say("all checks passed.");
