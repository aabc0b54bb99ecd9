import type { Place } from "./board-props.ts";

/** The side of a square in the units of the drawing. */
export const UNIT = 100;

/**
 * A board of squares as it is looked at. Places are numbered along the rows, from the corner
 * that is at the bottom left while the board is not flipped.
 */
export interface BoardView {
  readonly columns: number;
  readonly rows: number;
  /** Turned by half a turn. */
  readonly flipped: boolean;
}

/** A cell of the screen, counted from the top left. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** A point of the drawing, in its units, from the top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export function cellOf({ columns, rows, flipped }: BoardView, place: Place): Cell {
  const file = place % columns;
  const rank = Math.floor(place / columns);
  return flipped
    ? { column: columns - 1 - file, row: rank }
    : { column: file, row: rows - 1 - rank };
}

/** The place in a cell, or undefined beyond the edge. */
export function placeIn(
  { columns, rows, flipped }: BoardView,
  { column, row }: Cell,
): Place | undefined {
  if (column < 0 || column >= columns || row < 0 || row >= rows) return undefined;
  return flipped ? columns - 1 - column + columns * row : column + columns * (rows - 1 - row);
}

/** The place under a point, or undefined off the board. */
export function placeAt(view: BoardView, { x, y }: Point): Place | undefined {
  return placeIn(view, { column: Math.floor(x / UNIT), row: Math.floor(y / UNIT) });
}

/** The top left corner of a place. */
export function cornerOf(view: BoardView, place: Place): Point {
  const { column, row } = cellOf(view, place);
  return { x: column * UNIT, y: row * UNIT };
}

export function centreOf(view: BoardView, place: Place): Point {
  const { x, y } = cornerOf(view, place);
  return { x: x + UNIT / 2, y: y + UNIT / 2 };
}

/** All places in the order in which they are read on the screen, row by row. */
export function placesByRow(view: BoardView): Place[][] {
  return Array.from({ length: view.rows }, (_, row) =>
    Array.from({ length: view.columns }, (_, column) => placeIn(view, { column, row }) ?? 0),
  );
}

/** A checkerboard is dark at the corner that place 0 is in. */
export const isDarkPlace = (view: BoardView, place: Place): boolean => {
  const { column, row } = cellOf({ ...view, flipped: false }, place);
  return (column + view.rows - 1 - row) % 2 === 0;
};

/**
 * Where a key of the ARIA grid pattern leads: arrows by one cell, Home and End to the ends of
 * the row and with Control to those of the board, Page Up and Page Down to the ends of the
 * column. Undefined for other keys; an arrow against the edge stays.
 */
export function placeByKey(
  view: BoardView,
  from: Place,
  key: string,
  control: boolean,
): Place | undefined {
  const { column, row } = cellOf(view, from);
  const right = view.columns - 1;
  const bottom = view.rows - 1;
  switch (key) {
    case "ArrowUp":
      return placeIn(view, { column, row: Math.max(0, row - 1) });
    case "ArrowDown":
      return placeIn(view, { column, row: Math.min(bottom, row + 1) });
    case "ArrowLeft":
      return placeIn(view, { column: Math.max(0, column - 1), row });
    case "ArrowRight":
      return placeIn(view, { column: Math.min(right, column + 1), row });
    case "Home":
      return placeIn(view, { column: 0, row: control ? 0 : row });
    case "End":
      return placeIn(view, { column: right, row: control ? bottom : row });
    case "PageUp":
      return placeIn(view, { column, row: 0 });
    case "PageDown":
      return placeIn(view, { column, row: bottom });
    default:
      return undefined;
  }
}
