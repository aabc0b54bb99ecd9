import type { Piece } from "@kibitz/rules/chess";
import { drawingId, installPieces, kindOf } from "./sprite.ts";

/** A piece as a picture of its own, as large as its place; what it means is said beside it. */
export function PieceIcon(props: { readonly piece: Piece; readonly class?: string | undefined }) {
  installPieces();
  return (
    <svg class={props.class ?? "piece-icon"} viewBox="0 0 100 100" aria-hidden="true">
      <use href={`#${drawingId(kindOf(props.piece))}`} width="100" height="100" />
    </svg>
  );
}
