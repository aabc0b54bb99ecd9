import { parentPort } from "node:worker_threads";
import type { WorkerRequest } from "../kernel/messages.ts";
import { serveKernel } from "../kernel/worker.ts";
import { databaseStore } from "./database-store.ts";

const port = parentPort;
if (!port) throw new Error("kernel-worker runs as a worker thread only");
const serve = serveKernel((reply) => port.postMessage(reply), databaseStore);
port.on("message", (request: WorkerRequest) => serve(request));
