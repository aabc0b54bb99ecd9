import type uPlot from "uplot";
import type { GraphPoint } from "./graph-points.ts";

/** The colours of the graph, as the theme names them. */
export interface GraphColours {
  readonly first: string;
  readonly second: string;
  readonly line: string;
  readonly middle: string;
  readonly current: string;
  readonly inaccuracy: string;
  readonly mistake: string;
  readonly blunder: string;
}

export function coloursOf(element: Element): GraphColours {
  const style = getComputedStyle(element);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  return {
    first: colour("--graph-first"),
    second: colour("--graph-second"),
    line: colour("--graph-line"),
    middle: colour("--graph-middle"),
    current: colour("--graph-current"),
    inaccuracy: colour("--graph-inaccuracy"),
    mistake: colour("--graph-mistake"),
    blunder: colour("--graph-blunder"),
  };
}

/** What is drawn over the curve: read anew at each drawing. */
export interface GraphMarks {
  readonly points: readonly GraphPoint[];
  readonly ply: number;
  readonly colours: GraphColours;
}

/** The plot of a number of plies against levels from 0 to 1. */
export function graphOptions(
  size: { readonly width: number; readonly height: number },
  colours: GraphColours,
  marks: () => GraphMarks,
): uPlot.Options {
  return {
    ...size,
    padding: [4, 6, 4, 6],
    legend: { show: false },
    cursor: { show: false },
    axes: [{ show: false }, { show: false }],
    scales: { x: { time: false }, y: { range: [0, 1] } },
    series: [
      {},
      {
        stroke: colours.line,
        width: 1.5,
        fill: colours.first,
        fillTo: 0,
        spanGaps: false,
        points: { show: false },
      },
    ],
    hooks: {
      drawClear: [(plot) => drawGround(plot, marks().colours)],
      draw: [(plot) => drawMarks(plot, marks())],
    },
  };
}

function drawGround({ ctx, bbox }: uPlot, colours: GraphColours): void {
  ctx.save();
  ctx.fillStyle = colours.second;
  ctx.fillRect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.restore();
}

function drawMarks(plot: uPlot, { points, ply, colours }: GraphMarks): void {
  const { ctx, bbox } = plot;
  const scale = devicePixelRatio;
  const x = (value: number): number => plot.valToPos(value, "x", true);
  const y = (value: number): number => plot.valToPos(value, "y", true);
  ctx.save();
  ctx.lineWidth = scale;
  strokeLine(ctx, colours.middle, [bbox.left, y(0.5)], [bbox.left + bbox.width, y(0.5)]);
  ctx.lineWidth = 2 * scale;
  strokeLine(ctx, colours.current, [x(ply), bbox.top], [x(ply), bbox.top + bbox.height]);
  for (const point of points) {
    if (point.level === undefined || point.judgement === undefined) continue;
    dot(ctx, [x(point.ply), y(point.level)], 3.5 * scale, colours[point.judgement], colours.line);
  }
  const now = points[ply]?.level;
  if (now !== undefined) dot(ctx, [x(ply), y(now)], 4.5 * scale, colours.current, colours.first);
  ctx.restore();
}

type Spot = readonly [number, number];

function strokeLine(ctx: CanvasRenderingContext2D, colour: string, from: Spot, to: Spot): void {
  ctx.strokeStyle = colour;
  ctx.beginPath();
  ctx.moveTo(...from);
  ctx.lineTo(...to);
  ctx.stroke();
}

function dot(
  ctx: CanvasRenderingContext2D,
  [x, y]: Spot,
  radius: number,
  fill: string,
  edge: string,
): void {
  ctx.fillStyle = fill;
  ctx.strokeStyle = edge;
  ctx.lineWidth = devicePixelRatio;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fill();
  ctx.stroke();
}
