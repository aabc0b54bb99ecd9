import type { WorkerReply, WorkerRequest } from "../kernel/messages.ts";
import { serveKernel } from "../kernel/worker.ts";
import { databaseStore } from "./database-store.ts";

const serve = serveKernel((reply: WorkerReply) => self.postMessage(reply), databaseStore);
self.addEventListener("message", (event: MessageEvent<WorkerRequest>) => serve(event.data));
