import type { Table } from "./table.ts";

/** Plays the move with which a game was begun on another screen; a game that is on is left alone. */
export function playFirstMove<P, M, S extends string>(
  table: Table<P, M, S>,
  text: string | undefined,
): void {
  const { line, played } = table.view.state;
  if (text === undefined || played.length > 0) return;
  const move = table.game.notation.parseMove(text, line);
  if (move.ok) table.submit(move.value);
}
