import { type MancalaSide, opposite } from "@kibitz/rules/mancala";
import type { Place } from "../../board/board-props.ts";
import type { Point } from "../../board/geometry.ts";
import { pitPlace, storePlace } from "./places.ts";

/** A part of the board, in the units of its drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A pit or a store: what is carved, what is pressed, and where its number stands. */
export interface Hollow {
  readonly place: Place;
  readonly kind: "pit" | "store";
  readonly bowl: Box;
  readonly cell: Box;
  readonly count: Point;
  /** Where it is told what its turn is worth: at its edge towards the middle of the board. */
  readonly worth: Point;
}

/** A sign carved between two pits: seeds go on in this direction, in degrees from the right. */
export interface Chevron extends Point {
  readonly degrees: number;
}

/** One board as it is looked at. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly hollows: readonly Hollow[];
  /** The places as they are read on the screen, row by row. */
  readonly rows: readonly (readonly Place[])[];
  /** Between the sides; what is to be said of a move stands there. */
  readonly ridge: Box;
  /** How seeds go around, where that is not plain from the rows. */
  readonly flow: readonly Chevron[];
}

/** From which side a board is looked at, and whether there is little room. */
export interface Look {
  readonly bottom: MancalaSide;
  readonly isNarrow: boolean;
}

/** A pit's share of the width of its row. */
export const CELL = 100;
const PIT_WIDTH = 82;
const GAP = (CELL - PIT_WIDTH) / 2;

/** What differs between a wide board and one on a phone, where numbers need more of the height. */
interface Measures {
  /** Between the edge of the board and what lies on it. */
  readonly margin: number;
  readonly pit: number;
  readonly count: number;
  readonly ridge: number;
  readonly store: number;
}

const WIDE: Measures = { margin: 14, pit: 94, count: 44, ridge: 60, store: 112 };
const NARROW: Measures = { margin: 7, pit: 108, count: 44, ridge: 60, store: 84 };

/** Fewer pits than this do not make a narrow board narrower. */
const FEWEST_COLUMNS = 5;

/** Two rows of pits between two stores. On a narrow board the stores lie before and behind the rows. */
export function twoRows(pits: number, { bottom, isNarrow }: Look): Layout {
  const measures = isNarrow ? narrowFor(pits) : WIDE;
  const { margin, ridge, store } = measures;
  const columns = Math.max(pits, FEWEST_COLUMNS);
  const left = margin + (isNarrow ? 0 : store);
  const width = 2 * left + columns * CELL;
  const top = margin + (isNarrow ? store : 0);
  const row = rowHeight(measures);
  const height = 2 * top + 2 * row + ridge;
  const inset = left + ((columns - pits) * CELL) / 2;
  const turned = turnIn(width, height);
  const above = opposite(bottom);
  const rowOf = (side: MancalaSide): Hollow[] =>
    Array.from({ length: pits }, (_, pit) => {
      const corner = { x: inset + (pits - 1 - pit) * CELL, y: top };
      return pitAt(pitPlace(side, pit), corner, measures);
    });
  const farPits = rowOf(above);
  const nearPits = rowOf(bottom).map(turned);
  const corner = { x: margin, y: margin };
  const farStore = isNarrow
    ? flatStore(storePlace(above), corner, columns * CELL, store)
    : tallStore(storePlace(above), corner, store, height - 2 * margin, measures.count);
  const nearStore = turned({ ...farStore, place: storePlace(bottom) });
  const far = farPits.map(({ place }) => place).toReversed();
  const own = nearPits.map(({ place }) => place);
  return {
    width,
    height,
    hollows: [farStore, ...farPits, ...nearPits, nearStore],
    rows: isNarrow
      ? [[farStore.place], far, own, [nearStore.place]]
      : [
          [farStore.place, ...far],
          [...own, nearStore.place],
        ],
    ridge: { x: left, y: top + row, width: columns * CELL, height: ridge },
    flow: [],
  };
}

/** The more pits in a row, the smaller they are drawn, and the larger their numbers are beside them. */
function narrowFor(pits: number): Measures {
  const extra = Math.max(0, pits - FEWEST_COLUMNS);
  const { count, ridge, store } = NARROW;
  return {
    ...NARROW,
    count: count + 5 * extra,
    ridge: ridge + 5 * extra,
    store: store + 4 * extra,
  };
}

const RING_COLUMNS = 8;

/** Four rows of eight: each side's ring of sixteen pits. */
export function fourRows({ bottom, isNarrow }: Look): Layout {
  const measures = isNarrow ? narrowFor(RING_COLUMNS) : WIDE;
  const { margin, ridge } = measures;
  const width = 2 * margin + RING_COLUMNS * CELL;
  const row = rowHeight(measures);
  const height = 2 * margin + 4 * row + ridge;
  const turned = turnIn(width, height);
  const far = opposite(bottom);
  const pitOf = (side: MancalaSide, pit: number): Hollow => {
    const isInner = pit < RING_COLUMNS;
    // As the far side's ring lies: the inner row from the left, then the outer one from the right.
    const column = isInner ? pit : 2 * RING_COLUMNS - 1 - pit;
    const corner = { x: margin + column * CELL, y: margin + (isInner ? row : 0) };
    const hollow = pitAt(pitPlace(side, pit), corner, measures);
    // Nearer to its own pit than to the one of the other row.
    return { ...hollow, count: { ...hollow.count, y: hollow.bowl.y - 0.42 * measures.count } };
  };
  const farPits = RING.map((pit) => pitOf(far, pit));
  const nearPits = RING.map((pit) => turned(pitOf(bottom, pit)));
  const outer = RING.slice(RING_COLUMNS);
  const inner = RING.slice(0, RING_COLUMNS);
  const flow = flowOf(farPits, measures);
  return {
    width,
    height,
    hollows: [...farPits, ...nearPits],
    rows: [
      outer.toReversed().map((pit) => pitPlace(far, pit)),
      inner.map((pit) => pitPlace(far, pit)),
      inner.toReversed().map((pit) => pitPlace(bottom, pit)),
      outer.map((pit) => pitPlace(bottom, pit)),
    ],
    ridge: { x: margin, y: margin + 2 * row, width: RING_COLUMNS * CELL, height: ridge },
    flow: [
      ...flow,
      ...flow.map(({ x, y, degrees }) => ({ x: width - x, y: height - y, degrees: degrees + 180 })),
    ],
  };
}

/** A sign between each two pits of the far side's ring. */
function flowOf(ring: readonly Hollow[], { count }: Measures): readonly Chevron[] {
  return ring.map((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from;
    const [start, end] = [middleOf(from.bowl), middleOf(to.bowl)];
    const isInRow = start.y === end.y;
    // Between two rows it stands above the number of the inner one.
    const free = Math.max(from.bowl.y, to.bowl.y) - 0.83 * count - GAP / 2;
    return {
      x: (start.x + end.x) / 2,
      y: isInRow ? start.y : free,
      degrees: (180 * Math.atan2(end.y - start.y, end.x - start.x)) / Math.PI,
    };
  });
}

export const middleOf = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

const RING = Array.from({ length: 2 * RING_COLUMNS }, (_, pit) => pit);

const rowHeight = ({ pit, count }: Measures): number => count + pit + GAP;

/** A pit of the far side, whose number stands above it. */
function pitAt(place: Place, corner: Point, { pit, count }: Measures): Hollow {
  return {
    place,
    kind: "pit",
    bowl: { x: corner.x + GAP, y: corner.y + count, width: PIT_WIDTH, height: pit },
    cell: { ...corner, width: CELL, height: count + pit + GAP },
    count: { x: corner.x + CELL / 2, y: corner.y + count / 2 - 3 },
    worth: { x: corner.x + CELL / 2, y: corner.y + count + pit - 4 },
  };
}

/** A store of the far side at the left end of a wide board. */
function tallStore(
  place: Place,
  { x, y }: Point,
  width: number,
  height: number,
  count: number,
): Hollow {
  const inset = 12;
  return {
    place,
    kind: "store",
    bowl: { x: x + inset, y: y + count, width: width - 2 * inset, height: height - 2 * count },
    cell: { x, y, width, height },
    count: { x: x + width / 2, y: y + count / 2 - 3 },
    worth: { x: x + width / 2, y: y + height },
  };
}

/** A store of the far side along the upper edge of a narrow board. */
function flatStore(place: Place, { x, y }: Point, width: number, height: number): Hollow {
  const label = 90;
  return {
    place,
    kind: "store",
    bowl: { x: x + GAP, y: y + GAP, width: width - label - GAP, height: height - 2 * GAP },
    cell: { x, y, width, height },
    count: { x: x + width - label / 2, y: y + height / 2 },
    worth: { x: x + width / 2, y: y + height },
  };
}

/** Turns what belongs to the far side by half a turn, so that it belongs to the near one. */
function turnIn(width: number, height: number): (hollow: Hollow) => Hollow {
  const turned = (box: Box): Box => ({
    ...box,
    x: width - box.x - box.width,
    y: height - box.y - box.height,
  });
  const turnedPoint = ({ x, y }: Point): Point => ({ x: width - x, y: height - y });
  return ({ bowl, cell, count, worth, ...rest }) => ({
    ...rest,
    bowl: turned(bowl),
    cell: turned(cell),
    count: turnedPoint(count),
    worth: turnedPoint(worth),
  });
}
