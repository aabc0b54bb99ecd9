// `npm test`: installs and builds what is missing, then runs every test.
import { build } from "./build.mjs";
import { prepareDebianPrograms, prepareDependencies } from "./lib/prepare.mjs";
import { runTool } from "./lib/run.mjs";

await prepareDependencies();
await prepareDebianPrograms();
await build();
process.exitCode = await runTool("vitest", ["run", ...process.argv.slice(2)]);
