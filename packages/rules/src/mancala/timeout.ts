import type { Outcome } from "../core/game.ts";
import { type MancalaSide, opposite } from "./sides.ts";

/** There is nothing that could not still be won: who runs out of time has lost. */
export const timeoutOutcome = (side: MancalaSide): Outcome<MancalaSide> => ({
  kind: "win",
  winner: opposite(side),
  reason: "timeout",
});
