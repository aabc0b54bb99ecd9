import { createMemo, For, Show } from "solid-js";
import { Arrow, Ring, SHAPE_WIDTH, widthOfWeight } from "../../board/Arrow.tsx";
import type { MoveMark, Place, Shape } from "../../board/board-props.ts";
import type { Point } from "../../board/geometry.ts";
import { type Layout, middleOf } from "./layout.ts";
import type { Sided, SowingModel } from "./sowing-model.ts";

interface Ends {
  readonly from: Place;
  readonly to: Place | undefined;
}

const RING_RADIUS = 46;

/** The moves that the page points at, and what the person has drawn, over the seeds. */
export function SowingArrows<P extends Sided, M>(props: {
  readonly model: SowingModel<P, M>;
  readonly layout: Layout;
  readonly marks: readonly MoveMark<M>[];
  readonly shapes: readonly Shape[];
}) {
  const middles = createMemo(
    () => new Map(props.layout.hollows.map(({ place, bowl }) => [place, middleOf(bowl)])),
  );
  const marked = createMemo(() =>
    props.marks
      .toSorted((one, other) => one.weight - other.weight)
      .flatMap(({ move, role, weight }) => {
        const ends = endsOf(props.model, move);
        return ends === undefined
          ? []
          : [{ ...ends, kind: `mark ${role}`, width: widthOfWeight(weight) }];
      }),
  );
  const drawn = createMemo(() =>
    props.shapes.map(({ from, to, colour }) => ({
      from,
      to,
      kind: `shape ${colour}`,
      width: SHAPE_WIDTH,
    })),
  );
  return (
    <svg
      class="board-drawing sowing-arrows"
      viewBox={`0 0 ${props.layout.width} ${props.layout.height}`}
      aria-hidden="true"
    >
      <For each={[...marked(), ...drawn()]}>
        {({ from, to, kind, width }) => (
          <Between
            from={middles().get(from)}
            to={to === undefined ? undefined : middles().get(to)}
            kind={kind}
            width={width}
          />
        )}
      </For>
    </svg>
  );
}

/** From a pit to where the last seed falls. */
function endsOf<P extends Sided, M>(model: SowingModel<P, M>, move: M): Ends | undefined {
  const from = model.originOf(move);
  if (from === undefined) return undefined;
  const { landing } = model.effectsOfMove(move);
  return { from, to: landing === from ? undefined : landing };
}

/** An arrow, or a ring where there is no other end. */
function Between(props: {
  readonly from: Point | undefined;
  readonly to: Point | undefined;
  readonly kind: string;
  readonly width: number;
}) {
  return (
    <Show when={props.from} keyed>
      {(from) => (
        <Show
          when={props.to}
          keyed
          fallback={<Ring at={from} radius={RING_RADIUS} kind={props.kind} />}
        >
          {(to) => <Arrow from={from} to={to} kind={props.kind} width={props.width} />}
        </Show>
      )}
    </Show>
  );
}
