import type { WorkerReply, WorkerRequest } from "../kernel/messages.ts";
import { serveKernel } from "../kernel/worker.ts";

const serve = serveKernel((reply: WorkerReply) => self.postMessage(reply));
self.addEventListener("message", (event: MessageEvent<WorkerRequest>) => serve(event.data));
