import { type Accessor, createEffect, createSignal } from "solid-js";
import { announce } from "../app/announcer.ts";
import type { Place } from "./board-props.ts";
import { type BoardView, placeByKey, placeIn } from "./geometry.ts";
import type { Hand } from "./hand.ts";
import { nameOf, type SquareBoardProps } from "./square-board-props.ts";

/**
 * The keys of a board: arrows and their kin move the focus, Enter and the space bar point at the
 * focused place. With Shift they draw: once to begin, once more to end an arrow there or, on the
 * same place, a circle; Control and Alt choose the colour.
 */
export class GridKeys {
  /** The one place that the Tab key reaches. */
  readonly focused: Accessor<Place>;
  readonly #setFocused: (place: Place) => void;
  readonly #board: SquareBoardProps;
  readonly #view: () => BoardView;
  readonly #hand: Hand;
  readonly #focusCell: (place: Place) => void;
  #drawsFrom: Place | undefined;

  constructor(
    board: SquareBoardProps,
    view: () => BoardView,
    hand: Hand,
    focusCell: (place: Place) => void,
  ) {
    this.#board = board;
    this.#view = view;
    this.#hand = hand;
    this.#focusCell = focusCell;
    [this.focused, this.#setFocused] = createSignal(startingPlace(view()));
    createEffect(() => {
      if (hand.drawing() === undefined) this.#drawsFrom = undefined;
    });
  }

  /** Makes a place the tab stop, as when the focus has come to it by other ways. */
  rest(place: Place): void {
    this.#setFocused(place);
  }

  press(event: KeyboardEvent): void {
    if (!this.#isHandled(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #isHandled(event: KeyboardEvent): boolean {
    if (event.key === "Enter" || event.key === " ") {
      if (event.shiftKey) this.#draw(event);
      else this.#point();
      return true;
    }
    if (event.altKey || event.metaKey || event.shiftKey) return false;
    const next = placeByKey(this.#view(), this.focused(), event.key, event.ctrlKey);
    if (next === undefined) return false;
    this.#setFocused(next);
    this.#focusCell(next);
    this.#hand.extend(next);
    return true;
  }

  #point(): void {
    const place = this.focused();
    this.#hand.name(place);
    if (this.#hand.selected() === place) announce(this.#choices(place));
  }

  /** What a screen reader says when a piece has been selected: "g1, white knight: f3, h3". */
  #choices(place: Place): string {
    const targets = [...(this.#board.targets.get(place)?.keys() ?? [])];
    const names = targets.map((target) => nameOf(this.#board, target)).toSorted();
    const [what = ""] = this.#board.describe(place);
    return `${nameOf(this.#board, place)}, ${what}, can move to ${names.join(", ")}.`;
  }

  #draw({ ctrlKey, altKey }: KeyboardEvent): void {
    const place = this.focused();
    const isEnd = this.#drawsFrom !== undefined;
    const from = this.#drawsFrom ?? place;
    this.#hand.draw(from, place, { shiftKey: false, ctrlKey, altKey });
    if (isEnd) this.#hand.finishDrawing();
    else {
      this.#drawsFrom = from;
      announce(`Drawing from ${nameOf(this.#board, from)}.`);
    }
  }
}

/** The middle of the row that is next to the person. */
const startingPlace = (view: BoardView): Place =>
  placeIn(view, { column: Math.floor(view.columns / 2), row: view.rows - 1 }) ?? 0;
