import { formatIgisoro, moveNumberOf, parseIgisoroSetup, SEEDS } from "@kibitz/rules/igisoro";
import type { MancalaSide } from "@kibitz/rules/mancala";
import type { EditorProps } from "../game-entry.ts";
import { MancalaEditor } from "../mancala/editor/MancalaEditor.tsx";
import type { EditedGame, MancalaSetup } from "../mancala/editor/setup.ts";
import { fourRows } from "../mancala/layout.ts";

const GAME: EditedGame = {
  parse,
  format: ({ pits, sideToMove, moveNumber }) => {
    const plies = 2 * (moveNumber - 1) + (sideToMove === "north" ? 1 : 0);
    return formatIgisoro({ pits, sideToMove, plies });
  },
  seedsOf: () => SEEDS,
  layoutFor: (_, look) => fourRows(look),
  knowsSwap: () => false,
};

function parse(text: string): MancalaSetup | undefined {
  const parsed = parseIgisoroSetup(text);
  if (!parsed.ok) return undefined;
  const { pits, sideToMove, plies } = parsed.value;
  return { pits, sideToMove, moveNumber: moveNumberOf(plies) };
}

/** Sets up a position of Igisoro. */
export function IgisoroEditor(props: EditorProps<MancalaSide>) {
  return <MancalaEditor {...props} game={GAME} />;
}
