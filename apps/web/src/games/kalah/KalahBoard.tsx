import type { KalahMove, KalahPosition } from "@kibitz/rules/kalah";
import type { MancalaSide } from "@kibitz/rules/mancala";
import type { BoardProps } from "../../board/board-props.ts";
import { twoRows } from "../mancala/layout.ts";
import { MancalaBoard } from "../mancala/MancalaBoard.tsx";
import { kalahFamily } from "./kalah-family.ts";

/** The board of Kalah, of any size. */
export function KalahBoard(props: BoardProps<KalahPosition, KalahMove, MancalaSide>) {
  const pits = () => props.line.position.pits.south.length;
  return (
    <MancalaBoard family={kalahFamily} board={props} layoutFor={(look) => twoRows(pits(), look)} />
  );
}
