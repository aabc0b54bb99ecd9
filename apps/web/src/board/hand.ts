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

/** What a person holds and points at on one board, and what follows from it. */
export interface Hand {
  readonly selected: Accessor<Place | undefined>;
  readonly lifted: Accessor<Lifted | undefined>;
  /** A piece that was let go where it cannot stand, and where that was. */
  readonly returned: Accessor<Omit<Lifted, "over"> | undefined>;
  /** A shape while it is drawn. */
  readonly drawing: Accessor<Shape | undefined>;
  /** The step that was made by dropping the piece: it is not to be seen gliding again. */
  takeDropped(): Step | undefined;
  name(place: Place): void;
  select(place: Place): void;
  carry(lifted: Lifted): void;
  drop(place: Place | undefined): void;
  draw(from: Place, to: Place, keys: Modifiers): void;
  finishDrawing(): void;
  clearShapes(): void;
  /** Steps back by one; false when there was nothing to step back from. */
  cancel(): boolean;
}

export function createHand(board: SquareBoardProps): Hand {
  const [chosen, choose] = createSignal<Place>();
  const [lifted, setLifted] = createSignal<Lifted>();
  const [returned, setReturned] = createSignal<Omit<Lifted, "over">>();
  const [drawing, setDrawing] = createSignal<Shape>();
  let dropped: Step | undefined;

  const selected = createMemo(() => {
    const place = chosen();
    return place !== undefined && board.targets.has(place) ? place : undefined;
  });

  const name = (place: Place): void => {
    const naming = namePlace(board.targets, selected(), place);
    batch(() => {
      choose(naming.kind === "select" ? naming.place : undefined);
      if (naming.kind === "step") board.onStep(naming.from, naming.to);
      if (naming.kind === "miss") board.onMiss(naming.from, naming.to);
    });
  };

  const letGo = ({ from, at, byTouch }: Lifted): void => {
    setLifted(undefined);
    setReturned({ from, at, byTouch });
  };

  const drop = (place: Place | undefined): void => {
    const held = lifted();
    if (held === undefined) return;
    const { from } = held;
    if (place === undefined && board.onThrowOff !== undefined) {
      setLifted(undefined);
      choose(undefined);
      board.onThrowOff(from);
      return;
    }
    if (place === undefined || !board.targets.get(from)?.has(place)) {
      letGo(held);
      if (place === from) return;
      choose(undefined);
      if (place !== undefined) board.onMiss(from, place);
      return;
    }
    dropped = board.ahead ? undefined : { from, to: place };
    batch(() => {
      setLifted(undefined);
      choose(undefined);
      board.onStep(from, place);
    });
  };

  const cancel = (): boolean => {
    const held = lifted();
    if (held !== undefined) letGo(held);
    const hadSomething = held !== undefined || selected() !== undefined || drawing() !== undefined;
    choose(undefined);
    setDrawing(undefined);
    return hadSomething || board.onCancel();
  };

  return {
    selected,
    lifted,
    returned,
    drawing,
    takeDropped() {
      const step = dropped;
      dropped = undefined;
      return step;
    },
    name,
    select: (place) => choose(place),
    carry: (held) => setLifted(held),
    drop,
    draw: (from, to, keys) => setDrawing(drawnShape(shapeColour(keys), from, to)),
    finishDrawing() {
      const shape = drawing();
      setDrawing(undefined);
      if (shape !== undefined) board.onShapes(toggleShape(board.shapes, shape));
    },
    clearShapes() {
      if (board.shapes.length > 0) board.onShapes([]);
    },
    cancel,
  };
}
