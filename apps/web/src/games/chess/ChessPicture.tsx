import { type ChessPosition, type Colour, fileOf, rankOf, type Square } from "@kibitz/rules/chess";
import { For } from "solid-js";
import { drawingId, installPieces, kindOf } from "./pieces/sprite.ts";
import "./picture.css";

/** A position as a small still picture; what it means is said beside it. */
export function ChessPicture(props: { readonly position: ChessPosition; readonly bottom: Colour }) {
  installPieces();
  const pieces = () =>
    props.position.board.flatMap((piece, square) =>
      piece === undefined
        ? []
        : [{ kind: kindOf(piece), ...placeOf(square as Square, props.bottom) }],
    );
  return (
    <svg class="chess-picture" viewBox="0 0 8 8" aria-hidden="true">
      <rect class="picture-light" width="8" height="8" />
      <path class="picture-dark" d={DARK_SQUARES} />
      <For each={pieces()}>
        {({ kind, x, y }) => <use href={`#${drawingId(kind)}`} x={x} y={y} width="1" height="1" />}
      </For>
    </svg>
  );
}

const DARK_SQUARES = Array.from({ length: 32 }, (_, index) => {
  const y = Math.floor(index / 4);
  return `M${2 * (index % 4) + ((y + 1) % 2)} ${y}h1v1h-1z`;
}).join("");

/** The top left corner of a square, in squares. */
function placeOf(square: Square, bottom: Colour): { readonly x: number; readonly y: number } {
  const [file, rank] = [fileOf(square), rankOf(square)];
  return bottom === "white" ? { x: file, y: 7 - rank } : { x: 7 - file, y: rank };
}
