import type { Outcome } from "@kibitz/rules";
import type { Info } from "../player.ts";
import type { SessionSnapshot } from "./snapshot.ts";
import type { FailureCode, SessionState } from "./state.ts";

/** What has changed in a session. */
export type SessionChange<M, S> =
  | { readonly kind: "started" }
  | { readonly kind: "moved"; readonly side: S; readonly move: M; readonly text: string }
  | { readonly kind: "taken-back"; readonly plies: number }
  | { readonly kind: "redone"; readonly plies: number }
  | { readonly kind: "draw-offered"; readonly by: S }
  | { readonly kind: "draw-declined"; readonly by: S }
  | { readonly kind: "paused" }
  | { readonly kind: "resumed" }
  | { readonly kind: "replaced"; readonly side: S }
  | {
      readonly kind: "failed";
      readonly side: S;
      readonly code: FailureCode;
      readonly message: string;
    }
  | { readonly kind: "over"; readonly outcome: Outcome<S> };

export type SessionEvent<P, M, S extends string> =
  /** Keep the snapshot, and the game can go on after any accident. */
  | {
      readonly kind: "changed";
      readonly change: SessionChange<M, S>;
      readonly state: SessionState<P, M, S>;
      readonly snapshot: SessionSnapshot<S>;
    }
  /** A player that is thinking tells what it sees. */
  | { readonly kind: "info"; readonly side: S; readonly info: Info<M> };
