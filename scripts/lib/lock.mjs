import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fail, say } from "./say.mjs";

const POLL_MS = 100;
const READ_ONLY = ["EACCES", "EPERM", "EROFS"];

/**
 * Runs `work` while no other process does so under the same lock file. A lock
 * whose process is gone is taken over.
 */
export async function withLock(file, work) {
  try {
    return await locked(file, work);
  } catch (error) {
    if (!READ_ONLY.includes(error.code)) throw error;
    fail(`${error.path} cannot be written; build as the owner of this folder.`);
  }
}

async function locked(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  let waiting = false;
  while (!tryLock(file)) {
    if (!waiting) say("waiting for another build to finish ...");
    waiting = true;
    await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function tryLock(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isAlive(holderOf(file))) rmSync(file, { force: true });
    return false;
  }
}

/** The process that holds the lock; its own while the file is just being written. */
function holderOf(file) {
  try {
    return Number(readFileSync(file, "utf8")) || process.pid;
  } catch (error) {
    if (error.code === "ENOENT") return process.pid;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
