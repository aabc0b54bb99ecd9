import { type Accessor, createEffect, createMemo, For, on, onCleanup } from "solid-js";
import type { Place } from "./board-props.ts";
import { type BoardView, cornerOf, type Point, UNIT } from "./geometry.ts";
import { Glides, translation } from "./glide.ts";
import type { Hand, Lifted } from "./hand.ts";
import { mayMove } from "./motion.ts";
import { EMPTY_PLACEMENT, type Glide, type Placement, placeNext, type Step } from "./placement.ts";
import type { SquareBoardProps } from "./square-board-props.ts";

const GLIDE_MS = 200;
const RETURN_MS = 150;

interface LayerProps {
  readonly board: SquareBoardProps;
  readonly view: BoardView;
  readonly hand: Hand;
}

/** The pieces: those that stand, those that glide, those that leave. */
export function PieceLayer(props: LayerProps) {
  const placement = createMemo<Placement>(
    (before) => placeNext(before, props.board.kinds, props.view.columns, props.board.lastStep),
    EMPTY_PLACEMENT,
  );
  const byId = createMemo(() => new Map(placement().standing.map((piece) => [piece.id, piece])));
  const ids = createMemo(() => placement().standing.map(({ id }) => id));
  const leaving = createMemo(() => (mayMove() ? placement().left : []));
  const elements = new Map<number, SVGElement>();
  animate(props, placement, elements);
  const waiting = (): Step | undefined => props.board.pending ?? props.hand.settling();

  return (
    <g class="pieces">
      <For each={leaving()}>
        {(piece) => <Piece {...piece} board={props.board} view={props.view} look="leaving" />}
      </For>
      <For each={ids()}>
        {(id) => {
          onCleanup(() => elements.delete(id));
          // A piece that has gone is disposed of after this has run once more.
          const piece = createMemo<{ kind: string; place: Place }>(
            (last) => byId().get(id) ?? last,
            { kind: "", place: 0 },
          );
          const look = (): string => {
            if (props.hand.lifted()?.from === piece().place) return "lifted";
            return waiting()?.to === piece().place ? "covered" : "";
          };
          const place = (): Place => {
            const step = waiting();
            return step?.from === piece().place ? step.to : piece().place;
          };
          return (
            <Piece
              board={props.board}
              view={props.view}
              kind={piece().kind}
              place={place()}
              look={look()}
              ref={(element) => elements.set(id, element)}
            />
          );
        }}
      </For>
    </g>
  );
}

function Piece(props: {
  readonly board: SquareBoardProps;
  readonly view: BoardView;
  readonly kind: string;
  readonly place: Place;
  readonly look: string;
  ref?(element: SVGElement): void;
}) {
  return (
    <use
      ref={(element) => props.ref?.(element)}
      class={`piece ${props.look}`}
      href={`#${props.board.drawingOf(props.kind)}`}
      width={UNIT}
      height={UNIT}
      style={{ transform: translation(cornerOf(props.view, props.place)) }}
    />
  );
}

/** Lets pieces glide to where a new position has them, or back to where they were taken from. */
function animate(
  props: LayerProps,
  placement: Accessor<Placement>,
  elements: ReadonlyMap<number, SVGElement>,
): void {
  const glides = new Glides();
  const glide = (id: number, from: Point, to: Place, duration: number): void => {
    const element = elements.get(id);
    if (element === undefined || !mayMove()) return;
    const timing = { duration, easing: easingOf(element) };
    glides.start(id, element, from, cornerOf(props.view, to), timing);
  };
  createEffect(
    on(placement, ({ glides: made }) => {
      const dropped = props.hand.takeSettled();
      for (const step of made.filter((candidate) => !isStep(candidate, dropped))) {
        glide(step.id, cornerOf(props.view, step.from), step.to, GLIDE_MS);
      }
    }),
  );
  createEffect(
    on(props.hand.returned, (returned) => {
      const piece = placement().standing.find(({ place }) => place === returned?.from);
      if (returned !== undefined && piece !== undefined) {
        glide(piece.id, cornerOfLifted(returned), piece.place, RETURN_MS);
      }
    }),
  );
}

const cornerOfLifted = ({ at }: Lifted): Point => ({ x: at.x - UNIT / 2, y: at.y - UNIT / 2 });

const isStep = (glide: Glide, step: Step | undefined): boolean =>
  glide.from === step?.from && glide.to === step.to;

let easing: string | undefined;

/** The curve of the design's motion, which scripts cannot name by its token. */
function easingOf(element: Element): string {
  easing ??= getComputedStyle(element).getPropertyValue("--ease").trim() || "ease-out";
  return easing;
}
