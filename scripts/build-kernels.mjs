// Compiles the AssemblyScript kernels to packages/kernels/build: per game an
// `st` module with a memory of its own, an `mt` module that imports one shared
// with its threads and its host, and for some a `trace` module, an `st` that
// traces its evaluations.
import { cpSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { root, runTool } from "./lib/run.mjs";
import { fail, say } from "./lib/say.mjs";
import { digestOf, isFresh, writeStamp } from "./lib/stamp.mjs";

/** The builds of each game's kernel, by the keys of `VARIANTS`. */
const GAMES = {
  chess: ["st", "mt", "trace"],
  igisoro: ["st", "mt", "trace"],
  kalah: ["st", "mt"],
  "kalah-wide": ["st", "mt"],
  oware: ["st", "mt"],
};
/** Kernels that are another's with one file in the place of a second. */
const EXCHANGES = {
  "kalah-wide": { game: "kalah", instead: "row.ts", take: "wide-row.ts" },
};
const FOLDER = "packages/kernels/build";
const SOURCES = "packages/kernels/src";

/** 64 KiB pages of the fixed part below the tables that `init` adds: 2 MiB and one thread. */
const INITIAL_PAGES = 144;
/** 2 GiB: the most that a host may give a module. */
const MAXIMUM_PAGES = 32768;

const COMMON = [
  ...["--runtime", "stub", "--noAssert", "-O3", "--enable", "simd"],
  ...["--use", "abort=", "--initialMemory", String(INITIAL_PAGES)],
  ...["--maximumMemory", String(MAXIMUM_PAGES)],
  // Vectors pass between functions of one module only.
  ...["--disableWarning", "112"],
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
  const own = `${SOURCES}/${EXCHANGES[game]?.game ?? game}`;
  const stamp = `${root}${FOLDER}/${game}.stamp`;
  const common = `${SOURCES}/common`;
  const inputs = [own, common, "packages/kernels/tsconfig.json", "scripts/build-kernels.mjs"];
  const digest = digestOf([...inputs, "package-lock.json"].map((input) => `${root}${input}`));
  if (isFresh(stamp, digest)) return;
  say(`compiling the ${game} kernel ...`);
  rmSync(stamp, { force: true });
  const sources = EXCHANGES[game] ? exchanged(game) : own;
  for (const variant of variants) await compile(game, variant, `${sources}/index.ts`);
  writeStamp(stamp, digest);
}

/** The folder of a copy of another kernel's sources with the files exchanged. */
function exchanged(kernel) {
  const { game, instead, take } = EXCHANGES[kernel];
  const copies = `${FOLDER}/${kernel}`;
  for (const part of ["common", game]) {
    cpSync(`${root}${SOURCES}/${part}`, `${root}${copies}/${part}`, { recursive: true });
  }
  cpSync(`${root}${SOURCES}/${game}/${take}`, `${root}${copies}/${game}/${instead}`);
  return `${copies}/${game}`;
}

/** Writes beside the target and renames, so that nobody ever loads half a module. */
async function compile(game, variant, source) {
  const target = `${root}${FOLDER}/${game}.${variant}.wasm`;
  const draft = `${root}${FOLDER}/${game}.${variant}.${process.pid}.wasm`;
  mkdirSync(`${root}${FOLDER}`, { recursive: true });
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
