import type { Place } from "./board-props.ts";

/** A piece on the board. Its id stays the same while it moves, so that it can be seen moving. */
export interface Standing {
  readonly id: number;
  /** What is drawn, such as "white-knight". */
  readonly kind: string;
  readonly place: Place;
}

/** A piece that has gone from one place to another. */
export interface Glide {
  readonly id: number;
  readonly from: Place;
  readonly to: Place;
}

/** What stands on a board, and how it came from what stood there before. */
export interface Placement {
  /** In the order of drawing: those that have just moved are above the others. */
  readonly standing: readonly Standing[];
  readonly glides: readonly Glide[];
  /** The pieces that are no longer there, where they last stood. */
  readonly left: readonly Standing[];
  /** The pieces that were nowhere before. */
  readonly arrived: readonly Standing[];
  readonly nextId: number;
}

/** A step that is known to have been made, such as the last move. */
export interface Step {
  readonly from: Place;
  readonly to: Place;
}

export const EMPTY_PLACEMENT: Placement = {
  standing: [],
  glides: [],
  left: [],
  arrived: [],
  nextId: 0,
};

/**
 * The placement of a new position: `kinds` by place. Pieces that stay keep their id; a piece
 * that made the known step takes its id along, even if it has become another kind; the rest is
 * matched with the nearest piece of the same kind, so that a jump over many plies is seen as
 * pieces that glide. Distances are counted as a king walks, on rows of `columns`.
 */
export function placeNext(
  before: Placement,
  kinds: readonly (string | undefined)[],
  columns: number,
  known: Step | undefined,
): Placement {
  const stayed = before.standing.filter(({ kind, place }) => kinds[place] === kind);
  const taken = new Set(stayed.map(({ place }) => place));
  const left = new Map(
    before.standing.filter(({ place }) => !taken.has(place)).map((piece) => [piece.place, piece]),
  );
  const fresh = kinds.flatMap((kind, place) =>
    kind === undefined || taken.has(place) ? [] : [{ kind, place }],
  );
  return arrange(before, left, stayed, fresh, columns, known);
}

function arrange(
  before: Placement,
  left: Map<Place, Standing>,
  stayed: readonly Standing[],
  fresh: readonly { readonly kind: string; readonly place: Place }[],
  columns: number,
  known: Step | undefined,
): Placement {
  const moved: Standing[] = [];
  const glides: Glide[] = [];
  const arrived: Standing[] = [];
  let { nextId } = before;
  const knownFirst = fresh.toSorted(
    (a, b) => Number(b.place === known?.to) - Number(a.place === known?.to),
  );
  for (const { kind, place } of knownFirst) {
    const origin = originOf(left, kind, place, columns, known);
    if (origin === undefined) {
      arrived.push({ id: nextId, kind, place });
      nextId += 1;
      continue;
    }
    left.delete(origin.place);
    moved.push({ id: origin.id, kind, place });
    if (origin.place !== place) glides.push({ id: origin.id, from: origin.place, to: place });
  }
  return {
    standing: [...stayed, ...arrived, ...moved],
    glides,
    left: [...left.values()],
    arrived,
    nextId,
  };
}

function originOf(
  left: ReadonlyMap<Place, Standing>,
  kind: string,
  place: Place,
  columns: number,
  known: Step | undefined,
): Standing | undefined {
  const stepped = known?.to === place ? left.get(known.from) : undefined;
  // The first part of a kind is its side: a pawn that promotes stays of its side.
  if (stepped !== undefined && sideOf(stepped.kind) === sideOf(kind)) return stepped;
  return nearest(
    [...left.values()].filter((piece) => piece.kind === kind),
    place,
    columns,
  );
}

const sideOf = (kind: string): string => kind.slice(0, kind.indexOf("-"));

function nearest(pieces: readonly Standing[], place: Place, columns: number): Standing | undefined {
  const distance = (other: Place): number =>
    Math.max(
      Math.abs((other % columns) - (place % columns)),
      Math.abs(Math.floor(other / columns) - Math.floor(place / columns)),
    );
  return pieces.toSorted((a, b) => distance(a.place) - distance(b.place))[0];
}
