import type { Game, Line } from "@kibitz/rules";
import type { MancalaSide, Step } from "@kibitz/rules/mancala";
import type { Place } from "../../board/board-props.ts";
import { type Effects, effectsOf } from "./effects.ts";
import { pitPlace } from "./places.ts";
import type { Counts } from "./table.ts";

/** What the boards and the words of the family ask of one of its games. */
export interface Family<P extends { readonly sideToMove: MancalaSide }, M> {
  game(variant: string): Game<P, M, MancalaSide>;
  countsOf(position: P): Counts;
  /** What happens in a legal move. */
  steps(variant: string, line: Line<P, M>, move: M): readonly Step[];
  /** The pit that is sown; undefined when the players change places. */
  pitOf(move: M): number | undefined;
  /** The choices of a move at the forks of its turn, in order. */
  choicesOf(move: M): readonly Choice[];
  /** Whether turns have forks at all. */
  readonly hasChoices?: true;
}

/** One of two ways on: a lap goes forward or in reverse, a capture is made or declined. */
export type Choice = "forward" | "reverse" | "capture" | "decline";

export function originOf<P extends { readonly sideToMove: MancalaSide }, M>(
  family: Family<P, M>,
  line: Line<P, M>,
  move: M,
): Place | undefined {
  const pit = family.pitOf(move);
  return pit === undefined ? undefined : pitPlace(line.position.sideToMove, pit);
}

export function effectsIn<P extends { readonly sideToMove: MancalaSide }, M>(
  family: Family<P, M>,
  variant: string,
  line: Line<P, M>,
  move: M,
): Effects {
  const { position } = line;
  const steps = family.steps(variant, line, move);
  return effectsOf(family.countsOf(position), steps, position.sideToMove);
}
