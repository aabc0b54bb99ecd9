import { createOware, PITS } from "@kibitz/rules/oware";
import { type SowingBoard, SowingPlaylet, twoRowHollows } from "./SowingPlaylet.tsx";
import { sowingScenes } from "./sowing.ts";

const OWARE = createOware();

const BOARD: SowingBoard = {
  scenes: sowingScenes(
    {
      game: OWARE,
      pits: PITS,
      countsOf: ({ pits }) => pits,
      stepsOf: (line, move) => OWARE.sowing(line, move).steps,
    },
    3,
  ),
  hollows: twoRowHollows(PITS),
  reach: 5.6,
  height: 55,
  seed: 1.5,
};

/** A game of Oware. */
export function OwarePlaylet(props: { readonly step: number }) {
  return <SowingPlaylet board={BOARD} step={props.step} />;
}
