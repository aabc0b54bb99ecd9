import type { KernelEnvironment, KernelWorker, WorkerListener } from "../kernel/environment.ts";
import type { WorkerReply } from "../kernel/messages.ts";

/** Runs kernels in web workers. */
export const environment: KernelEnvironment = {
  sharesMemory: globalThis.crossOriginIsolated === true,
  compile,
  spawnWorker,
};

async function compile(build: URL): Promise<WebAssembly.Module> {
  const response = await fetch(build);
  if (!response.ok) throw new Error(`${build} could not be loaded (HTTP ${response.status})`);
  // A server that does not know the type of wasm files must not keep us from playing.
  return response.headers.get("content-type") === "application/wasm"
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

function spawnWorker(listener: WorkerListener): KernelWorker {
  // Vite recognises this expression only when it stands as one piece.
  const worker = new Worker(new URL("./kernel-worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = (event: MessageEvent<WorkerReply>) => listener.onReply(event.data);
  worker.onerror = (event) => listener.onCrash(event.message || "its script could not be run");
  worker.onmessageerror = () => listener.onCrash("a message to it could not be read");
  return {
    post: (request) => worker.postMessage(request),
    terminate: () => {
      worker.onmessage = worker.onerror = worker.onmessageerror = null;
      worker.terminate();
    },
  };
}
