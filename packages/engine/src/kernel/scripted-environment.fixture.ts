import type { KernelEnvironment, KernelWorker } from "./environment.ts";
import type { WorkerReply, WorkerRequest } from "./messages.ts";
import type { KernelLayout } from "./spec.ts";

/** A worker as a test sees it: what it was asked, and what it answers. */
export interface ScriptedWorker {
  readonly requests: readonly WorkerRequest[];
  readonly terminated: boolean;
  reply(reply: WorkerReply): void;
  crash(reason: string): void;
  /** Whether the shared stop cell is set. */
  readonly stopAsked: boolean;
  /** Whether the shared ponder cell is set. */
  readonly ponders: boolean;
}

/** How the workers of a test behave; loading succeeds where the script says nothing else. */
export interface WorkerScript {
  onSearch(worker: ScriptedWorker, threadId: number): void;
  onLoad?(worker: ScriptedWorker): void;
}

export interface ScriptedEnvironment extends KernelEnvironment {
  /** All that were spawned, in order. */
  readonly workers: readonly ScriptedWorker[];
}

const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** Runs tests of the host without kernels, in one thread, at moments that the test chooses. */
export function scriptedEnvironment(
  script: WorkerScript,
  { sharesMemory = true } = {},
): ScriptedEnvironment {
  const workers: ScriptedWorker[] = [];
  return {
    sharesMemory,
    workers,
    compile: async () => new WebAssembly.Module(EMPTY_MODULE),
    spawnWorker: (listener): KernelWorker => {
      const requests: WorkerRequest[] = [];
      const state = { terminated: false };
      const heard = (report: () => void) => !state.terminated && report();
      const cell = (address: (layout: KernelLayout) => number) => cellOf(requests, address) === 1;
      const worker: ScriptedWorker = {
        requests,
        get terminated() {
          return state.terminated;
        },
        reply: (reply) => heard(() => listener.onReply(reply)),
        crash: (reason) => heard(() => listener.onCrash(reason)),
        get stopAsked() {
          return cell((layout) => layout.stopCell);
        },
        get ponders() {
          return cell((layout) => layout.ponderCell);
        },
      };
      workers.push(worker);
      return {
        post: (request) => {
          requests.push(request);
          queueMicrotask(() => obey(script, worker, request));
        },
        terminate: () => {
          state.terminated = true;
        },
      };
    },
  };
}

function obey(script: WorkerScript, worker: ScriptedWorker, request: WorkerRequest): void {
  if (request.kind === "newGame") worker.reply({ kind: "cleared" });
  else if (request.kind === "search") beginSearch(script, worker);
  else if (script.onLoad) script.onLoad(worker);
  else worker.reply({ kind: "ready" });
}

function beginSearch(script: WorkerScript, worker: ScriptedWorker): void {
  const threadId = threadOf(worker.requests);
  if (threadId === 0) worker.reply({ kind: "started" });
  script.onSearch(worker, threadId);
}

const loadOf = (requests: readonly WorkerRequest[]) =>
  requests.find((request) => request.kind === "load");

const threadOf = (requests: readonly WorkerRequest[]) => loadOf(requests)?.threadId ?? 0;

function cellOf(
  requests: readonly WorkerRequest[],
  address: (layout: KernelLayout) => number,
): number {
  const load = loadOf(requests);
  if (!load?.memory) return 0;
  return Atomics.load(new Int32Array(load.memory.buffer), address(load.layout) / 4);
}
