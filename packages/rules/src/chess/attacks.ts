import { entry } from "../core/entry.ts";
import { type Board, opposite } from "./pieces.ts";
import { offset, SQUARES } from "./squares.ts";
import type { Colour, Role, Square } from "./types.ts";

type Step = readonly [files: number, ranks: number];

const ROOK_STEPS: readonly Step[] = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];
const BISHOP_STEPS: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
];
const KNIGHT_STEPS: readonly Step[] = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
];
const KING_STEPS = [...ROOK_STEPS, ...BISHOP_STEPS];

type Targets = readonly (readonly Square[])[];

const leaps = (steps: readonly Step[]): Targets =>
  SQUARES.map((from) =>
    steps
      .map(([files, ranks]) => offset(from, files, ranks))
      .filter((to): to is Square => to !== undefined),
  );

function ray(from: Square, [files, ranks]: Step): Square[] {
  const squares: Square[] = [];
  let next = offset(from, files, ranks);
  while (next !== undefined) {
    squares.push(next);
    next = offset(next, files, ranks);
  }
  return squares;
}

const rays = (steps: readonly Step[]): readonly Targets[] =>
  SQUARES.map((from) => steps.map((step) => ray(from, step)));

const KNIGHT_TARGETS = leaps(KNIGHT_STEPS);
const KING_TARGETS = leaps(KING_STEPS);
const ROOK_RAYS = rays(ROOK_STEPS);
const BISHOP_RAYS = rays(BISHOP_STEPS);
const QUEEN_RAYS = rays(KING_STEPS);
const PAWN_TARGETS: Readonly<Record<Colour, Targets>> = {
  white: leaps([
    [-1, 1],
    [1, 1],
  ]),
  black: leaps([
    [-1, -1],
    [1, -1],
  ]),
};

/** The squares that a knight attacks. */
export const knightTargets = (from: Square): readonly Square[] => entry(KNIGHT_TARGETS, from);

/** The squares that a king attacks. */
export const kingTargets = (from: Square): readonly Square[] => entry(KING_TARGETS, from);

/** The squares on which a pawn captures. */
export const pawnTargets = (colour: Colour, from: Square): readonly Square[] =>
  entry(PAWN_TARGETS[colour], from);

/** The lines along which a bishop, rook or queen slides, each from near to far. */
export function slidingRays(role: "bishop" | "rook" | "queen", from: Square): Targets {
  if (role === "rook") return entry(ROOK_RAYS, from);
  return entry(role === "bishop" ? BISHOP_RAYS : QUEEN_RAYS, from);
}

/** The squares from which pieces of a side attack a square, whether or not they are pinned. */
export function attackersOf(board: Board, target: Square, by: Colour): Square[] {
  const found: Square[] = [];
  pushSliders(board, entry(ROOK_RAYS, target), by, "rook", found);
  pushSliders(board, entry(BISHOP_RAYS, target), by, "bishop", found);
  pushLeapers(board, knightTargets(target), by, "knight", found);
  pushLeapers(board, kingTargets(target), by, "king", found);
  // A pawn attacks a square from where a pawn of the other side on it would capture.
  pushLeapers(board, pawnTargets(opposite(by), target), by, "pawn", found);
  return found;
}

/** Those of them that hold a piece of one role. */
export function attackersOfRole(board: Board, target: Square, by: Colour, role: Role): Square[] {
  const found: Square[] = [];
  switch (role) {
    case "pawn":
      pushLeapers(board, pawnTargets(opposite(by), target), by, role, found);
      return found;
    case "knight":
      pushLeapers(board, knightTargets(target), by, role, found);
      return found;
    case "king":
      pushLeapers(board, kingTargets(target), by, role, found);
      return found;
    default:
      pushSliders(board, slidingRays(role, target), by, role, found);
      // Queens slide along with bishops and rooks.
      return found.filter((square) => board[square]?.role === role);
  }
}

/** Whether a side attacks a square. Asked far more often than by whom, so it stops at the first. */
export function isAttacked(board: Board, target: Square, by: Colour): boolean {
  return (
    isSlidOnto(board, entry(ROOK_RAYS, target), by, "rook") ||
    isSlidOnto(board, entry(BISHOP_RAYS, target), by, "bishop") ||
    isLeaptOnto(board, knightTargets(target), by, "knight") ||
    isLeaptOnto(board, pawnTargets(opposite(by), target), by, "pawn") ||
    isLeaptOnto(board, kingTargets(target), by, "king")
  );
}

function isSlidOnto(board: Board, lines: Targets, by: Colour, role: Role): boolean {
  for (const line of lines) {
    for (const square of line) {
      const piece = board[square];
      if (piece === undefined) continue;
      if (piece.colour === by && (piece.role === role || piece.role === "queen")) return true;
      break;
    }
  }
  return false;
}

function isLeaptOnto(board: Board, squares: readonly Square[], by: Colour, role: Role): boolean {
  for (const square of squares) {
    const piece = board[square];
    if (piece !== undefined && piece.role === role && piece.colour === by) return true;
  }
  return false;
}

function pushSliders(board: Board, lines: Targets, by: Colour, role: Role, found: Square[]): void {
  for (const line of lines) {
    for (const square of line) {
      const piece = board[square];
      if (piece === undefined) continue;
      if (piece.colour === by && (piece.role === role || piece.role === "queen")) {
        found.push(square);
      }
      break;
    }
  }
}

function pushLeapers(
  board: Board,
  squares: readonly Square[],
  by: Colour,
  role: Role,
  found: Square[],
): void {
  for (const square of squares) {
    const piece = board[square];
    if (piece !== undefined && piece.role === role && piece.colour === by) found.push(square);
  }
}

/**
 * The pieces of the king's side that stand alone between their king and an
 * enemy slider: moving one may expose the king.
 */
export function pinnedTo(board: Board, king: Square, side: Colour): Square[] {
  const pinned: Square[] = [];
  for (const line of entry(ROOK_RAYS, king)) pushPinned(board, line, side, "rook", pinned);
  for (const line of entry(BISHOP_RAYS, king)) pushPinned(board, line, side, "bishop", pinned);
  return pinned;
}

function pushPinned(
  board: Board,
  line: readonly Square[],
  side: Colour,
  role: Role,
  pinned: Square[],
): void {
  let shield: Square | undefined;
  for (const square of line) {
    const piece = board[square];
    if (piece === undefined) continue;
    if (piece.colour === side) {
      if (shield !== undefined) return;
      shield = square;
    } else {
      if (shield !== undefined && (piece.role === role || piece.role === "queen")) {
        pinned.push(shield);
      }
      return;
    }
  }
}
