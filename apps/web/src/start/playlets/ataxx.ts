export const ATAXX_SIZE = 7;

/** Who holds each of the 49 cells, from the top left. */
export type AtaxxScene = readonly ("first" | "second" | undefined)[];

const START = { first: ["a7", "g1"], second: ["a1", "g7"] } as const;

/** From and to: one step apart a disc is cloned, two steps apart it jumps. */
const MOVES =
  "a7a6 a1b2 a6b6 b2c3 b6c4 b2b3 a6b4 b2d3 b4d4 a1b2 d3c2 a1b1 b3a2 c2b4 d3c2 b4d2 d4e3 c3e4 b3c3 e3c1 d3e3 c2b4 d2c2 c4d5 b3c5 e4e2".split(
    " ",
  );

export const ATAXX_SCENES: readonly AtaxxScene[] = scenes();

function scenes(): readonly AtaxxScene[] {
  const cells: ("first" | "second" | undefined)[] = Array(ATAXX_SIZE ** 2).fill(undefined);
  for (const name of START.first) cells[indexOf(name)] = "first";
  for (const name of START.second) cells[indexOf(name)] = "second";
  const shown: AtaxxScene[] = [[...cells]];
  for (const move of MOVES) {
    const from = indexOf(move.slice(0, 2));
    const to = indexOf(move.slice(2));
    const owner = cells[from];
    if (distance(from, to) === 2) cells[from] = undefined;
    cells[to] = owner;
    for (const near of cells.keys()) {
      if (cells[near] !== undefined && distance(near, to) === 1) cells[near] = owner;
    }
    shown.push([...cells]);
  }
  return shown;
}

function indexOf(name: string): number {
  const x = name.charCodeAt(0) - "a".charCodeAt(0);
  return (ATAXX_SIZE - Number(name.slice(1))) * ATAXX_SIZE + x;
}

function distance(a: number, b: number): number {
  const across = Math.abs((a % ATAXX_SIZE) - (b % ATAXX_SIZE));
  const down = Math.abs(Math.floor(a / ATAXX_SIZE) - Math.floor(b / ATAXX_SIZE));
  return Math.max(across, down);
}
