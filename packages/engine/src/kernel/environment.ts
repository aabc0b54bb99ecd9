import type { WorkerReply, WorkerRequest } from "./messages.ts";

/** A worker that serves one thread of a kernel. */
export interface KernelWorker {
  post(request: WorkerRequest): void;
  /** Ends it at once, whatever it is doing; nothing is heard of it afterwards. */
  terminate(): void;
}

export interface WorkerListener {
  onReply(reply: WorkerReply): void;
  /** The worker is gone, without having been terminated. */
  onCrash(reason: string): void;
}

/** What Node and browsers do differently; `#environment` is the one at hand. */
export interface KernelEnvironment {
  /** Whether workers may share a memory; a page must be cross-origin isolated for it. */
  readonly sharesMemory: boolean;
  compile(build: URL): Promise<WebAssembly.Module>;
  spawnWorker(listener: WorkerListener): KernelWorker;
}
