import type { Game } from "@kibitz/rules";

/** The tags of the players in the order in which they move, whatever a game calls its sides. */
export const PLAYER_TAGS = ["White", "Black"] as const;
export type PlayerTag = (typeof PLAYER_TAGS)[number];

/** The tag that names who plays a side. */
export function playerTag<S extends string>(
  { sides: [first] }: Pick<Game<unknown, unknown, S>, "sides">,
  side: S,
): PlayerTag {
  return PLAYER_TAGS[side === first ? 0 : 1];
}
