// Starts the worker from its TypeScript source, in a checkout where nothing is bundled.
import { register } from "tsx/esm/api";

register();
await import("./kernel-worker.ts");
