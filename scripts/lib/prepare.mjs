import { existsSync } from "node:fs";
import { root, run } from "./run.mjs";
import { fail, say } from "./say.mjs";
import { digestOf, isFresh, writeStamp } from "./stamp.mjs";

/** Installs the npm dependencies when they are missing or the lock file has changed. */
export async function prepareDependencies() {
  const major = Number(process.versions.node.split(".")[0]);
  if (major < 20) fail(`Node 20 or newer is needed, this is ${process.version}; please update it.`);
  const stamp = `${root}node_modules/.kibitz-stamp`;
  const digest = digestOf([`${root}package-lock.json`]);
  if (isFresh(stamp, digest)) return;
  say(
    "installing the npm packages (once, about a minute; compiling after it takes two or three) ...",
  );
  const code = await run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: ["ignore", 2, 2],
  });
  if (code !== 0) fail("npm could not install the packages; its messages are above.");
  writeStamp(stamp, digest);
}

/** Debian programs that tests drive: the package and the file that shows that it is there. */
const DEBIAN_PROGRAMS = {
  "chromium-headless-shell": "/usr/bin/chromium-headless-shell",
  stockfish: "/usr/games/stockfish",
};

/** Installs the Debian packages of programs that are missing. */
export async function prepareDebianPrograms() {
  const missing = Object.keys(DEBIAN_PROGRAMS).filter((name) => !existsSync(DEBIAN_PROGRAMS[name]));
  if (missing.length === 0) return;
  const list = missing.join(" ");
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) {
    fail(`the tests drive ${list}; please install it: sudo apt-get install ${list}`);
  }
  say(`installing ${list} with apt-get (once) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const quiet = { env, stdio: ["ignore", "ignore", 2] };
  await run("apt-get", ["update", "-qq"], quiet);
  const code = await run(
    "apt-get",
    ["install", "-y", "-qq", "--no-install-recommends", ...missing],
    quiet,
  );
  if (code !== 0) fail(`apt-get could not install ${list}; its messages are above.`);
}
