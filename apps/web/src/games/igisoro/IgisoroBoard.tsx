import type { IgisoroMove, IgisoroPosition } from "@kibitz/rules/igisoro";
import type { MancalaSide } from "@kibitz/rules/mancala";
import type { BoardProps } from "../../board/board-props.ts";
import { fourRows } from "../mancala/layout.ts";
import { MancalaBoard } from "../mancala/MancalaBoard.tsx";
import { igisoroFamily } from "./igisoro-family.ts";

/** The board of Igisoro: each side has a ring of sixteen pits. */
export function IgisoroBoard(props: BoardProps<IgisoroPosition, IgisoroMove, MancalaSide>) {
  return <MancalaBoard family={igisoroFamily} board={props} layoutFor={fourRows} />;
}
