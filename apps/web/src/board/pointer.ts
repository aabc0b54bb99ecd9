import type { Place } from "./board-props.ts";
import { type BoardView, type Point, placeAt, UNIT } from "./geometry.ts";
import type { Hand } from "./hand.ts";
import type { Targets } from "./naming.ts";

/** How far a pointer may stray before a click is a drag. */
const SLACK_PX = { mouse: 4, touch: 9 };

const LEFT = 0;
const RIGHT = 2;
const RIGHT_HELD = 2;

/** What one pointer does between going down and coming up. */
type Gesture =
  | { readonly kind: "press"; readonly from: Place; readonly down: PointerEvent }
  | { readonly kind: "draw"; readonly from: Place };

/**
 * Turns what pointers do on the surface of a board into what a hand does: a press selects, a
 * press that moves lifts and carries, the right button draws. What a plain click can do is left
 * to the click itself, so that the click of an assistive program does the same.
 */
export class PointerGestures {
  readonly #surface: HTMLElement;
  readonly #view: () => BoardView;
  readonly #targets: () => Targets;
  readonly #hand: Hand;
  #gesture: Gesture | undefined;
  /** The place that this press has just selected: its click must not put it down again. */
  #justSelected: Place | undefined;

  constructor(surface: HTMLElement, view: () => BoardView, targets: () => Targets, hand: Hand) {
    this.#surface = surface;
    this.#view = view;
    this.#targets = targets;
    this.#hand = hand;
    surface.addEventListener("pointerdown", (event) => this.#down(event));
    surface.addEventListener("pointermove", (event) => this.#move(event));
    surface.addEventListener("pointerup", (event) => this.#up(event));
    surface.addEventListener("pointercancel", () => this.#lose());
    surface.addEventListener("click", (event) => this.#click(event));
    surface.addEventListener("contextmenu", (event) => event.preventDefault());
    surface.addEventListener("mousedown", (event) => this.#keepFocus(event));
  }

  #down(event: PointerEvent): void {
    const place = this.#placeOf(event);
    if (place === undefined || !event.isPrimary) return;
    if (event.button === LEFT && this.#gesture === undefined) this.#press(event, place);
    if (event.button === RIGHT && !this.#hand.cancel()) this.#startDrawing(event, place);
  }

  #press(event: PointerEvent, from: Place): void {
    this.#justSelected = undefined;
    if (!this.#targets().has(from)) {
      // A click that makes a move leaves what is drawn, which may be part of a record.
      if (!this.#hand.reaches(from)) this.#hand.clearShapes();
      return;
    }
    this.#gesture = { kind: "press", from, down: event };
    // The piece may be meant as a target of the selected one, as in castling: its click tells.
    if (this.#hand.selected() === from || this.#hand.reaches(from)) return;
    this.#justSelected = from;
    this.#hand.select(from);
  }

  #startDrawing(event: PointerEvent, from: Place): void {
    this.#gesture = { kind: "draw", from };
    this.#surface.setPointerCapture(event.pointerId);
    this.#hand.draw(from, from, event);
  }

  #move(event: PointerEvent): void {
    const gesture = this.#gesture;
    if (gesture === undefined || !event.isPrimary) return;
    if (gesture.kind === "draw") {
      this.#hand.draw(gesture.from, this.#placeOf(event) ?? gesture.from, event);
    } else if ((event.buttons & RIGHT_HELD) !== 0) {
      this.#lose();
    } else if (this.#hand.lifted() !== undefined) {
      this.#carry(event, gesture.from);
    } else if (isDrag(gesture.down, event)) {
      this.#surface.setPointerCapture(event.pointerId);
      this.#carry(event, gesture.from);
    }
  }

  #carry(event: PointerEvent, from: Place): void {
    const at = this.#pointOf(event);
    const byTouch = event.pointerType === "touch";
    this.#hand.carry({ from, at, over: placeAt(this.#view(), at), byTouch });
  }

  #up(event: PointerEvent): void {
    if (this.#gesture?.kind === "draw") this.#hand.finishDrawing();
    else this.#hand.drop(this.#placeOf(event));
    this.#gesture = undefined;
  }

  #lose(): void {
    if (this.#gesture !== undefined) this.#hand.cancel();
    this.#gesture = undefined;
  }

  #click(event: MouseEvent): void {
    const place = placeOfCell(event.target);
    if (place === undefined) return;
    if (place !== this.#justSelected) this.#hand.name(place);
    this.#justSelected = undefined;
  }

  /** Keys belong to the page while the board is used by pointer: a press takes no focus. */
  #keepFocus(event: MouseEvent): void {
    event.preventDefault();
    const active = document.activeElement;
    if (active instanceof HTMLElement && !this.#surface.contains(active)) active.blur();
  }

  #placeOf(event: PointerEvent): Place | undefined {
    return placeAt(this.#view(), this.#pointOf(event));
  }

  #pointOf(event: PointerEvent): Point {
    const box = this.#surface.getBoundingClientRect();
    const { columns, rows } = this.#view();
    return {
      x: ((event.clientX - box.left) / box.width) * columns * UNIT,
      y: ((event.clientY - box.top) / box.height) * rows * UNIT,
    };
  }
}

function isDrag(down: PointerEvent, event: PointerEvent): boolean {
  const slackPx = event.pointerType === "touch" ? SLACK_PX.touch : SLACK_PX.mouse;
  return Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > slackPx;
}

/** The place whose cell an event is for; a click that ends a drag is for the surface as a whole. */
export function placeOfCell(target: EventTarget | null): Place | undefined {
  if (!(target instanceof Element)) return undefined;
  const place = target.closest<HTMLElement>("[data-place]")?.dataset.place;
  return place === undefined ? undefined : Number(place);
}
