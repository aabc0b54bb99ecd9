import type { JSX } from "solid-js";
import type { Glyph, MoveMark, Place, Shape } from "./board-props.ts";
import type { Targets } from "./naming.ts";
import type { Step } from "./placement.ts";

/** Something that is true of a square and that its colour shows. */
export interface SquareMark {
  readonly place: Place;
  readonly role: "last" | "check" | "premove";
}

/** An arrow that the page draws. */
export interface BoardArrow {
  readonly from: Place;
  readonly to: Place;
  readonly role: MoveMark<unknown>["role"];
  /** From 0 to 1. */
  readonly weight: number;
}

/** A board of squares for any game: what it shows, in places, and what a person does on it. */
export interface SquareBoardProps {
  /** Names from the left and from the bottom while the board is not flipped, such as "a" and "1". */
  readonly columnNames: readonly string[];
  readonly rowNames: readonly string[];
  readonly flipped: boolean;
  /** For the accessibility tree. */
  readonly label: string;
  /** What stands on each place, such as "white-knight"; the part before the dash is its side. */
  readonly kinds: readonly (string | undefined)[];
  /** The id of the drawing of a kind. */
  drawingOf(kind: string): string;
  /** The last move, so that it is seen as made. */
  readonly lastStep: Step | undefined;
  /** A step that waits for an answer of the person: its piece is already shown where it goes. */
  readonly pending: Step | undefined;
  readonly targets: Targets;
  /** Whether the targets are for a move ahead of the turn. */
  readonly ahead: boolean;
  readonly marks: readonly SquareMark[];
  readonly arrows: readonly BoardArrow[];
  /** Whether an arrow between two places is drawn with a bend, as a knight leaps. */
  isBent(from: Place, to: Place): boolean;
  readonly shapes: readonly Shape[];
  readonly glyph: (Glyph & { readonly place: Place }) | undefined;
  /** What a screen reader says of a place, after its name. */
  describe(place: Place): readonly string[];
  onStep(from: Place, to: Place): void;
  /** A place that cannot be reached; without `from`, nothing on `to` can move. */
  onMiss(from: Place | undefined, to: Place): void;
  /** A person steps back while nothing is selected; false when there was nothing to take back. */
  onCancel(): boolean;
  onShapes(shapes: readonly Shape[]): void;
  /** A piece that was dragged off the board; it returns to its place where this is absent. */
  onThrowOff?(from: Place): void;
  /** What lies on the board, such as a picker. */
  readonly children?: JSX.Element;
}

/** The name of a place, such as "e4". */
export function nameOf({ columnNames, rowNames }: SquareBoardProps, place: Place): string {
  const column = columnNames[place % columnNames.length];
  return `${column}${rowNames[Math.floor(place / columnNames.length)]}`;
}
