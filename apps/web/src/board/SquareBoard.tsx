import { createMemo, onCleanup, onMount, Show } from "solid-js";
import { settings } from "../settings/settings.ts";
import { ArrowLayer } from "./ArrowLayer.tsx";
import { BoardField } from "./BoardField.tsx";
import { BoardGrid } from "./BoardGrid.tsx";
import { Coordinates } from "./Coordinates.tsx";
import { isElsewhere } from "./elsewhere.ts";
import { type BoardView, cornerOf, UNIT } from "./geometry.ts";
import { translation } from "./glide.ts";
import { Hand } from "./hand.ts";
import { PieceLayer } from "./PieceLayer.tsx";
import { SquareMarks } from "./SquareMarks.tsx";
import type { SquareBoardProps } from "./square-board-props.ts";
import "../design/boards.css";
import "./board.css";

/** A board of squares: one drawing, and over it the cells that keys and screen readers use. */
export function SquareBoard(props: SquareBoardProps) {
  const view = createMemo<BoardView>(() => ({
    columns: props.columnNames.length,
    rows: props.rowNames.length,
    flipped: props.flipped,
  }));
  const hand = new Hand(props);
  const size = () => `${view().columns * UNIT} ${view().rows * UNIT}`;

  const stepBack = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented || isElsewhere(event.target)) return;
    if (hand.cancel()) event.preventDefault();
  };
  onMount(() => document.addEventListener("keydown", stepBack));
  onCleanup(() => document.removeEventListener("keydown", stepBack));

  return (
    <div class="board" data-board={settings.board} data-pieces={settings.pieces}>
      <div
        class="board-surface"
        classList={{ carrying: hand.lifted() !== undefined }}
        style={{ "aspect-ratio": `${view().columns} / ${view().rows}` }}
      >
        <svg class="board-drawing" viewBox={`0 0 ${size()}`} aria-hidden="true">
          <BoardField view={view()} />
          <SquareMarks board={props} view={view()} hand={hand} />
          <Show when={settings.coordinates}>
            <Coordinates board={props} view={view()} />
          </Show>
          <PieceLayer board={props} view={view()} hand={hand} />
          <ArrowLayer board={props} view={view()} hand={hand} />
          <GlyphBadge board={props} view={view()} />
          <LiftedPiece board={props} hand={hand} />
        </svg>
        <BoardGrid board={props} view={view()} hand={hand} />
        {props.children}
      </div>
    </div>
  );
}

/** A sign in the corner of the square that the last move reached. */
function GlyphBadge(props: { readonly board: SquareBoardProps; readonly view: BoardView }) {
  return (
    <Show when={props.board.glyph} keyed>
      {(glyph) => (
        <g
          class={`glyph ${glyph.tone}`}
          style={{ transform: translation(cornerOf(props.view, glyph.place)) }}
        >
          <circle cx={81} cy={19} r={17} />
          <text x={81} y={20} text-anchor="middle" dominant-baseline="central">
            {glyph.text}
          </text>
        </g>
      )}
    </Show>
  );
}

const LIFT_SCALE = 1.12;
const TOUCH_SCALE = 1.7;
/** How far above the finger the piece is held. */
const TOUCH_RISE = 0.7 * UNIT;

/** The piece in the air, above all else. */
function LiftedPiece(props: { readonly board: SquareBoardProps; readonly hand: Hand }) {
  return (
    <Show when={props.hand.lifted()}>
      {(lifted) => (
        <g class="lifted-piece" style={{ transform: placed(lifted()) }}>
          <use
            href={`#${props.board.drawingOf(props.board.kinds[lifted().from] ?? "")}`}
            x={-UNIT / 2}
            y={-UNIT / 2}
            width={UNIT}
            height={UNIT}
          />
        </g>
      )}
    </Show>
  );
}

function placed({ at, byTouch }: { at: { x: number; y: number }; byTouch: boolean }): string {
  const point = byTouch ? { x: at.x, y: at.y - TOUCH_RISE } : at;
  return `${translation(point)} scale(${byTouch ? TOUCH_SCALE : LIFT_SCALE})`;
}
