import type { Place } from "../../board/board-props.ts";
import type { Hollow, Layout } from "./layout.ts";

/**
 * Where a key of the ARIA grid pattern leads: arrows along a row, and to the place of the next row
 * that lies nearest; Home and End to the ends of the row, with Control to those of the board.
 * Undefined for other keys; an arrow against the edge stays.
 */
export function placeByKey(
  { rows, hollows }: Layout,
  from: Place,
  key: string,
  control: boolean,
): Place | undefined {
  const at = rows.findIndex((row) => row.includes(from));
  const row = rows[at] ?? [];
  const column = row.indexOf(from);
  switch (key) {
    case "ArrowLeft":
      return row[Math.max(0, column - 1)];
    case "ArrowRight":
      return row[Math.min(row.length - 1, column + 1)];
    case "ArrowUp":
      return nearest(hollows, rows[at - 1], from);
    case "ArrowDown":
      return nearest(hollows, rows[at + 1], from);
    case "Home":
      return control ? rows[0]?.[0] : row[0];
    case "End":
      return control ? rows.at(-1)?.at(-1) : row.at(-1);
    default:
      return undefined;
  }
}

/** The place of a row that lies nearest to another; that one where there is no such row. */
function nearest(
  hollows: readonly Hollow[],
  row: readonly Place[] | undefined,
  from: Place,
): Place {
  const middleOf = (place: Place): number => {
    const bowl = hollows.find((hollow) => hollow.place === place)?.bowl;
    return bowl === undefined ? 0 : bowl.x + bowl.width / 2;
  };
  const distance = (place: Place): number => Math.abs(middleOf(place) - middleOf(from));
  const sorted = (row ?? [from]).toSorted((one, other) => distance(one) - distance(other));
  return sorted[0] ?? from;
}

/** Where the focus begins: the middle of the row that is next to the person. */
export function startingPlace({ rows, hollows }: Layout): Place {
  const pits = new Set(hollows.filter(({ kind }) => kind === "pit").map(({ place }) => place));
  const row = rows.findLast((places) => places.some((place) => pits.has(place))) ?? [];
  const own = row.filter((place) => pits.has(place));
  return own[Math.floor(own.length / 2)] ?? 0;
}
