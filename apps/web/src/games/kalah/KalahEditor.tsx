import { seedsInPlay } from "@kibitz/rules/kalah";
import type { MancalaSide } from "@kibitz/rules/mancala";
import type { EditorProps } from "../game-entry.ts";
import { MancalaEditor } from "../mancala/editor/MancalaEditor.tsx";
import { type EditedGame, withRows } from "../mancala/editor/setup.ts";
import { formatTwoRows, parseTwoRows } from "../mancala/editor/two-row-setup.ts";
import { twoRows } from "../mancala/layout.ts";
import { kalahOf } from "./kalah-family.ts";

const GAME: EditedGame = {
  parse: parseTwoRows,
  format: formatTwoRows,
  seedsOf: (variant) => seedsInPlay(kalahOf(variant).rules),
  layoutFor: ({ pits }, look) => twoRows(pits.south.length, look),
  knowsSwap: (variant) => kalahOf(variant).rules.pie,
};

/** Sets up a position of Kalah of any size. */
export function KalahEditor(props: EditorProps<MancalaSide>) {
  return <MancalaEditor {...props} game={GAME} />;
}

/** A setup on the board of another size; what is no setup stays as it is. */
export function fitKalahSetup(text: string, variant: string): string {
  const setup = parseTwoRows(text);
  const { pits, pie } = kalahOf(variant).rules;
  if (setup === undefined) return text;
  return formatTwoRows({ ...withRows(setup, pits), maySwap: pie && setup.maySwap === true });
}
