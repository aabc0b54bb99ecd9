export type { LineTransport, TransportExit } from "./transport.ts";
