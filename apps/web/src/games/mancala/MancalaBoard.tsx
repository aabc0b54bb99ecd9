import type { MancalaSide } from "@kibitz/rules/mancala";
import { createMemo, onCleanup, onMount, Show } from "solid-js";
import { DRAW_KEYS, WALK_KEYS } from "../../board/board-keys.ts";
import type { BoardProps, Place } from "../../board/board-props.ts";
import { hasCircle } from "../../board/drawn-shapes.ts";
import { isElsewhere } from "../../board/elsewhere.ts";
import { type FixedKeys, useBoardKeys } from "../../keys/fixed-keys.ts";
import { settings } from "../../settings/settings.ts";
import { Drawing } from "./drawing.ts";
import type { Family } from "./family.ts";
import type { Layout, Look } from "./layout.ts";
import { createNarrowness } from "./narrowness.ts";
import { PitGrid } from "./PitGrid.tsx";
import { PitRings } from "./PitRings.tsx";
import { describePlace } from "./pit-words.ts";
import { pitPlace } from "./places.ts";
import { Ridge } from "./Ridge.tsx";
import { SowingArrows } from "./SowingArrows.tsx";
import { StillBoard, surfaceStyle } from "./StillBoard.tsx";
import { skipByPress } from "./skip.ts";
import { type Sided, SowingModel } from "./sowing-model.ts";
import { WayPicker } from "./WayPicker.tsx";
import { bestByPit, Worths } from "./Worths.tsx";

export interface MancalaBoardProps<P extends Sided, M> {
  readonly family: Family<P, M>;
  readonly board: BoardProps<P, M, MancalaSide>;
  layoutFor(look: Look): Layout;
}

const keysOf = (hasChoices = false): readonly FixedKeys[] => [
  ...WALK_KEYS,
  { title: "Sow the pit", keys: ["Enter", "Space"] },
  { title: "Sow pit a, b, c … of the side to move", keys: ["1", "2", "3 …"] },
  { title: hasChoices ? "Step back from a choice" : "Leave a drawing", keys: ["Escape"] },
  ...DRAW_KEYS,
];

/** A board of the family: one drawing, and over it the cells that keys and screen readers use. */
export function MancalaBoard<P extends Sided, M>(props: MancalaBoardProps<P, M>) {
  const { board } = props;
  useBoardKeys(keysOf(props.family.hasChoices));
  const model = new SowingModel(props.family, board);
  const drawing = new Drawing(
    () => board.shapes,
    (shapes) => board.onShapes(shapes),
  );
  const layoutFor = (narrow: boolean) =>
    props.layoutFor({ bottom: board.bottom, isNarrow: narrow });
  const wide = createMemo(() => layoutFor(false));
  const { isNarrow, measure } = createNarrowness(() => wide().width);
  const layout = createMemo(() => (isNarrow() ? layoutFor(true) : wide()));
  const counts = createMemo(() => props.family.countsOf(board.line.position));
  const values = createMemo(() => bestByPit(model, board.values));
  const shapes = createMemo(() => {
    const drawn = drawing.shape();
    return drawn === undefined ? board.shapes : [...board.shapes, drawn];
  });
  const describe = (place: Place): string => {
    const turns = model.turns().get(place);
    const last = model.last();
    return describePlace(place, counts()[place] ?? 0, {
      turn: turns && model.outlook(turns, []),
      worth: values().get(place)?.words,
      isOrigin: last?.origin === place,
      isLanding: last?.effects.landing === place,
      isCircled: hasCircle(board.shapes, place),
    });
  };
  const nameNumber = (number: number): void => {
    const place = pitPlace(board.line.position.sideToMove, number - 1);
    if (layout().hollows.some((hollow) => hollow.place === place)) model.name(place);
  };
  const stepBack = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented || isElsewhere(event.target)) return;
    if (drawing.cancel() || model.stepBack()) event.preventDefault();
  };
  onMount(() => {
    document.addEventListener("keydown", stepBack);
    onCleanup(() => document.removeEventListener("keydown", stepBack));
  });
  skipByPress(model);
  onCleanup(() => model.show.finish());

  return (
    <div class="board mancala" data-board={settings.board}>
      <div
        class="board-surface mancala-surface"
        classList={{ moving: model.show.isMoving() }}
        style={surfaceStyle(layout())}
        ref={measure}
      >
        <StillBoard layout={layout()} table={model.show.table()}>
          <PitRings model={model} layout={layout()} />
        </StillBoard>
        <SowingArrows model={model} layout={layout()} marks={board.marks} shapes={shapes()} />
        <Worths values={values()} layout={layout()} />
        <PitGrid
          layout={layout()}
          label={board.label}
          drawing={drawing}
          describe={describe}
          isOpen={(place) => model.turns().has(place)}
          onName={(place) => model.name(place)}
          onNumber={nameNumber}
          onPoint={(place) => model.point(place)}
        />
        <Ridge model={model} layout={layout()} />
        <Show when={model.fork()} keyed>
          {(fork) => (
            <WayPicker
              fork={fork}
              layout={layout()}
              outlook={(way) => model.outlook(way.turns, way.chosen)}
              onLook={(way) => model.pointWay(way)}
              onPick={(way) => model.choose(way)}
              onStepBack={() => model.stepBack()}
            />
          )}
        </Show>
      </div>
    </div>
  );
}
