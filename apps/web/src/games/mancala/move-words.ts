import type { Line } from "@kibitz/rules";
import { effectWords, type MancalaSide, pitLetter } from "@kibitz/rules/mancala";
import type { MoveSound } from "../game-entry.ts";
import { effectsIn, type Family } from "./family.ts";

type Sided = { readonly sideToMove: MancalaSide };

/** "Sows pit c, captures 5"; of a turn with forks also which way was chosen. */
export function describeMove<P extends Sided, M>(
  family: Family<P, M>,
  move: M,
  before: Line<P, M>,
  variant: string,
): string {
  const pit = family.pitOf(move);
  const effects = effectWords(effectsIn(family, variant, before, move));
  if (pit === undefined) return "Changes places";
  return [`Sows pit ${pitLetter(pit)}`, ...family.choicesOf(move), ...effects].join(", ");
}

export function soundOf<P extends Sided, M>(
  family: Family<P, M>,
  move: M,
  before: Line<P, M>,
  variant: string,
): MoveSound {
  return effectsIn(family, variant, before, move).captured > 0 ? "capture" : "move";
}
