import { readFileSync } from "node:fs";
import type { KalahGame, KalahLine, KalahMove, KalahPosition } from "@kibitz/rules/kalah";
import type { Player } from "../player.ts";

/** A board of `data/solved/kalah.json`, all values being margins of the first to move. */
export interface SolvedBoard {
  /** Pits a side. */
  readonly m: number;
  /** Seeds a pit. */
  readonly n: number;
  readonly emptyCapture: boolean;
  /** An index of `KALAH_ENDS`. */
  readonly end: number;
  readonly value: number;
  /** By the first pit. */
  readonly moves: readonly number[];
}

const table = new URL("../../../../data/solved/kalah.json", import.meta.url);
export const SOLVED_BOARDS: readonly SolvedBoard[] = JSON.parse(
  readFileSync(table, "utf8"),
).entries;

/** What a player proves of every move, for the side to move, by code, and the nodes it took. */
export async function proveMoves(
  player: Player<KalahPosition, KalahMove>,
  game: KalahGame,
  line: KalahLine,
): Promise<{ readonly values: ReadonlyMap<number, number>; readonly nodes: number }> {
  const values = new Map<number, number>();
  let nodes = 0;
  for await (const info of player.analyse(line, { depth: 1000 }, { multiPv: 10 })) {
    nodes = Math.max(nodes, info.nodes);
    const [first] = info.pv;
    if (first && info.score?.kind === "exact") values.set(game.moveCode(first), info.score.value);
  }
  return { values, nodes };
}
