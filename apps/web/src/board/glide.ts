import type { Point } from "./geometry.ts";

interface Running {
  readonly animation: Animation;
  readonly from: Point;
  readonly to: Point;
}

/**
 * Moves drawings from where they were to where they now stand. A drawing that is still on its
 * way starts from where it is, so that rapid stepping stays smooth; nothing is measured.
 */
export class Glides {
  readonly #running = new Map<number, Running>();

  start(id: number, element: SVGElement, from: Point, to: Point, timing: KeyframeAnimationOptions) {
    const origin = this.#whereabouts(id) ?? from;
    this.#running.get(id)?.animation.cancel();
    const animation = element.animate(
      [{ transform: translation(origin) }, { transform: translation(to) }],
      timing,
    );
    this.#running.set(id, { animation, from: origin, to });
    animation.onfinish = () => this.#forget(id, animation);
  }

  #whereabouts(id: number): Point | undefined {
    const running = this.#running.get(id);
    const progress = running?.animation.effect?.getComputedTiming().progress;
    if (running === undefined || typeof progress !== "number") return undefined;
    const { from, to } = running;
    return { x: from.x + (to.x - from.x) * progress, y: from.y + (to.y - from.y) * progress };
  }

  #forget(id: number, animation: Animation): void {
    if (this.#running.get(id)?.animation === animation) this.#running.delete(id);
  }
}

export const translation = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;
