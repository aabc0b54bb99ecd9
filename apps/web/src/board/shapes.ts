import type { Place, Shape, ShapeColour } from "./board-props.ts";

/** The keys held while a person draws. */
export interface Modifiers {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
}

/** Green by itself, red with Shift or Control, blue with Alt, yellow with Alt and one of the others. */
export function shapeColour({ shiftKey, ctrlKey, altKey }: Modifiers): ShapeColour {
  const red = shiftKey || ctrlKey;
  if (altKey) return red ? "yellow" : "blue";
  return red ? "red" : "green";
}

/** An arrow, or a circle where it ends on the place in which it began. */
export function drawnShape(colour: ShapeColour, from: Place, to: Place): Shape {
  return from === to ? { colour, from } : { colour, from, to };
}

/** Adds a shape; the same again takes it away, another colour in its place replaces it. */
export function toggleShape(shapes: readonly Shape[], drawn: Shape): readonly Shape[] {
  const others = shapes.filter(({ from, to }) => from !== drawn.from || to !== drawn.to);
  const had = shapes.some(
    ({ colour, from, to }) => colour === drawn.colour && from === drawn.from && to === drawn.to,
  );
  return had ? others : [...others, drawn];
}
