import { RootLines } from "../../common/root-lines";
import { isAllowed } from "../../common/search-moves";
import { Stack } from "../memory";
import { Frame } from "./frame";
import { pickMove, startPicking } from "./ordering";

/** Lists the allowed legal moves of the position at ply 0 in the order of the move picker. */
export function listRootMoves(tableMove: i32): void {
  RootLines.forget();
  const frame = Frame.at(0);
  const pos = Stack.position(0);
  const list = Stack.moveList(0);
  startPicking(frame, pos, tableMove);
  for (let move = pickMove(frame, pos, list); move != 0; move = pickMove(frame, pos, list)) {
    if (isAllowed(move)) RootLines.add(move);
  }
}
