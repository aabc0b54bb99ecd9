import { err, ok, type Result } from "@kibitz/rules";
import type { Status } from "./state.ts";

export type RefusalCode =
  | "not-playing"
  | "not-your-turn"
  | "illegal-move"
  | "time-over"
  | "nothing-to-take-back"
  | "nothing-to-redo"
  | "already-offered"
  | "no-offer"
  | "no-claim"
  | "already-started"
  | "already-over"
  | "not-paused"
  | "not-failed"
  | "closed";

/** Why a session did not do what it was asked; nothing has changed. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
}

/** Whether a session did what it was asked. */
export type Done = Result<undefined, Refusal>;

export const DONE: Done = ok(undefined);

export const refuse = (code: RefusalCode, message: string): Done => err({ code, message });

export const noOffer = (): Done => refuse("no-offer", "No draw has been offered to this side.");

export function notPlaying<S>(status: Status<S>): Done {
  return refuse("not-playing", describe(status));
}

function describe<S>(status: Status<S>): string {
  switch (status.kind) {
    case "ready":
      return "The game has not been started yet.";
    case "playing":
      return "The game goes on.";
    case "paused":
      return "The game is paused; resume it first.";
    case "failed":
      return `The game waits, since a player has failed: ${status.message}`;
    case "over":
      return `The game is over (${status.outcome.reason}).`;
  }
}
