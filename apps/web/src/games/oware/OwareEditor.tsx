import type { MancalaSide } from "@kibitz/rules/mancala";
import { SEEDS } from "@kibitz/rules/oware";
import type { EditorProps } from "../game-entry.ts";
import { MancalaEditor } from "../mancala/editor/MancalaEditor.tsx";
import type { EditedGame } from "../mancala/editor/setup.ts";
import { formatTwoRows, parseTwoRows } from "../mancala/editor/two-row-setup.ts";
import { twoRows } from "../mancala/layout.ts";

const GAME: EditedGame = {
  parse: parseTwoRows,
  format: formatTwoRows,
  seedsOf: () => SEEDS,
  layoutFor: ({ pits }, look) => twoRows(pits.south.length, look),
  knowsSwap: () => false,
};

/** Sets up a position of Oware. */
export function OwareEditor(props: EditorProps<MancalaSide>) {
  return <MancalaEditor {...props} game={GAME} />;
}
