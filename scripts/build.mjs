// Builds what `npx kibitz` and the studio run: kernels (AssemblyScript), the
// command (one file and the worker that it starts) and the page.
import { rmSync } from "node:fs";
import { cp, mkdir } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { withLock } from "./lib/lock.mjs";
import { prepareDependencies } from "./lib/prepare.mjs";
import { root, runTool } from "./lib/run.mjs";
import { fail, say } from "./lib/say.mjs";
import { digestOf, isFresh, writeStamp } from "./lib/stamp.mjs";

/** Makes everything whose sources have changed since it was last made. */
export function build() {
  return withLock(`${root}node_modules/.kibitz-build-lock`, buildStale);
}

async function buildStale() {
  const { buildKernels } = await import("./build-kernels.mjs");
  await buildKernels();
  await buildOnce(
    "the command",
    "apps/cli/dist",
    ["packages", "apps/cli", "apps/studio"],
    bundleCommand,
  );
  await buildOnce("the page", "apps/web/dist", ["packages", "apps/web", "data/bench"], bundlePage);
}

async function buildOnce(what, target, sources, make) {
  const stamp = `${root}${target}/.stamp`;
  const inputs = [...sources, "package-lock.json", "scripts/build.mjs"];
  const digest = digestOf(inputs.map((source) => `${root}${source}`));
  if (isFresh(stamp, digest)) return;
  say(`building ${what} ...`);
  rmSync(stamp, { force: true });
  await make(target);
  writeStamp(stamp, digest);
}

async function bundleCommand(target) {
  const { build: bundle } = await import("esbuild");
  await bundle({
    absWorkingDir: root,
    entryPoints: {
      kibitz: "apps/cli/src/main.ts",
      "kernel-worker": "packages/engine/src/node/kernel-worker.ts",
    },
    outdir: target,
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    conditions: ["node"],
    sourcemap: true,
    logLevel: "warning",
    // Commander is CommonJS and asks for Node's modules with `require`.
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
  });
  await mkdir(`${root}${target}`, { recursive: true });
  await cp(`${root}packages/kernels/build`, `${root}${target}/kernels`, { recursive: true });
}

async function bundlePage() {
  const code = await runTool("vite", ["build", "apps/web", "--logLevel", "warn"], {
    stdio: ["ignore", 2, 2],
  });
  if (code !== 0) fail("the page could not be built; vite's messages are above.");
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await prepareDependencies();
  await build();
}
