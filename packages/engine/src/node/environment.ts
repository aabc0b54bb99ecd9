import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { KernelEnvironment, KernelWorker, WorkerListener } from "../kernel/environment.ts";
import { runsFromSource } from "./origin.ts";

/** Runs kernels in worker threads. */
export const environment: KernelEnvironment = {
  sharesMemory: true,
  compile: async (build) => WebAssembly.compile(await readFile(build)),
  spawnWorker,
};

function spawnWorker(listener: WorkerListener): KernelWorker {
  const worker = startThread();
  let terminated = false;
  const crash = (reason: string) => {
    if (!terminated) listener.onCrash(reason);
  };
  worker.on("message", (reply) => {
    if (!terminated) listener.onReply(reply);
  });
  worker.on("error", (error) => crash(error.message));
  worker.on("exit", (code) => crash(`its thread ended with exit code ${code}`));
  return {
    post: (request) => worker.postMessage(request),
    terminate: () => {
      terminated = true;
      void worker.terminate();
    },
  };
}

/** From source the worker needs the loader that reads TypeScript; in a bundle it lies beside us. */
function startThread(): Worker {
  if (!runsFromSource) return new Worker(new URL("./kernel-worker.js", import.meta.url));
  const loader = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
  return new Worker(new URL("./kernel-worker.ts", import.meta.url), {
    execArgv: ["--import", loader],
  });
}
