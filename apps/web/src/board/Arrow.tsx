import { createMemo } from "solid-js";
import { arrowPath } from "./arrow-path.ts";
import type { Point } from "./geometry.ts";
import "./arrows.css";

/** The width of the arrows that a person draws. */
export const SHAPE_WIDTH = 12;
const LIGHTEST_WIDTH = 6;
const HEAVIEST_WIDTH = 14;

/** How wide the page draws an arrow of a weight from 0 to 1. */
export const widthOfWeight = (weight: number): number =>
  LIGHTEST_WIDTH + (HEAVIEST_WIDTH - LIGHTEST_WIDTH) * weight;

/** An arrow between two points of a drawing; `kind` are the classes that colour it. */
export function Arrow(props: {
  readonly from: Point;
  readonly to: Point;
  readonly kind: string;
  readonly width: number;
  readonly bent?: boolean;
}) {
  const path = createMemo(() => arrowPath(props.from, props.to, props.width, props.bent ?? false));
  return (
    <g class={`arrow ${props.kind}`}>
      <path class="arrow-edge" d={path().shaft} stroke-width={props.width + 3} />
      <path class="arrow-head arrow-edge" d={path().head} stroke-width={6} />
      <path class="arrow-line" d={path().shaft} stroke-width={props.width} />
      <path class="arrow-head" d={path().head} stroke-width={3} />
    </g>
  );
}

/** A circle around what is at a point. */
export function Ring(props: {
  readonly at: Point;
  readonly radius: number;
  readonly kind: string;
}) {
  return (
    <g class={props.kind}>
      <circle
        class="arrow-edge"
        cx={props.at.x}
        cy={props.at.y}
        r={props.radius}
        stroke-width={9}
      />
      <circle
        class="arrow-line"
        cx={props.at.x}
        cy={props.at.y}
        r={props.radius}
        stroke-width={6}
      />
    </g>
  );
}
