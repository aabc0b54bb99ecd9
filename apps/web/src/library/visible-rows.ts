/** Rows beyond the edges that are drawn all the same, so that a quick scroll shows no gap. */
const SPARE_ROWS = 8;

export interface RowWindow {
  readonly from: number;
  /** After the last. */
  readonly to: number;
}

/** Which of many rows of one height have to be drawn. */
export function visibleRows(
  scrollTop: number,
  viewHeight: number,
  rowHeight: number,
  count: number,
): RowWindow {
  const first = Math.floor(scrollTop / rowHeight) - SPARE_ROWS;
  const last = Math.ceil((scrollTop + viewHeight) / rowHeight) + SPARE_ROWS;
  return { from: Math.max(0, Math.min(first, count)), to: Math.max(0, Math.min(last, count)) };
}

/** Where to scroll so that a row is wholly in view, as little as need be. */
export function scrollToRow(
  row: number,
  scrollTop: number,
  viewHeight: number,
  rowHeight: number,
): number {
  const top = row * rowHeight;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + rowHeight - viewHeight);
}
