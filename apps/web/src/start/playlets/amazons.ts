/** A square of a board of 6 x 6, both from 0 at the top left. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** One position of the show. */
export interface AmazonsScene {
  /** The first two are White's; an amazon keeps its place in the list. */
  readonly amazons: readonly Cell[];
  readonly arrows: readonly Cell[];
}

export const AMAZONS_SIZE = 6;

const START = ["b1", "e1", "b6", "e6"];

/** Amazon, where to, and where its arrow lands. */
const MOVES = [
  "b1 b4 e4",
  "e6 e5 c3",
  "e1 c1 c2",
  "b6 d6 d5",
  "b4 b6 a5",
  "e5 f4 f1",
  "c1 d2 d4",
  "d6 f6 f5",
  "b6 b3 b5",
  "f4 e3 e2",
];

export const cellOf = (name: string): Cell => ({
  x: name.charCodeAt(0) - "a".charCodeAt(0),
  y: AMAZONS_SIZE - Number(name.slice(1)),
});

/** Every move is two scenes: the amazon glides, then its arrow flies. */
export const AMAZONS_SCENES: readonly AmazonsScene[] = scenes();

function scenes(): readonly AmazonsScene[] {
  const shown: AmazonsScene[] = [{ amazons: START.map(cellOf), arrows: [] }];
  const at = [...START];
  const arrows: string[] = [];
  const show = (): void => {
    shown.push({ amazons: at.map(cellOf), arrows: arrows.map(cellOf) });
  };
  for (const move of MOVES) {
    const [from = "", to = "", arrow = ""] = move.split(" ");
    at[at.indexOf(from)] = to;
    show();
    arrows.push(arrow);
    show();
  }
  return shown;
}
