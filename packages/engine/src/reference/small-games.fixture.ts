import { err, type Game, type Line, type NotationError, type Outcome, ok } from "@kibitz/rules";

/** The part of a game that differs between the small games of the tests. */
interface Sketch<P, M, S extends string> {
  readonly id: string;
  readonly sides: readonly [S, S];
  readonly start: P;
  isPosition(value: unknown): boolean;
  sideToMove(position: P): S;
  moves(position: P): readonly M[];
  apply(position: P, move: M): P;
  outcome(position: P): Outcome<S> | undefined;
  key(position: P): bigint;
  moveCode(move: M): number;
  claimableDraw?(line: Line<P, M>): Outcome<S> | undefined;
}

/** A whole game of a sketch; positions are written as JSON and moves as their codes. */
export function gameOf<P, M, S extends string>(sketch: Sketch<P, M, S>): Game<P, M, S> {
  const legalMoves = ({ position }: Line<P, M>) =>
    sketch.outcome(position) ? [] : sketch.moves(position);
  return {
    id: sketch.id,
    sides: sketch.sides,
    start: () => sketch.start,
    sideToMove: sketch.sideToMove,
    legalMoves,
    play(line, move) {
      const code = sketch.moveCode(move);
      if (!legalMoves(line).some((legal) => sketch.moveCode(legal) === code)) {
        throw new Error("illegal move");
      }
      const position = sketch.apply(line.position, move);
      const keys = [...line.keys, sketch.key(position)];
      return { start: line.start, moves: [...line.moves, move], keys, position };
    },
    outcome: ({ position }) => sketch.outcome(position),
    ...(sketch.claimableDraw && { claimableDraw: sketch.claimableDraw }),
    key: sketch.key,
    moveCode: sketch.moveCode,
    notation: {
      parsePosition: (text) => parseJson<P>(text, sketch.isPosition),
      formatPosition: (position) => JSON.stringify(position),
      parseMove(text, line) {
        const move = legalMoves(line).find((legal) => String(sketch.moveCode(legal)) === text);
        return move === undefined ? err(fault("illegal-move", "Not a move.")) : ok(move);
      },
      formatMove: (move) => String(sketch.moveCode(move)),
    },
  };
}

function parseJson<P>(text: string, isPosition: (value: unknown) => boolean) {
  try {
    const value: unknown = JSON.parse(text);
    if (isPosition(value)) return ok(value as P);
  } catch {
    return err(fault("bad-position", "Not JSON."));
  }
  return err(fault("bad-position", "Not a position."));
}

function fault(code: string, message: string): NotationError {
  return { code, message, at: 0 };
}

export type Mark = "x" | "o";

/** Nine cells, by row. */
export type TicTacToePosition = readonly (Mark | null)[];

const ROWS: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const markToMove = (position: TicTacToePosition): Mark =>
  position.filter((mark) => mark !== null).length % 2 === 0 ? "x" : "o";

/** Two marks in turn, three in a row win. A draw; its game tree has 549,946 nodes. */
export const ticTacToe = gameOf<TicTacToePosition, number, Mark>({
  id: "tic-tac-toe",
  sides: ["x", "o"],
  start: Array.from({ length: 9 }, () => null),
  isPosition: (value) =>
    Array.isArray(value) &&
    value.length === 9 &&
    value.every((cell: unknown) => cell === null || cell === "x" || cell === "o"),
  sideToMove: markToMove,
  moves: (position) => position.flatMap((mark, cell) => (mark === null ? [cell] : [])),
  apply: (position, cell) => position.with(cell, markToMove(position)),
  outcome(position) {
    for (const [a, b, c] of ROWS) {
      const winner = position[a];
      if (winner && winner === position[b] && winner === position[c]) {
        return { kind: "win", winner, reason: "row" };
      }
    }
    return position.includes(null) ? undefined : { kind: "draw", reason: "full" };
  },
  key: (position) =>
    BigInt(position.reduce((key, mark) => key * 3 + (mark === "x" ? 1 : mark === "o" ? 2 : 0), 0)),
  moveCode: (cell) => cell,
});

export interface NimPosition {
  readonly piles: readonly number[];
  readonly side: "first" | "second";
}

export interface NimMove {
  readonly pile: number;
  readonly count: number;
}

const isTurn = (value: unknown): value is { readonly side: "first" | "second" } =>
  typeof value === "object" &&
  value !== null &&
  "side" in value &&
  (value.side === "first" || value.side === "second");

const other = (side: "first" | "second") => (side === "first" ? "second" : "first");

/** Who takes the last stone wins: the side to move wins unless the piles' exclusive or is 0. */
export const nim = (...piles: number[]) =>
  gameOf<NimPosition, NimMove, "first" | "second">({
    id: "nim",
    sides: ["first", "second"],
    start: { piles, side: "first" },
    isPosition: (value) => isTurn(value) && "piles" in value && Array.isArray(value.piles),
    sideToMove: ({ side }) => side,
    moves: (position) =>
      position.piles.flatMap((size, pile) =>
        Array.from({ length: size }, (_, taken) => ({ pile, count: taken + 1 })),
      ),
    apply: ({ piles, side }, { pile, count }) => ({
      piles: piles.with(pile, (piles[pile] ?? 0) - count),
      side: other(side),
    }),
    outcome: ({ piles, side }) =>
      piles.every((size) => size === 0)
        ? { kind: "win", winner: other(side), reason: "last-stone" }
        : undefined,
    key: ({ piles, side }) =>
      piles.reduce((key, size) => key * 64n + BigInt(size), side === "first" ? 1n : 2n),
    moveCode: ({ pile, count }) => pile * 64 + count,
  });

export interface PilePosition {
  readonly stones: number;
  readonly side: "first" | "second";
}

/** Whether the side that leaves so many stones moves again. */
export const movesAgain = (stones: number) => stones > 0 && stones % 5 === 0;

/** Take 1 to 3 stones, the last one wins; whoever leaves a multiple of five moves again. */
export const takeAgain = (stones: number) =>
  gameOf<PilePosition, number, "first" | "second">({
    id: "take-again",
    sides: ["first", "second"],
    start: { stones, side: "first" },
    isPosition: (value) => isTurn(value) && "stones" in value && Number.isInteger(value.stones),
    sideToMove: ({ side }) => side,
    moves: (position) => [1, 2, 3].filter((count) => count <= position.stones),
    apply(position, count) {
      const left = position.stones - count;
      return { stones: left, side: movesAgain(left) ? position.side : other(position.side) };
    },
    outcome: ({ stones: left, side }) =>
      left === 0 ? { kind: "win", winner: other(side), reason: "last-stone" } : undefined,
    key: ({ stones: left, side }) => BigInt(left * 2 + (side === "first" ? 0 : 1)),
    moveCode: (count) => count,
  });

/** Whether the side to move wins `takeAgain` with so many stones, by definition. */
export function takeAgainIsWon(stones: number): boolean {
  return [1, 2, 3].some((count) => {
    const left = stones - count;
    if (left < 0) return false;
    if (left === 0) return true;
    return movesAgain(left) ? takeAgainIsWon(left) : !takeAgainIsWon(left);
  });
}

/**
 * Plies until `takeAgain` ends under best play, by definition: positive where the side to move wins,
 * as soon as it can, negative where it loses, as late as it can.
 */
export function takeAgainPlies(stones: number): number {
  const outcomes = [1, 2, 3]
    .filter((count) => count <= stones)
    .map((count) => {
      const left = stones - count;
      if (left === 0) return 1;
      const after = movesAgain(left) ? takeAgainPlies(left) : -takeAgainPlies(left);
      return after > 0 ? after + 1 : after - 1;
    });
  const wins = outcomes.filter((plies) => plies > 0);
  return wins.length > 0 ? Math.min(...wins) : Math.min(...outcomes);
}

export interface TreePosition {
  readonly depth: number;
  readonly value: number;
}

/**
 * A uniform tree in which the first move is always best: a position's value
 * for the side to move is kept by its first move, and each later move gives
 * away one point more.
 */
export const orderedTree = (width: number, depth: number) =>
  gameOf<TreePosition, number, "white" | "black">({
    id: "ordered-tree",
    sides: ["white", "black"],
    start: { depth: 0, value: 7 },
    isPosition: (value) =>
      typeof value === "object" && value !== null && "depth" in value && "value" in value,
    sideToMove: (position) => (position.depth % 2 === 0 ? "white" : "black"),
    moves: () => Array.from({ length: width }, (_, index) => index),
    apply: (position, index) => ({ depth: position.depth + 1, value: index - position.value }),
    outcome: (position) => (position.depth > depth ? { kind: "draw", reason: "end" } : undefined),
    key: (position) => BigInt(position.depth),
    moveCode: (index) => index,
  });
