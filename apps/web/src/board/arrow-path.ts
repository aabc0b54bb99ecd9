import type { Point } from "./geometry.ts";

/** How an arrow is drawn: the line of its shaft and the outline of its head. */
export interface ArrowPath {
  readonly shaft: string;
  readonly head: string;
}

/**
 * An arrow between two centres, with a shaft of a width. It begins off the first centre, so that the
 * piece there stays readable, and its tip touches the second one. A bent arrow walks the long leg of
 * a knight's leap first, then the short one.
 */
export function arrowPath(from: Point, to: Point, width: number, bent: boolean): ArrowPath {
  const corner = bent ? cornerBetween(from, to) : from;
  const towards = direction(corner, to);
  const headLength = 1.5 * width + 12;
  const tail = along(from, direction(from, bent ? corner : to), TAIL_GAP);
  const neck = along(to, towards, -headLength + 2);
  const line = bent ? [tail, ...roundedCorner(tail, corner, neck), neck] : [tail, neck];
  return { shaft: pathThrough(line, bent), head: headAt(to, towards, headLength, width) };
}

const TAIL_GAP = 32;
const BEND_RADIUS = 22;

/** The end of the longer leg. */
function cornerBetween(from: Point, to: Point): Point {
  const wide = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
  return wide ? { x: to.x, y: from.y } : { x: from.x, y: to.y };
}

function direction(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

const along = (point: Point, { x, y }: Point, distance: number): Point => ({
  x: point.x + x * distance,
  y: point.y + y * distance,
});

function roundedCorner(tail: Point, corner: Point, neck: Point): [Point, Point, Point] {
  return [
    along(corner, direction(corner, tail), BEND_RADIUS),
    corner,
    along(corner, direction(corner, neck), BEND_RADIUS),
  ];
}

function pathThrough(points: readonly Point[], bent: boolean): string {
  const [start, first, second, third, end] = points.map(written);
  return bent ? `M${start}L${first}Q${second} ${third}L${end}` : `M${start}L${first}`;
}

/** A head with slightly hollow shoulders. */
function headAt(tip: Point, towards: Point, length: number, width: number): string {
  const across = { x: -towards.y, y: towards.x };
  const half = 1.15 * width + 7;
  const base = along(tip, towards, -length);
  const notch = along(tip, towards, -0.78 * length);
  const left = along(base, across, half);
  const right = along(base, across, -half);
  return `M${written(tip)}L${written(left)}L${written(notch)}L${written(right)}Z`;
}

const written = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
const round = (value: number): number => Math.round(value * 10) / 10;
