import type { MancalaSide } from "@kibitz/rules/mancala";
import { type OwareMove, type OwarePosition, PITS } from "@kibitz/rules/oware";
import type { BoardProps } from "../../board/board-props.ts";
import { twoRows } from "../mancala/layout.ts";
import { MancalaBoard } from "../mancala/MancalaBoard.tsx";
import { owareFamily } from "./oware-family.ts";

/** The board of Oware, whose stores only collect. */
export function OwareBoard(props: BoardProps<OwarePosition, OwareMove, MancalaSide>) {
  return (
    <MancalaBoard family={owareFamily} board={props} layoutFor={(look) => twoRows(PITS, look)} />
  );
}
