import { chessEntry } from "../games/chess/entry.ts";
import { FirstTable } from "./FirstTable.tsx";

/** The first screen: a table that is set, and what else the house has. */
export function StartScreen() {
  return <FirstTable entry={chessEntry} />;
}
