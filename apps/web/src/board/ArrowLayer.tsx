import { createMemo, For } from "solid-js";
import { arrowPath } from "./arrow-path.ts";
import type { Place, Shape } from "./board-props.ts";
import { type BoardView, centreOf, UNIT } from "./geometry.ts";
import type { Hand } from "./hand.ts";
import type { SquareBoardProps } from "./square-board-props.ts";
import "./arrows.css";

const SHAPE_WIDTH = 12;
const LIGHTEST_WIDTH = 6;
const HEAVIEST_WIDTH = 14;

/** The arrows of the page and the arrows and circles of the person, over the pieces. */
export function ArrowLayer(props: {
  readonly board: SquareBoardProps;
  readonly view: BoardView;
  readonly hand: Hand;
}) {
  const drawn = createMemo(() => {
    const drawing = props.hand.drawing();
    return drawing === undefined ? props.board.shapes : [...props.board.shapes, drawing];
  });
  // The heaviest lies on top.
  const arrows = createMemo(() => props.board.arrows.toSorted((a, b) => a.weight - b.weight));
  return (
    <g class="arrows">
      <For each={arrows()}>
        {({ from, to, role, weight }) => (
          <Arrow
            board={props.board}
            view={props.view}
            from={from}
            to={to}
            kind={`mark ${role}`}
            width={LIGHTEST_WIDTH + (HEAVIEST_WIDTH - LIGHTEST_WIDTH) * weight}
          />
        )}
      </For>
      <For each={drawn()}>
        {(shape) => <DrawnShape board={props.board} view={props.view} shape={shape} />}
      </For>
    </g>
  );
}

function DrawnShape(props: {
  readonly board: SquareBoardProps;
  readonly view: BoardView;
  readonly shape: Shape;
}) {
  const { from, to, colour } = props.shape;
  if (to !== undefined) {
    return (
      <Arrow
        board={props.board}
        view={props.view}
        from={from}
        to={to}
        kind={`shape ${colour}`}
        width={SHAPE_WIDTH}
      />
    );
  }
  return (
    <g class={`shape ${colour}`}>
      <circle
        class="arrow-edge"
        cx={centreOf(props.view, from).x}
        cy={centreOf(props.view, from).y}
        r={UNIT * 0.44}
        stroke-width={9}
      />
      <circle
        class="arrow-line"
        cx={centreOf(props.view, from).x}
        cy={centreOf(props.view, from).y}
        r={UNIT * 0.44}
        stroke-width={6}
      />
    </g>
  );
}

function Arrow(props: {
  readonly board: SquareBoardProps;
  readonly view: BoardView;
  readonly from: Place;
  readonly to: Place;
  readonly kind: string;
  readonly width: number;
}) {
  const path = createMemo(() =>
    arrowPath(
      centreOf(props.view, props.from),
      centreOf(props.view, props.to),
      props.width,
      props.board.isBent(props.from, props.to),
    ),
  );
  return (
    <g class={`arrow ${props.kind}`}>
      <path class="arrow-edge" d={path().shaft} stroke-width={props.width + 3} />
      <path class="arrow-head arrow-edge" d={path().head} stroke-width={6} />
      <path class="arrow-line" d={path().shaft} stroke-width={props.width} />
      <path class="arrow-head" d={path().head} stroke-width={3} />
    </g>
  );
}
