import { type ChessPosition, type Colour, fileOf, rankOf, type Square } from "@kibitz/rules/chess";
import { For } from "solid-js";
import { installTextures } from "../../design/board-textures.ts";
import { drawingId, installPieces, kindOf } from "./pieces/sprite.ts";
import "./picture.css";

/** A position as a small still picture; what it means is said beside it. */
export function ChessPicture(props: { readonly position: ChessPosition; readonly bottom: Colour }) {
  installPieces();
  installTextures();
  const pieces = () =>
    props.position.board.flatMap((piece, square) =>
      piece === undefined
        ? []
        : [{ kind: kindOf(piece), ...placeOf(square as Square, props.bottom) }],
    );
  return (
    <svg class="chess-picture" viewBox="0 0 800 800" aria-hidden="true">
      <rect class="picture-light" width="800" height="800" />
      <path class="picture-dark" d={DARK_SQUARES} />
      <path class="picture-texture" d={DARK_SQUARES} />
      <For each={pieces()}>
        {({ kind, x, y }) => (
          <use href={`#${drawingId(kind)}`} x={x} y={y} width="100" height="100" />
        )}
      </For>
    </svg>
  );
}

const DARK_SQUARES = Array.from({ length: 32 }, (_, index) => {
  const y = Math.floor(index / 4);
  return `M${200 * (index % 4) + 100 * ((y + 1) % 2)} ${100 * y}h100v100h-100z`;
}).join("");

/** The top left corner of a square, where a square measures 100. */
function placeOf(square: Square, bottom: Colour): { readonly x: number; readonly y: number } {
  const [file, rank] = [fileOf(square), rankOf(square)];
  return bottom === "white"
    ? { x: 100 * file, y: 700 - 100 * rank }
    : { x: 700 - 100 * file, y: 100 * rank };
}
