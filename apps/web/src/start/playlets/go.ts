/** A point of a board of 9 x 9, both from 0. */
export interface GoStone {
  readonly x: number;
  readonly y: number;
  readonly colour: "black" | "white";
}

const POINTS =
  "g7 c3 c7 g3 e3 f5 e5 f4 c4 d3 d4 e2 f6 g6 g5 h6 f3 f2 h7 e7 d8 h5 d6 b4 b5 b3".split(" ");

/** The opening of a game, without captures; Black begins. */
export const GO_STONES: readonly GoStone[] = POINTS.map((name, index) => ({
  x: name.charCodeAt(0) - "a".charCodeAt(0),
  y: 9 - Number(name.slice(1)),
  colour: index % 2 === 0 ? "black" : "white",
}));

/** How long the whole stands before it begins again, in steps. */
const REST = 4;

/** How many stones lie on the board at a step of an endless show. */
export const goStonesAt = (step: number): number =>
  Math.min(step % (GO_STONES.length + REST), GO_STONES.length);
