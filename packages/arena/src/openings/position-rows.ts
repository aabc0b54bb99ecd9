/** A line of a file that holds a position, with its number from 1. */
export interface PositionRow {
  readonly row: string;
  readonly line: number;
}

/** The lines of a file of positions; empty ones and those that begin with `#` are skipped. */
export function positionRows(text: string): readonly PositionRow[] {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .map((row, index) => ({ row, line: index + 1 }))
    .filter(({ row }) => row.trim() !== "" && !row.startsWith("#"));
}
