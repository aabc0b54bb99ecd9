import type { Place } from "../../board/board-props.ts";
import { placeOfCell } from "../../board/pointer.ts";
import type { Drawing } from "./drawing.ts";

interface PointerTasks {
  isOpen(place: Place): boolean;
  onPoint(place: Place | undefined): void;
}

const LEFT = 0;
const RIGHT = 2;

/** What a pointer does on the pits besides clicking: a mouse looks at them, its right button draws. */
export class PitPointer {
  readonly #drawing: Drawing | undefined;
  readonly #tasks: PointerTasks;

  constructor(drawing: Drawing | undefined, tasks: PointerTasks) {
    this.#drawing = drawing;
    this.#tasks = tasks;
  }

  listenOn(surface: HTMLElement): void {
    surface.addEventListener("pointerdown", (event) => this.#down(event, surface));
    surface.addEventListener("pointermove", (event) => this.#move(event));
    surface.addEventListener("pointerup", () => this.#drawing?.finish());
    surface.addEventListener("pointercancel", () => this.#drawing?.cancel());
    surface.addEventListener("pointerleave", () => this.#tasks.onPoint(undefined));
    if (this.#drawing) surface.addEventListener("contextmenu", (event) => event.preventDefault());
    surface.addEventListener("mousedown", (event) => keepFocus(event, surface));
  }

  #down(event: PointerEvent, surface: HTMLElement): void {
    const place = placeUnder(event);
    if (place === undefined || !event.isPrimary) return;
    // A press that makes a move leaves what is drawn, which may be part of a record.
    if (event.button === LEFT && !this.#tasks.isOpen(place)) this.#drawing?.clear();
    if (event.button !== RIGHT || !this.#drawing || this.#drawing.cancel()) return;
    surface.setPointerCapture(event.pointerId);
    this.#drawing.start(place, event);
  }

  #move(event: PointerEvent): void {
    const place = placeUnder(event);
    if (this.#drawing?.shape() !== undefined) {
      if (place !== undefined) this.#drawing.lead(place);
    } else if (event.pointerType === "mouse") this.#tasks.onPoint(place);
  }
}

/** A captured pointer's events are for the surface as a whole. */
const placeUnder = ({ clientX, clientY }: PointerEvent): Place | undefined =>
  placeOfCell(document.elementFromPoint(clientX, clientY));

/** Keys belong to the page while the board is used by pointer: a press takes no focus. */
function keepFocus(event: MouseEvent, surface: HTMLElement): void {
  event.preventDefault();
  const active = document.activeElement;
  if (active instanceof HTMLElement && !surface.contains(active)) active.blur();
}
