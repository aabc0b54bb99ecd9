import type { MancalaSide } from "@kibitz/rules/kalah";
import { createMemo, createSignal, onCleanup, onMount } from "solid-js";
import type { BoardProps, Place } from "../../board/board-props.ts";
import { settings } from "../../settings/settings.ts";
import { placeWords } from "./effects.ts";
import { type Family, originOf } from "./family.ts";
import type { Layout, Look } from "./layout.ts";
import { PitGrid } from "./PitGrid.tsx";
import { StillBoard, surfaceStyle } from "./StillBoard.tsx";

/** Pixels that a pit's share of its row has at least on a board that is not narrow. */
const LEAST_PIT_PX = 54;
const CELL = 100;

export interface MancalaBoardProps<P extends { readonly sideToMove: MancalaSide }, M> {
  readonly family: Family<P, M>;
  readonly board: BoardProps<P, M, MancalaSide>;
  layoutFor(look: Look): Layout;
}

/** A board of the family: one drawing, and over it the cells that keys and screen readers use. */
export function MancalaBoard<P extends { readonly sideToMove: MancalaSide }, M>(
  props: MancalaBoardProps<P, M>,
) {
  let surface: HTMLDivElement | undefined;
  const [widthPx, setWidthPx] = createSignal(0);
  const wide = createMemo(() => props.layoutFor({ bottom: props.board.bottom, isNarrow: false }));
  const isNarrow = createMemo(
    () => widthPx() > 0 && (CELL * widthPx()) / wide().width < LEAST_PIT_PX,
  );
  const layout = createMemo(() =>
    isNarrow() ? props.layoutFor({ bottom: props.board.bottom, isNarrow: true }) : wide(),
  );
  onMount(() => {
    const element = surface;
    if (element === undefined) return;
    const measure = (): void => {
      setWidthPx(element.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    onCleanup(() => observer.disconnect());
  });
  const counts = createMemo(() => props.family.countsOf(props.board.line.position));
  const moves = createMemo(
    () =>
      new Map(
        props.board.legalMoves.map((move) => [
          originOf(props.family, props.board.line, move),
          move,
        ]),
      ),
  );
  const describe = (place: Place): string =>
    `${placeWords(place)}, ${counts()[place] ?? 0} seeds${moves().has(place) ? ", can be sown" : ""}`;
  const point = (place: Place): void => {
    const move = moves().get(place);
    if (move !== undefined) props.board.onMove(move);
  };
  return (
    <div class="board mancala" data-board={settings.board}>
      <div
        class="board-surface mancala-surface"
        style={surfaceStyle(layout())}
        classList={{ narrow: isNarrow() }}
        ref={surface}
      >
        <StillBoard layout={layout()} counts={counts()} />
        <PitGrid
          layout={layout()}
          label={props.board.label}
          describe={describe}
          isOpen={(place) => moves().has(place)}
          onPoint={point}
        />
      </div>
    </div>
  );
}
