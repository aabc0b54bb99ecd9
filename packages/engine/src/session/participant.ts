import type { Line } from "@kibitz/rules";
import type { Limits, Player, Score } from "../player.ts";

/** Who plays a side. A person's moves come by `session.submit`; a player is asked for its own. */
export type Participant<P, M> =
  | { readonly kind: "person"; readonly name: string }
  | {
      readonly kind: "player";
      readonly name: string;
      readonly player: Player<P, M>;
      /** Besides the clock, which the session tells it. */
      readonly limits?: Limits;
      /** Whether it agrees to a draw, and claims one; it never does when absent. */
      readonly acceptsDraw?: DrawPolicy<P, M>;
    };

/** `score` is the player's own, from its last search in this game, for its own side. */
export type DrawPolicy<P, M> = (line: Line<P, M>, score: Score | undefined) => boolean;

export function person(name: string): { readonly kind: "person"; readonly name: string } {
  return { kind: "person", name };
}

/**
 * Agrees unless it thinks that it stands better than by so much, or in the game's own points better
 * at all.
 */
export function acceptsUnlessBetter(marginCp: number): DrawPolicy<unknown, unknown> {
  return (_line, score) => {
    switch (score?.kind) {
      case undefined:
        return false;
      case "cp":
        return score.value <= marginCp;
      case "mate":
        return score.plies <= 0;
      case "points":
      case "exact":
        return score.value <= 0;
      case "winrate":
        // The expected score of an advantage, by the logistic curve of Elo's formula.
        return score.value <= 1 / (1 + 10 ** (-marginCp / 400));
    }
  };
}
