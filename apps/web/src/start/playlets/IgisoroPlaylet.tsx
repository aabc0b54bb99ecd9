import { createIgisoro } from "@kibitz/rules/igisoro";
import { type Hollow, type SowingBoard, SowingPlaylet } from "./SowingPlaylet.tsx";
import { sowingScenes } from "./sowing.ts";

const IGISORO = createIgisoro();
const ROW = 8;
const PITS = 2 * ROW;

const BOARD: SowingBoard = {
  scenes: sowingScenes(
    {
      game: IGISORO,
      pits: PITS,
      countsOf: ({ pits }) => pits,
      stepsOf: ({ position }, move) => IGISORO.sowing(position, move).steps,
    },
    5,
  ),
  hollows: ringHollows(),
  reach: 5.2,
  height: 78,
  seed: 1.35,
};

/** South's ring: the inner row from the right, then the outer one from the left; North's half turned. */
function ringHollows(): readonly Hollow[] {
  return Array.from({ length: 2 * (PITS + 1) }, (_, place): Hollow => {
    const isNorth = place > PITS;
    const pit = isNorth ? place - PITS - 1 : place;
    // There are no stores; nothing ever comes to their places.
    if (pit === PITS) return { x: -50, y: -50, isStore: false };
    const column = pit < ROW ? ROW - 1 - pit : pit - ROW;
    const x = 9 + column * 11.7;
    const y = pit < ROW ? 58.5 : 76;
    return isNorth ? { x: 100 - x, y: 100 - y, isStore: false } : { x, y, isStore: false };
  });
}

/** A game of Igisoro. */
export function IgisoroPlaylet(props: { readonly step: number }) {
  return <SowingPlaylet board={BOARD} step={props.step} />;
}
