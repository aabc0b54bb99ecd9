import type { GameEntry } from "../games/game-entry.ts";

export function AnalyseScreen<P, M, S extends string>(props: {
  readonly entry: GameEntry<P, M, S>;
}) {
  return <h1>{props.entry.title}</h1>;
}
