import { type Accessor, batch, createMemo, createSignal } from "solid-js";
import type { Place, Shape } from "./board-props.ts";
import type { Point } from "./geometry.ts";
import { namePlace } from "./naming.ts";
import type { Step } from "./placement.ts";
import { drawnShape, type Modifiers, shapeColour, toggleShape } from "./shapes.ts";
import type { SquareBoardProps } from "./square-board-props.ts";

/** A piece in the air. */
export interface Lifted {
  readonly from: Place;
  readonly at: Point;
  /** The place under the pointer. */
  readonly over: Place | undefined;
  /** A finger hides what is under it, so the piece is drawn larger and above. */
  readonly byTouch: boolean;
}

/** How long a dropped piece stays where it was dropped while nobody has taken its move. */
const SETTLE_MS = 500;

/** What a person holds and points at on one board, and what follows from it. */
export class Hand {
  readonly selected: Accessor<Place | undefined>;
  readonly lifted: Accessor<Lifted | undefined>;
  /** A piece that was let go where it cannot stand, and where that was. */
  readonly returned: Accessor<Lifted | undefined>;
  /** A shape while it is drawn. */
  readonly drawing: Accessor<Shape | undefined>;
  /** A step that was made by dropping the piece and that the position does not show yet. */
  readonly settling: Accessor<Step | undefined>;

  readonly #board: SquareBoardProps;
  readonly #select: (place: Place | undefined) => void;
  readonly #setLifted: (lifted: Lifted | undefined) => void;
  readonly #setReturned: (lifted: Lifted | undefined) => void;
  readonly #setDrawing: (shape: Shape | undefined) => void;
  readonly #setSettling: (step: Step | undefined) => void;

  constructor(board: SquareBoardProps) {
    this.#board = board;
    const [chosen, choose] = createSignal<Place>();
    [this.lifted, this.#setLifted] = createSignal<Lifted>();
    [this.returned, this.#setReturned] = createSignal<Lifted>();
    [this.drawing, this.#setDrawing] = createSignal<Shape>();
    [this.settling, this.#setSettling] = createSignal<Step>();
    this.#select = choose;
    this.selected = createMemo(() => {
      const place = chosen();
      return place !== undefined && board.targets.has(place) ? place : undefined;
    });
  }

  /** A place has been pointed at, by click, tap or key. */
  name(place: Place): void {
    const naming = namePlace(this.#board.targets, this.selected(), place);
    batch(() => {
      this.#select(naming.kind === "select" ? naming.place : undefined);
      if (naming.kind === "step") this.#board.onStep(naming.from, naming.to);
      if (naming.kind === "miss") this.#board.onMiss(naming.from, naming.to);
    });
  }

  select(place: Place): void {
    this.#select(place);
  }

  /** Whether the selected piece may go there. */
  reaches(place: Place): boolean {
    const selected = this.selected();
    return selected !== undefined && (this.#board.targets.get(selected)?.has(place) ?? false);
  }

  carry(lifted: Lifted): void {
    batch(() => {
      this.#select(lifted.from);
      this.#setLifted(lifted);
    });
  }

  /** Lets the piece go on a place, or off the board. */
  drop(place: Place | undefined): void {
    const held = this.lifted();
    if (held === undefined) return;
    batch(() => {
      if (place === held.from) this.#giveBack(held);
      else if (place === undefined) this.#dropOff(held);
      else if (this.#board.targets.get(held.from)?.has(place)) this.#dropOn(held.from, place);
      else {
        this.#giveBack(held);
        this.#select(undefined);
        this.#board.onMiss(held.from, place);
      }
    });
  }

  /** The step that was dropped, once: it must not be seen gliding again. */
  takeSettled(): Step | undefined {
    const step = this.settling();
    this.#setSettling(undefined);
    return step;
  }

  draw(from: Place, to: Place, keys: Modifiers): void {
    this.#setDrawing(drawnShape(shapeColour(keys), from, to));
  }

  /** Leads the shape that is being drawn to another place. */
  extend(to: Place): void {
    const shape = this.drawing();
    if (shape !== undefined) this.#setDrawing(drawnShape(shape.colour, shape.from, to));
  }

  finishDrawing(): void {
    const shape = this.drawing();
    this.#setDrawing(undefined);
    if (shape !== undefined) this.#board.onShapes(toggleShape(this.#board.shapes, shape));
  }

  clearShapes(): void {
    if (this.#board.shapes.length > 0) this.#board.onShapes([]);
  }

  /** Steps back by one; false when there was nothing to step back from. */
  cancel(): boolean {
    const held = this.lifted();
    const isBusy =
      held !== undefined || this.selected() !== undefined || this.drawing() !== undefined;
    batch(() => {
      if (held !== undefined) this.#giveBack(held);
      this.#select(undefined);
      this.#setDrawing(undefined);
    });
    return isBusy || this.#board.onCancel();
  }

  #giveBack(held: Lifted): void {
    this.#setLifted(undefined);
    this.#setReturned(held);
  }

  #dropOff(held: Lifted): void {
    this.#select(undefined);
    if (this.#board.onThrowOff === undefined) {
      this.#giveBack(held);
      return;
    }
    this.#setLifted(undefined);
    this.#board.onThrowOff(held.from);
  }

  #dropOn(from: Place, to: Place): void {
    this.#setLifted(undefined);
    this.#select(undefined);
    if (!this.#board.ahead) this.#settle({ from, to });
    this.#board.onStep(from, to);
  }

  #settle(step: Step): void {
    this.#setSettling(step);
    setTimeout(() => {
      if (this.settling() === step) this.#setSettling(undefined);
    }, SETTLE_MS);
  }
}
