import {
  type ChessSetup,
  type ChessVariant,
  type Colour,
  EMPTY_SETUP,
  formatSetup,
  type Piece,
  parseSetup,
  type Square,
  squareName,
  withPiece,
  withPieceMoved,
} from "@kibitz/rules/chess";
import { createMemo } from "solid-js";
import { announce } from "../../../app/announcer.ts";
import { placeOfCell } from "../../../board/pointer.ts";
import type { EditorProps } from "../../game-entry.ts";
import { applyBrush, type Brush, brushOfKey } from "./brush.ts";
import { whatStandsOn } from "./EditedBoard.tsx";

/** What can be done to the setup of an editor; each change goes out as text and comes back. */
export function createSetupEditing(props: EditorProps<Colour>) {
  const variant = (): ChessVariant => (props.variant === "chess960" ? "chess960" : "standard");
  const setup = createMemo<ChessSetup>((before) => {
    const parsed = parseSetup(props.text);
    return parsed.ok ? parsed.value : before;
  }, EMPTY_SETUP);
  const change = (next: ChessSetup): void => props.onChange(formatSetup(next));
  const paint = (square: Square, brush: Brush): void =>
    change(applyBrush(setup(), square, brush, variant()));

  /** Letters of pieces, on the cell that has the focus. */
  const paintByKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const square = placeOfCell(event.target) as Square | undefined;
    const brush = brushOfKey(event.key);
    if (square === undefined || brush === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    paint(square, brush);
    announce(`${squareName(square)}, ${whatStandsOn(setup(), square)}`);
  };

  return {
    variant,
    setup,
    change,
    clear: () => change(EMPTY_SETUP),
    move: (from: Square, to: Square) => change(withPieceMoved(setup(), from, to, variant())),
    put: (square: Square, piece: Piece) => change(withPiece(setup(), square, piece, variant())),
    paint,
    paintByKey,
  };
}
