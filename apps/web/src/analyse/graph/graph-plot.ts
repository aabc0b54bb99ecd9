import type uPlot from "uplot";
import { coloursOf, type GraphColours, graphOptions } from "./draw-graph.ts";
import type { GraphPoint } from "./graph-points.ts";

/** The library draws nothing that is narrower or lower. */
const LEAST_SIDE_PX = 10;

/** The drawn graph in an element that may change its size. */
export class GraphPlot {
  readonly #Plot: typeof uPlot;
  readonly #element: HTMLElement;
  readonly #observer: ResizeObserver;
  #points: readonly GraphPoint[] = [];
  #ply = 0;
  #colours: GraphColours;
  #plot: uPlot;

  constructor(Plot: typeof uPlot, element: HTMLElement) {
    this.#Plot = Plot;
    this.#element = element;
    this.#colours = coloursOf(element);
    this.#plot = this.#draw();
    this.#observer = new ResizeObserver(() => this.#plot.setSize(sizeOf(element)));
    this.#observer.observe(element);
  }

  show(points: readonly GraphPoint[], ply: number): void {
    const isNew = points !== this.#points;
    this.#points = points;
    this.#ply = ply;
    if (isNew) this.#plot.setData(columnsOf(points));
    else this.#plot.redraw(false);
  }

  /** Takes up the colours of another theme. */
  recolour(): void {
    this.#colours = coloursOf(this.#element);
    this.#plot.destroy();
    this.#plot = this.#draw();
  }

  /** The ply nearest to a place in the window. */
  plyAt(clientX: number): number {
    const { left } = this.#plot.over.getBoundingClientRect();
    return Math.round(this.#plot.posToVal(clientX - left, "x"));
  }

  destroy(): void {
    this.#observer.disconnect();
    this.#plot.destroy();
  }

  #draw(): uPlot {
    const options = graphOptions(sizeOf(this.#element), this.#colours, () => ({
      points: this.#points,
      ply: this.#ply,
      colours: this.#colours,
    }));
    return new this.#Plot(options, columnsOf(this.#points), this.#element);
  }
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement) {
  return {
    width: Math.max(LEAST_SIDE_PX, clientWidth),
    height: Math.max(LEAST_SIDE_PX, clientHeight),
  };
}

function columnsOf(points: readonly GraphPoint[]): uPlot.AlignedData {
  return [points.map(({ ply }) => ply), points.map(({ level }) => level)];
}
