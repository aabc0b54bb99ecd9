// Compiles the AssemblyScript kernels to packages/kernels/build: per game an
// `st` module with a memory of its own, an `mt` module that imports one shared
// with its threads and its host, and for some a `trace` module, an `st` that
// traces its evaluations.
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { root, runTool } from "./lib/run.mjs";
import { fail, say } from "./lib/say.mjs";
import { digestOf, isFresh, writeStamp } from "./lib/stamp.mjs";

/** The builds of each game's kernel, by the keys of `VARIANTS`. */
const GAMES = {
  chess: ["st", "mt", "trace"],
  igisoro: ["st", "mt", "trace"],
  kalah: ["st", "mt"],
  oware: ["st", "mt"],
};
const FOLDER = "packages/kernels/build";

/** 64 KiB pages of the fixed part below the tables that `init` adds: 2 MiB and one thread. */
const INITIAL_PAGES = 144;
/** 2 GiB: the most that a host may give a module. */
const MAXIMUM_PAGES = 32768;

const COMMON = [
  ...["--runtime", "stub", "--noAssert", "-O3", "--enable", "simd"],
  ...["--use", "abort=", "--initialMemory", String(INITIAL_PAGES)],
  ...["--maximumMemory", String(MAXIMUM_PAGES)],
];
const VARIANTS = {
  st: [],
  mt: ["--enable", "threads", "--sharedMemory", "--importMemory", "--zeroFilledMemory"],
  // Records how each evaluation comes about; the tuner and the tests use it.
  trace: ["--use", "TRACE=1"],
};

/** Compiles every kernel whose sources, or this script, have changed since its last build. */
export async function buildKernels() {
  for (const [game, variants] of Object.entries(GAMES)) await buildGame(game, variants);
}

async function buildGame(game, variants) {
  const sources = `packages/kernels/src/${game}`;
  const stamp = `${root}${FOLDER}/${game}.stamp`;
  const common = "packages/kernels/src/common";
  const inputs = [sources, common, "packages/kernels/tsconfig.json", "scripts/build-kernels.mjs"];
  const digest = digestOf([...inputs, "package-lock.json"].map((input) => `${root}${input}`));
  if (isFresh(stamp, digest)) return;
  say(`compiling the ${game} kernel ...`);
  rmSync(stamp, { force: true });
  for (const variant of variants) await compile(game, variant);
  writeStamp(stamp, digest);
}

/** Writes beside the target and renames, so that nobody ever loads half a module. */
async function compile(game, variant) {
  const target = `${root}${FOLDER}/${game}.${variant}.wasm`;
  const draft = `${root}${FOLDER}/${game}.${variant}.${process.pid}.wasm`;
  mkdirSync(`${root}${FOLDER}`, { recursive: true });
  const source = `packages/kernels/src/${game}/index.ts`;
  const code = await runTool("asc", [source, "-o", draft, ...COMMON, ...VARIANTS[variant]], {
    stdio: ["ignore", 2, 2],
  });
  if (code !== 0) {
    rmSync(draft, { force: true });
    fail(`the ${game} kernel (${variant}) does not compile; the compiler's messages are above.`);
  }
  renameSync(draft, target);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildKernels();
  say("the kernels are up to date.");
}
