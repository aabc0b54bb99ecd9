import { createMemo, For } from "solid-js";
import { Arrow, Ring, SHAPE_WIDTH, widthOfWeight } from "./Arrow.tsx";
import type { Place, Shape } from "./board-props.ts";
import { type BoardView, centreOf, UNIT } from "./geometry.ts";
import type { Hand } from "./hand.ts";
import type { SquareBoardProps } from "./square-board-props.ts";

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
          <Between
            board={props.board}
            view={props.view}
            from={from}
            to={to}
            kind={`mark ${role}`}
            width={widthOfWeight(weight)}
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
      <Between
        board={props.board}
        view={props.view}
        from={from}
        to={to}
        kind={`shape ${colour}`}
        width={SHAPE_WIDTH}
      />
    );
  }
  return <Ring at={centreOf(props.view, from)} radius={UNIT * 0.44} kind={`shape ${colour}`} />;
}

/** An arrow from place to place. */
function Between(props: {
  readonly board: SquareBoardProps;
  readonly view: BoardView;
  readonly from: Place;
  readonly to: Place;
  readonly kind: string;
  readonly width: number;
}) {
  return (
    <Arrow
      from={centreOf(props.view, props.from)}
      to={centreOf(props.view, props.to)}
      kind={props.kind}
      width={props.width}
      bent={props.board.isBent(props.from, props.to)}
    />
  );
}
