import type { DrawnShape } from "@kibitz/records";
import type { Places } from "../games/game-entry.ts";
import type { Place, Shape } from "./board-props.ts";

/** Shapes as files write them. */
export function drawnShapes(
  places: Places<never, never>,
  shapes: readonly Shape[],
): readonly DrawnShape[] {
  return shapes.map(({ colour, from, to }) => ({
    colour,
    from: places.nameOf(from),
    ...(to !== undefined && { to: places.nameOf(to) }),
  }));
}

/** Shapes of a file on the board; those on places that the board lacks are left out. */
export function shapesOf(
  places: Places<never, never>,
  drawn: readonly DrawnShape[] = [],
): readonly Shape[] {
  return drawn.flatMap(({ colour, from, to }): Shape[] => {
    const origin = places.named(from);
    const target = to === undefined ? undefined : places.named(to);
    if (origin === undefined || (to !== undefined && target === undefined)) return [];
    return [{ colour, from: origin, ...(target !== undefined && { to: target }) }];
  });
}

/** Whether a circle is drawn around a place. */
export const hasCircle = (shapes: readonly Shape[], place: Place): boolean =>
  shapes.some(({ from, to }) => from === place && to === undefined);
