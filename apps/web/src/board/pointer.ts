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
 * press that moves lifts and carries, the right button draws. What can be done by a plain click is
 * left to the click itself, so that a click of an assistive program does the same.
 */
export function listenToPointers(
  surface: HTMLElement,
  view: () => BoardView,
  targets: () => Targets,
  hand: Hand,
): void {
  let gesture: Gesture | undefined;
  /** The place that this press has just selected: its click must not put it down again. */
  let justSelected: Place | undefined;

  const pointOf = (event: PointerEvent): Point => {
    const box = surface.getBoundingClientRect();
    const { columns, rows } = view();
    return {
      x: ((event.clientX - box.left) / box.width) * columns * UNIT,
      y: ((event.clientY - box.top) / box.height) * rows * UNIT,
    };
  };
  const placeOf = (event: PointerEvent): Place | undefined => placeAt(view(), pointOf(event));

  const press = (event: PointerEvent, from: Place): void => {
    hand.clearShapes();
    justSelected = undefined;
    if (!targets().has(from)) return;
    gesture = { kind: "press", from, down: event };
    const selected = hand.selected();
    if (selected === from) return;
    // The piece may be meant as a target of the selected one, as in castling: its click tells.
    if (selected !== undefined && targets().get(selected)?.has(from)) return;
    justSelected = from;
    hand.select(from);
  };

  const carry = (event: PointerEvent, from: Place): void => {
    const at = pointOf(event);
    const byTouch = event.pointerType === "touch";
    hand.carry({ from, at, over: placeAt(view(), at), byTouch });
  };

  const finish = (): void => {
    gesture = undefined;
  };

  surface.addEventListener("pointerdown", (event) => {
    const place = placeOf(event);
    if (place === undefined || !event.isPrimary) return;
    if (event.button === LEFT && gesture === undefined) press(event, place);
    if (event.button === RIGHT && !hand.cancel()) {
      gesture = { kind: "draw", from: place };
      surface.setPointerCapture(event.pointerId);
      hand.draw(place, place, event);
    }
  });

  surface.addEventListener("pointermove", (event) => {
    if (gesture === undefined || !event.isPrimary) return;
    if (gesture.kind === "draw") {
      hand.draw(gesture.from, placeOf(event) ?? gesture.from, event);
      return;
    }
    if ((event.buttons & RIGHT_HELD) !== 0) {
      hand.cancel();
      finish();
    } else if (hand.lifted() !== undefined) {
      carry(event, gesture.from);
    } else if (isDrag(gesture.down, event)) {
      surface.setPointerCapture(event.pointerId);
      hand.select(gesture.from);
      carry(event, gesture.from);
    }
  });

  surface.addEventListener("pointerup", (event) => {
    if (gesture?.kind === "draw") hand.finishDrawing();
    else if (hand.lifted() !== undefined) hand.drop(placeOf(event));
    finish();
  });

  surface.addEventListener("pointercancel", () => {
    if (gesture !== undefined) hand.cancel();
    finish();
  });

  surface.addEventListener("click", (event) => {
    const place = placeOfCell(event.target);
    if (place === undefined) return;
    if (place !== justSelected) hand.name(place);
    justSelected = undefined;
  });

  surface.addEventListener("contextmenu", (event) => event.preventDefault());

  // Keys belong to the page while the board is used by pointer: a press takes no focus.
  surface.addEventListener("mousedown", (event) => {
    event.preventDefault();
    const active = document.activeElement;
    if (active instanceof HTMLElement && !surface.contains(active)) active.blur();
  });
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
