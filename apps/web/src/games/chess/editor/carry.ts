import type { Piece } from "@kibitz/rules/chess";
import { type Accessor, createSignal, onCleanup } from "solid-js";
import type { Place } from "../../../board/board-props.ts";

/** How far a pointer may stray before a click is a drag. */
const SLACK_PX = 5;

/** A piece on its way from a palette; the point is in the window's pixels. */
export interface CarriedPiece {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
}

export interface Carry {
  readonly carried: Accessor<CarriedPiece | undefined>;
  press(piece: Piece, event: PointerEvent): void;
}

/** Lets pieces be dragged from a palette to a place of the board under the pointer. */
export function createCarry(onDrop: (piece: Piece, place: Place) => void): Carry {
  const [carried, setCarried] = createSignal<CarriedPiece>();
  let stop: (() => void) | undefined;

  const press = (piece: Piece, down: PointerEvent): void => {
    if (!down.isPrimary || down.button !== 0) return;
    stop?.();
    const listeners = new AbortController();
    const { signal } = listeners;
    stop = () => {
      listeners.abort();
      setCarried(undefined);
    };
    const move = ({ clientX: x, clientY: y }: PointerEvent): void => {
      const strayed = Math.hypot(x - down.clientX, y - down.clientY);
      if (carried() !== undefined || strayed > SLACK_PX) setCarried({ piece, x, y });
    };
    const drop = ({ clientX, clientY }: PointerEvent): void => {
      const place = carried() && placeUnder(clientX, clientY);
      stop?.();
      if (place !== undefined) onDrop(piece, place);
    };
    addEventListener("pointermove", move, { signal });
    addEventListener("pointerup", drop, { signal });
    addEventListener("pointercancel", () => stop?.(), { signal });
    // The browser must not drag the picture itself.
    addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  };
  onCleanup(() => stop?.());
  return { carried, press };
}

function placeUnder(x: number, y: number): Place | undefined {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]");
  return cell?.dataset.place === undefined ? undefined : Number(cell.dataset.place);
}
