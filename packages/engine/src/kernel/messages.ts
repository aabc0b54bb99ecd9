import type { KernelLayout } from "./spec.ts";

/** What a search is about, as bytes for the blocks of a kernel's memory. */
export interface SearchRequest {
  readonly position: Uint8Array;
  readonly limits: Uint8Array;
  /** Time limits rest until the ponder cell becomes 0. */
  readonly ponder: boolean;
  /** In the time of `hostNow()`; from then on the time limits count. */
  readonly askedAtMs: number;
}

/** From the host to a worker. */
export type WorkerRequest =
  | {
      readonly kind: "load";
      readonly module: WebAssembly.Module;
      readonly layout: KernelLayout;
      /** Shared by all workers of a team; absent when the kernel has its own. */
      readonly memory?: WebAssembly.Memory;
      readonly threadId: number;
      readonly threads: number;
      readonly hashMiB: number;
      /** Whether endgame databases are read from the store and kept there. */
      readonly keepsDatabases: boolean;
      /** The position block at the start of the game, whose rules are those of most searches. */
      readonly start: Uint8Array;
    }
  /** `request` is absent where the host has written it into the shared memory. */
  | { readonly kind: "search"; readonly request?: SearchRequest }
  | { readonly kind: "newGame" }
  /** Answered when everything that is to be kept has been kept. */
  | { readonly kind: "settle" };

/** From a worker to the host. */
export type WorkerReply =
  | { readonly kind: "ready" }
  /** From thread 0 in a search: the position is taken up, so that the others may begin. */
  | { readonly kind: "started" }
  | { readonly kind: "info"; readonly block: Uint8Array }
  | { readonly kind: "done"; readonly moveCode: number }
  | { readonly kind: "cleared" }
  | { readonly kind: "settled" }
  /** A sentence for people about something that went wrong without harm. */
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "failed"; readonly reason: string };
