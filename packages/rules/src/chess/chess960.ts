import { entry } from "../core/entry.ts";
import { expectOk } from "../core/result.ts";
import { parseFen } from "./fen.ts";
import { roleLetter } from "./pieces.ts";
import { squareOn } from "./squares.ts";
import type { ChessPosition, Role } from "./types.ts";

/** How many start positions Chess960 has; Scharnagl's numbers run from 0. */
export const CHESS960_COUNT = 960;

/** Scharnagl's number of the start position of standard chess. */
export const STANDARD_NUMBER = 518;

/** The ten ways to set two knights on five squares, in the order of Scharnagl's table. */
const KNIGHT_PAIRS: readonly (readonly [number, number])[] = [
  [0, 1],
  [0, 2],
  [0, 3],
  [0, 4],
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [2, 4],
  [3, 4],
];

/** The start position with a number of Reinhard Scharnagl's scheme, 0..959; throws outside it. */
export function chess960Start(number: number): ChessPosition {
  const row = backRow(number).map(roleLetter).join("");
  const fen = `${row.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${row} w KQkq - 0 1`;
  return expectOk(parseFen(fen, "chess960"));
}

/** The pieces of a start position from the a-file to the h-file. */
function backRow(number: number): Role[] {
  if (!Number.isInteger(number) || number < 0 || number >= CHESS960_COUNT) {
    throw new RangeError(`no Chess960 start position ${number}; they are numbered 0 to 959`);
  }
  const row: (Role | undefined)[] = new Array(8).fill(undefined);
  const free = () => [...row.keys()].filter((file) => row[file] === undefined);
  row[2 * (number % 4) + 1] = "bishop";
  row[2 * (Math.floor(number / 4) % 4)] = "bishop";
  row[entry(free(), Math.floor(number / 16) % 6)] = "queen";
  const squares = free();
  for (const index of entry(KNIGHT_PAIRS, Math.floor(number / 96))) {
    row[entry(squares, index)] = "knight";
  }
  const [left, middle, right] = free();
  return row.map((role, file) => {
    if (role !== undefined) return role;
    return file === middle ? "king" : expectEdge(file, left, right);
  });
}

function expectEdge(file: number, left: number | undefined, right: number | undefined): Role {
  if (file !== left && file !== right) throw new Error(`file ${file} was left empty`);
  return "rook";
}

/** Scharnagl's number of the pieces on White's back rank, or undefined if it is no start row. */
export function chess960Number(position: ChessPosition): number | undefined {
  const row = [0, 1, 2, 3, 4, 5, 6, 7].map((file) => position.board[squareOn(file, 0)]?.role);
  for (let number = 0; number < CHESS960_COUNT; number++) {
    if (backRow(number).every((role, file) => role === row[file])) return number;
  }
  return undefined;
}
