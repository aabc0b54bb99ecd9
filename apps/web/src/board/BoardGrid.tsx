import { createEffect, createMemo, Index, on, onMount } from "solid-js";
import type { Place } from "./board-props.ts";
import { hasCircle } from "./drawn-shapes.ts";
import { type BoardView, placesByRow } from "./geometry.ts";
import { GridKeys } from "./grid-keys.ts";
import type { Hand } from "./hand.ts";
import { PointerGestures, placeOfCell } from "./pointer.ts";
import { nameOf, type SquareBoardProps } from "./square-board-props.ts";

/**
 * The board that keys, fingers and screen readers meet: transparent cells over the drawing, in
 * the ARIA grid pattern with one tab stop.
 */
export function BoardGrid(props: {
  readonly board: SquareBoardProps;
  readonly view: BoardView;
  readonly hand: Hand;
}) {
  let grid: HTMLDivElement | undefined;
  const rows = createMemo(() => placesByRow(props.view));
  const hasFocus = (): boolean => grid?.contains(document.activeElement) ?? false;
  const focusCell = (place: Place): void =>
    grid?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
  const view = (): BoardView => props.view;
  const keys = new GridKeys(props.board, view, props.hand, focusCell);

  onMount(() => {
    if (grid === undefined) return;
    new PointerGestures(grid, view, () => props.board.targets, props.hand);
    grid.addEventListener("keydown", (event) => keys.press(event));
    grid.addEventListener("focusin", ({ target }) => keys.rest(placeOfCell(target) ?? 0));
    grid.addEventListener("click", ({ target }) => {
      const place = placeOfCell(target);
      if (place === undefined) return;
      keys.rest(place);
      // Who has come by keys goes on from there by keys.
      if (hasFocus()) focusCell(place);
    });
  });

  // A place keeps the focus when the board is turned, though another cell holds it then.
  createEffect(
    on(
      () => props.view.flipped,
      () => hasFocus() && focusCell(keys.focused()),
      { defer: true },
    ),
  );

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
                  isTabStop={place() === keys.focused()}
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
  // Only what can be selected says whether it is: readers say it at every cell.
  const isMovable = createMemo(() => props.board.targets.has(props.place));
  const isTarget = createMemo(() => props.hand.reaches(props.place));
  const label = createMemo(() =>
    [
      nameOf(props.board, props.place),
      ...props.board.describe(props.place),
      ...(hasCircle(props.board.shapes, props.place) ? ["marked"] : []),
      ...(isTarget() ? [props.board.ahead ? "can go here next" : "can move here"] : []),
    ].join(", "),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be laid over a drawing.
    <div
      class="board-cell"
      classList={{ movable: isMovable(), target: isTarget() }}
      role="gridcell"
      data-place={props.place}
      tabIndex={props.isTabStop ? 0 : -1}
      aria-label={label()}
      aria-selected={isMovable() ? props.hand.selected() === props.place : undefined}
    />
  );
}
