import { createKalah } from "@kibitz/rules/kalah";
import { type SowingBoard, SowingPlaylet, twoRowHollows } from "./SowingPlaylet.tsx";
import { sowingScenes } from "./sowing.ts";

const KALAH = createKalah();
const PITS = KALAH.rules.pits;

const BOARD: SowingBoard = {
  scenes: sowingScenes(
    {
      game: KALAH,
      pits: PITS,
      countsOf: ({ pits }) => pits,
      stepsOf: ({ position }, move) => KALAH.sowing(position, move).steps,
    },
    11,
  ),
  hollows: twoRowHollows(PITS),
  reach: 5.6,
  height: 55,
  seed: 1.5,
};

/** A game of Kalah. */
export function KalahPlaylet(props: { readonly step: number }) {
  return <SowingPlaylet board={BOARD} step={props.step} />;
}
