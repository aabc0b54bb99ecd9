import { createEffect, createMemo, createSignal, Index, on, onMount } from "solid-js";
import type { Place } from "./board-props.ts";
import { type BoardView, placeByKey, placeIn, placesByRow } from "./geometry.ts";
import type { Hand } from "./hand.ts";
import { listenToPointers, placeOfCell } from "./pointer.ts";
import type { SquareBoardProps } from "./square-board-props.ts";

/**
 * The board that keys, fingers and screen readers meet: transparent cells over the drawing, in
 * the ARIA grid pattern with one tab stop.
 */
export function BoardGrid(props: {
  readonly board: SquareBoardProps;
  readonly view: BoardView;
  readonly hand: Hand;
}) {
  const rows = createMemo(() => placesByRow(props.view));
  const [focused, setFocused] = createSignal(startingPlace(props.view));
  const [drawingFrom, setDrawingFrom] = createSignal<Place>();
  let grid: HTMLDivElement | undefined;

  const cellAt = (place: Place): HTMLElement | null | undefined =>
    grid?.querySelector<HTMLElement>(`[data-place="${place}"]`);
  const hasFocus = (): boolean => grid?.contains(document.activeElement) ?? false;

  const focus = (place: Place): void => {
    setFocused(place);
    cellAt(place)?.focus();
  };

  const mark = (event: KeyboardEvent): void => {
    const from = drawingFrom() ?? focused();
    props.hand.draw(from, focused(), { ...keysOf(event), shiftKey: false });
    if (drawingFrom() === undefined) {
      setDrawingFrom(from);
      return;
    }
    setDrawingFrom(undefined);
    props.hand.finishDrawing();
  };

  const isHandled = (event: KeyboardEvent): boolean => {
    if (event.key === "Enter" || event.key === " ") {
      if (event.shiftKey) mark(event);
      else props.hand.name(focused());
      return true;
    }
    if (event.altKey || event.metaKey || event.shiftKey) return false;
    const next = placeByKey(props.view, focused(), event.key, event.ctrlKey);
    if (next !== undefined) focus(next);
    return next !== undefined;
  };

  onMount(() => {
    if (grid === undefined) return;
    const { hand } = props;
    listenToPointers(
      grid,
      () => props.view,
      () => props.board.targets,
      hand,
    );
    grid.addEventListener("keydown", (event) => {
      if (!isHandled(event)) return;
      event.preventDefault();
      event.stopPropagation();
    });
    grid.addEventListener("focusin", (event) => setFocused(placeOfCell(event.target) ?? focused()));
    grid.addEventListener("click", (event) => {
      const place = placeOfCell(event.target) ?? focused();
      if (hasFocus()) focus(place);
      else setFocused(place);
    });
  });

  // A place keeps the focus when the board is turned, though another cell holds it then.
  createEffect(
    on(
      () => props.view.flipped,
      () => hasFocus() && focus(focused()),
      { defer: true },
    ),
  );
  createEffect(() => {
    if (props.hand.drawing() === undefined) setDrawingFrom(undefined);
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be laid over a drawing.
    <div class="board-grid" role="grid" aria-label={props.board.label} ref={grid}>
      <Index each={rows()}>
        {(row) => (
          // biome-ignore lint/a11y/useSemanticElements: as above.
          // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus.
          <div class="board-row" role="row">
            <Index each={row()}>
              {(place) => (
                <GridCell
                  board={props.board}
                  hand={props.hand}
                  place={place()}
                  isTabStop={place() === focused()}
                />
              )}
            </Index>
          </div>
        )}
      </Index>
    </div>
  );
}

function GridCell(props: {
  readonly board: SquareBoardProps;
  readonly hand: Hand;
  readonly place: Place;
  readonly isTabStop: boolean;
}) {
  const isTarget = (): boolean => {
    const selected = props.hand.selected();
    return selected !== undefined && (props.board.targets.get(selected)?.has(props.place) ?? false);
  };
  const label = createMemo(() =>
    [
      nameOf(props.board, props.place),
      ...props.board.describe(props.place),
      ...(isTarget() ? [props.board.ahead ? "can go here next" : "can move here"] : []),
    ].join(", "),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be laid over a drawing.
    <div
      class="board-cell"
      classList={{ movable: props.board.targets.has(props.place), target: isTarget() }}
      role="gridcell"
      data-place={props.place}
      tabIndex={props.isTabStop ? 0 : -1}
      aria-label={label()}
      aria-selected={props.hand.selected() === props.place}
    />
  );
}

export function nameOf({ columnNames, rowNames }: SquareBoardProps, place: Place): string {
  const column = columnNames[place % columnNames.length];
  return `${column}${rowNames[Math.floor(place / columnNames.length)]}`;
}

/** The middle of the row that is next to the person. */
const startingPlace = (view: BoardView): Place =>
  placeIn(view, { column: Math.floor(view.columns / 2), row: view.rows - 1 }) ?? 0;

const keysOf = ({ ctrlKey, altKey }: KeyboardEvent) => ({ ctrlKey, altKey });
