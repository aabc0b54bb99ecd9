import { type Game, startLine } from "../core/game.ts";
import { perft } from "../core/perft.ts";
import { expectOk } from "../core/result.ts";
import type { Check } from "./conformance.ts";

/** A row of `data/perft/<game>.json`: `nodes[i]` leaves at depth `i + 1`. */
export interface PerftRow {
  readonly name: string;
  readonly position: string;
  readonly nodes: readonly number[];
}

/** One check per row, as deep as its counts stay within `maxNodes`. */
export function perftChecks<P, M, S extends string>(
  game: Game<P, M, S>,
  rows: readonly PerftRow[],
  maxNodes: number,
): readonly Check[] {
  return rows.map((row) => ({
    name: `perft: ${row.name}`,
    run: () => checkRow(game, row, maxNodes),
  }));
}

function checkRow<P, M, S extends string>(
  game: Game<P, M, S>,
  { position, nodes }: PerftRow,
  maxNodes: number,
): void {
  const line = startLine(game, expectOk(game.notation.parsePosition(position)));
  for (const [index, expected] of nodes.entries()) {
    if (expected > maxNodes) return;
    const counted = perft(game, line, index + 1);
    if (counted === expected) continue;
    throw new Error(`perft ${index + 1} of ${position} is ${counted}; the table has ${expected}`);
  }
}
