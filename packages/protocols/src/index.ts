export type { LineFault } from "./fault.ts";
export { LineSplitter } from "./line-splitter.ts";
export { systemTimers, type Timers } from "./timers.ts";
export type { TranscriptLine } from "./transcript.ts";
export type { LineTransport } from "./transport.ts";
export * from "./uci/index.ts";
