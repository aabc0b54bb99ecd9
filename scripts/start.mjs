// `npm start`: installs and builds what is missing, then serves and opens the studio.
import { build } from "./build.mjs";
import { prepareDependencies } from "./lib/prepare.mjs";
import { root, run } from "./lib/run.mjs";

await prepareDependencies();
await build();
const args = [`${root}apps/cli/dist/kibitz.js`, "serve", ...process.argv.slice(2)];
process.exitCode = await run(process.execPath, args);
