import { DatabaseKeeper, type DatabaseStore } from "./database.ts";
import {
  instantiateKernel,
  type KernelInstance,
  writeBlock,
  writeCell,
  writeRequest,
} from "./instance.ts";
import type { WorkerReply, WorkerRequest } from "./messages.ts";
import type { KernelLayout } from "./spec.ts";

type LoadRequest = Extract<WorkerRequest, { readonly kind: "load" }>;
type SearchMessage = Extract<WorkerRequest, { readonly kind: "search" }>;

interface LoadedKernel extends KernelInstance {
  readonly layout: KernelLayout;
  readonly threadId: number;
  /** Thread 0's, where there is a database to keep. */
  readonly keeper: DatabaseKeeper | undefined;
}

/**
 * The worker's side of a kernel of any game: answers each request in turn.
 * The first must be `load`. A fault in the kernel is reported as `failed`,
 * after which the host ends the worker. `store` is undefined where nothing can be kept.
 */
export function serveKernel(
  reply: (reply: WorkerReply) => void,
  store: DatabaseStore | undefined,
): (request: WorkerRequest) => void {
  let kernel: LoadedKernel | undefined;
  const serve = async (request: WorkerRequest): Promise<void> => {
    if (request.kind === "load") {
      kernel = load(request, store, reply);
      await loadDatabase(kernel, request.start);
      reply({ kind: "ready" });
      return;
    }
    if (!kernel) throw new Error("a kernel must be loaded before it is used");
    if (request.kind === "search") {
      reply({ kind: "done", moveCode: await search(kernel, request, reply) });
      await kernel.keeper?.save();
    } else if (request.kind === "newGame") {
      kernel.exports.newGame();
      reply({ kind: "cleared" });
    } else {
      reply({ kind: "settled" });
    }
  };
  let served = Promise.resolve();
  return (request) => {
    served = served
      .then(() => serve(request))
      .catch((error: unknown) => {
        reply({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
      });
  };
}

function load(
  request: LoadRequest,
  store: DatabaseStore | undefined,
  reply: (reply: WorkerReply) => void,
): LoadedKernel {
  const { layout, threadId } = request;
  const onInfo = (block: Uint8Array) => reply({ kind: "info", block });
  const kernel = instantiateKernel(request.module, layout, onInfo, request.memory);
  if (threadId === 0) initialise(kernel, request);
  kernel.exports.initThread(threadId);
  const keeper =
    store && threadId === 0 && request.keepsDatabases
      ? DatabaseKeeper.of(kernel, layout, store, (text) => reply({ kind: "note", text }))
      : undefined;
  return { ...kernel, layout, threadId, keeper };
}

/** Databases may take a second to read, which should not pass on a player's clock. */
async function loadDatabase(kernel: LoadedKernel, start: Uint8Array): Promise<void> {
  if (!kernel.keeper) return;
  writeBlock(kernel.memory, kernel.layout.position, start);
  if (kernel.exports.loadPosition() !== 0) await kernel.keeper.load();
}

function initialise({ exports }: KernelInstance, { hashMiB, threads }: LoadRequest): void {
  if (exports.init(hashMiB, threads) !== 0) return;
  throw new Error(
    `there is not enough memory for a hash table of ${hashMiB} MiB with ${threads} threads; ask for less`,
  );
}

/** Thread 0 decides when a search begins and ends; its end is the signal for the others. */
async function search(
  { exports, memory, layout, threadId, keeper }: LoadedKernel,
  { request }: SearchMessage,
  reply: (reply: WorkerReply) => void,
): Promise<number> {
  if (threadId !== 0) return exports.search(threadId);
  if (request) writeRequest(memory, layout, request);
  if (exports.loadPosition() === 0) throw new Error("the kernel refuses the position");
  await keeper?.load();
  reply({ kind: "started" });
  const moveCode = exports.search(threadId);
  writeCell(memory, layout.stopCell, 1);
  return moveCode;
}
