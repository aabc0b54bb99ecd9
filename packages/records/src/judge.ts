import type { GameRecord } from "./tree.ts";

/** Who has judged a whole game, one side's moves as the other's. */
export type Judge = "Kibitz" | "lichess.org";

type Tags = GameRecord<unknown, unknown>["tags"];

/** PGN's tag for who has annotated a game; our names in it are separated by commas. */
const TAG = "Annotator";
const OURS: Judge = "Kibitz";

/**
 * Whose judgement the evaluations beside the moves are; undefined where nobody is known to have
 * judged them all. In the games of a match each player wrote down what it thought of its own
 * moves, which judges nothing. A report of ours names itself, and on Lichess only the server writes
 * evaluations.
 */
export function judgeOf(tags: Tags): Judge | undefined {
  const names = annotators(tags);
  if (names.includes(OURS)) return OURS;
  const isOfLichess =
    names.includes("lichess.org") || /^https:\/\/lichess\.org\//.test(tags.get("Site") ?? "");
  return isOfLichess ? "lichess.org" : undefined;
}

/** The tags of a record that a report of ours is written into. */
export function withOurJudgement(tags: Tags): Tags {
  const names = annotators(tags);
  return names.includes(OURS) ? tags : new Map([...tags, [TAG, [...names, OURS].join(", ")]]);
}

/** The tags of a record that a report of ours was taken out of. */
export function withoutOurJudgement(tags: Tags): Tags {
  const names = annotators(tags);
  if (!names.includes(OURS)) return tags;
  const others = names.filter((name) => name !== OURS);
  const rest = new Map(tags);
  if (others.length === 0) rest.delete(TAG);
  else rest.set(TAG, others.join(", "));
  return rest;
}

/** A name such as "Müller,J" holds a comma of its own, which no space follows. */
const annotators = (tags: Tags): readonly string[] =>
  (tags.get(TAG) ?? "").split(", ").filter((name) => name !== "" && name !== "?");
