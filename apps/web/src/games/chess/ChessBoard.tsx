import type { ChessMove, ChessPosition, Colour } from "@kibitz/rules/chess";
import type { BoardProps } from "../../board/board-props.ts";

/** The board of chess. */
export function ChessBoard(props: BoardProps<ChessPosition, ChessMove, Colour>) {
  return <div role="img" aria-label={props.label} />;
}
