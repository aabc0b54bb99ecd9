import { instantiateKernel, type KernelInstance, writeCell, writeRequest } from "./instance.ts";
import type { WorkerReply, WorkerRequest } from "./messages.ts";
import type { KernelLayout } from "./spec.ts";

type LoadRequest = Extract<WorkerRequest, { readonly kind: "load" }>;
type SearchMessage = Extract<WorkerRequest, { readonly kind: "search" }>;

interface LoadedKernel extends KernelInstance {
  readonly layout: KernelLayout;
  readonly threadId: number;
}

/**
 * The worker's side of a kernel of any game: answers each request in turn.
 * The first must be `load`. A fault in the kernel is reported as `failed`,
 * after which the host ends the worker.
 */
export function serveKernel(reply: (reply: WorkerReply) => void): (request: WorkerRequest) => void {
  let kernel: LoadedKernel | undefined;
  const serve = (request: WorkerRequest): void => {
    if (request.kind === "load") {
      kernel = load(request, reply);
      reply({ kind: "ready" });
      return;
    }
    if (!kernel) throw new Error("a kernel must be loaded before it is used");
    if (request.kind === "search") {
      reply({ kind: "done", moveCode: search(kernel, request, reply) });
    } else {
      kernel.exports.newGame();
      reply({ kind: "cleared" });
    }
  };
  return (request) => {
    try {
      serve(request);
    } catch (error) {
      reply({ kind: "failed", reason: error instanceof Error ? error.message : String(error) });
    }
  };
}

function load(request: LoadRequest, reply: (reply: WorkerReply) => void): LoadedKernel {
  const { layout, threadId } = request;
  const onInfo = (block: Uint8Array) => reply({ kind: "info", block });
  const kernel = instantiateKernel(request.module, layout, onInfo, request.memory);
  if (threadId === 0) initialise(kernel, request);
  kernel.exports.initThread(threadId);
  return { ...kernel, layout, threadId };
}

function initialise({ exports }: KernelInstance, { hashMiB, threads }: LoadRequest): void {
  if (exports.init(hashMiB, threads) !== 0) return;
  throw new Error(
    `there is not enough memory for a hash table of ${hashMiB} MiB with ${threads} threads; ask for less`,
  );
}

/** Thread 0 decides when a search begins and ends; its end is the signal for the others. */
function search(
  { exports, memory, layout, threadId }: LoadedKernel,
  { request }: SearchMessage,
  reply: (reply: WorkerReply) => void,
): number {
  if (threadId !== 0) return exports.search(threadId);
  if (request) writeRequest(memory, layout, request);
  if (exports.loadPosition() === 0) throw new Error("the kernel refuses the position");
  reply({ kind: "started" });
  const moveCode = exports.search(threadId);
  writeCell(memory, layout.stopCell, 1);
  return moveCode;
}
