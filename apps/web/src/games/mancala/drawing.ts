import { type Accessor, createSignal } from "solid-js";
import type { Place, Shape } from "../../board/board-props.ts";
import { drawnShape, type Modifiers, shapeColour, toggleShape } from "../../board/shapes.ts";

/** What a person is drawing on a board: from one place to another, or around one. */
export class Drawing {
  readonly shape: Accessor<Shape | undefined>;
  readonly #setShape: (shape: Shape | undefined) => void;
  readonly #shapes: () => readonly Shape[];
  readonly #onShapes: (shapes: readonly Shape[]) => void;

  constructor(shapes: () => readonly Shape[], onShapes: (shapes: readonly Shape[]) => void) {
    [this.shape, this.#setShape] = createSignal<Shape>();
    this.#shapes = shapes;
    this.#onShapes = onShapes;
  }

  start(from: Place, keys: Modifiers): void {
    this.#setShape(drawnShape(shapeColour(keys), from, from));
  }

  lead(to: Place): void {
    const shape = this.shape();
    if (shape !== undefined) this.#setShape(drawnShape(shape.colour, shape.from, to));
  }

  finish(): void {
    const shape = this.shape();
    this.#setShape(undefined);
    if (shape !== undefined) this.#onShapes(toggleShape(this.#shapes(), shape));
  }

  /** False when nothing was being drawn. */
  cancel(): boolean {
    const isDrawing = this.shape() !== undefined;
    this.#setShape(undefined);
    return isDrawing;
  }

  clear(): void {
    if (this.#shapes().length > 0) this.#onShapes([]);
  }
}
