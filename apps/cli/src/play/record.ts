import type { SessionState } from "@kibitz/engine";
import { type GameRecord, resultOf, treeOfMoves } from "@kibitz/records";

/** A game in progress as it is written for other programs. */
export function recordOf<P, M, S extends string>(
  { line, played, status }: SessionState<P, M, S>,
  sides: readonly [S, S],
  nameOf: (side: S) => string,
  date: Date,
): GameRecord<P, M> {
  const outcome = status.kind === "over" ? status.outcome : undefined;
  const tree = treeOfMoves(line.moves, (ply) => {
    const usedMs = played[ply]?.record.usedMs;
    return usedMs === undefined ? {} : { elapsedMs: usedMs };
  });
  const tags = new Map([
    ["Event", "Game at the terminal"],
    ["Date", date.toISOString().slice(0, 10).replaceAll("-", ".")],
    ["White", nameOf(sides[0])],
    ["Black", nameOf(sides[1])],
  ]);
  return { tags, start: line.start, tree, result: resultOf(outcome, sides) };
}
