import { readFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import type { KernelEnvironment, KernelWorker, WorkerListener } from "../kernel/environment.ts";
import { runsFromSource } from "./origin.ts";
import { workerScript } from "./worker-script.ts";

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

function startThread(): Worker {
  return runsFromSource
    ? new Worker(workerScript(), { eval: true })
    : new Worker(new URL("./kernel-worker.js", import.meta.url));
}
