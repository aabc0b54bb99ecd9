import { type ChessSetup, type Colour, FILE_LETTERS, type Square } from "@kibitz/rules/chess";
import { createMemo } from "solid-js";
import { WALK_KEYS } from "../../../board/board-keys.ts";
import type { Place, Shape } from "../../../board/board-props.ts";
import type { TargetKind, Targets } from "../../../board/naming.ts";
import { SquareBoard } from "../../../board/SquareBoard.tsx";
import { type FixedKeys, useBoardKeys } from "../../../keys/fixed-keys.ts";
import { drawingId, kindOf } from "../pieces/sprite.ts";
import type { Brush } from "./brush.ts";

const FILES = [...FILE_LETTERS];
const RANKS = ["1", "2", "3", "4", "5", "6", "7", "8"];

const KEYS: readonly FixedKeys[] = [
  ...WALK_KEYS,
  { title: "Put what is chosen", keys: ["Enter", "Space"] },
  { title: "Put a piece, in capitals a white one", keys: ["k", "q", "r", "b", "n", "p"] },
  { title: "Clear the square", keys: ["Delete"] },
];

const NOTHING: Targets = new Map();

/** A board on which everything may go everywhere: moved, put by the brush, thrown off. */
export function EditedBoard(props: {
  readonly setup: ChessSetup;
  readonly bottom: Colour;
  readonly brush: Brush;
  onMove(from: Square, to: Square): void;
  onPaint(square: Square): void;
  onErase(square: Square): void;
}) {
  useBoardKeys(KEYS);
  const kinds = createMemo(() => props.setup.board.map((piece) => piece && kindOf(piece)));
  const targets = createMemo(() => (props.brush === "move" ? anywhere(props.setup) : NOTHING));
  const paint = (place: Place): void => {
    if (props.brush !== "move") props.onPaint(place as Square);
  };
  /** A circle, as the right button draws it. */
  const eraseMarked = ([shape]: readonly Shape[]): void => {
    if (shape !== undefined && shape.to === undefined) props.onErase(shape.from as Square);
  };
  return (
    <SquareBoard
      columnNames={FILES}
      rowNames={RANKS}
      flipped={props.bottom === "black"}
      label="Chess board to set up"
      kinds={kinds()}
      drawingOf={drawingId}
      lastStep={undefined}
      pending={undefined}
      targets={targets()}
      ahead={false}
      marks={[]}
      arrows={[]}
      isBent={() => false}
      shapes={[]}
      glyph={undefined}
      describe={(place) => [whatStandsOn(props.setup, place as Square)]}
      onStep={(from, to) => props.onMove(from as Square, to as Square)}
      onMiss={(from, to) => from === undefined && paint(to)}
      onCancel={() => false}
      onShapes={eraseMarked}
      onThrowOff={(from) => props.onErase(from as Square)}
    />
  );
}

/** Every piece may go to every other square. */
function anywhere({ board }: ChessSetup): Targets {
  const targets = new Map<Place, ReadonlyMap<Place, TargetKind>>();
  for (const [from, piece] of board.entries()) {
    if (piece === undefined) continue;
    const others = board.flatMap((taken, to): [Place, TargetKind][] =>
      to === from ? [] : [[to, taken === undefined ? "move" : "capture"]],
    );
    targets.set(from, new Map(others));
  }
  return targets;
}

export function whatStandsOn({ board }: ChessSetup, square: Square): string {
  const piece = board[square];
  return piece === undefined ? "empty" : `${piece.colour} ${piece.role}`;
}
