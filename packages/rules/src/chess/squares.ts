import type { Square } from "./types.ts";

/** All squares from a1 along the ranks to h8. */
export const SQUARES: readonly Square[] = Array.from({ length: 64 }, (_, index) => index as Square);

export const FILE_LETTERS = "abcdefgh";

/** 0 for the a-file ... 7 for the h-file. */
export const fileOf = (square: Square): number => square & 7;

/** 0 for the first rank ... 7 for the eighth. */
export const rankOf = (square: Square): number => square >> 3;

/** The square on a file and a rank, each in 0..7. */
export const squareOn = (file: number, rank: number): Square => (file + 8 * rank) as Square;

/** The square that many files and ranks away, or undefined beyond the edge. */
export function offset(square: Square, files: number, ranks: number): Square | undefined {
  const file = fileOf(square) + files;
  const rank = rankOf(square) + ranks;
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? squareOn(file, rank) : undefined;
}

export const isDark = (square: Square): boolean => (fileOf(square) + rankOf(square)) % 2 === 0;

/** `e4` for 28. */
export const squareName = (square: Square): string =>
  `${FILE_LETTERS.charAt(fileOf(square))}${rankOf(square) + 1}`;

/** Reads `a1` to `h8`, lower case only. */
export function parseSquare(text: string): Square | undefined {
  if (!/^[a-h][1-8]$/.test(text)) return undefined;
  return squareOn(FILE_LETTERS.indexOf(text.charAt(0)), Number(text.charAt(1)) - 1);
}

/** The squares of one rank between two others, both included, in ascending order. */
export function squaresBetween(one: Square, other: Square): Square[] {
  const squares: Square[] = [];
  for (let s = Math.min(one, other); s <= Math.max(one, other); s++) squares.push(s as Square);
  return squares;
}
