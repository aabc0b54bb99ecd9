import type { Line } from "@kibitz/rules";

/** A place on a board, numbered by its game: a square, a point, a pit. */
export type Place = number;

export type ShapeColour = "green" | "red" | "yellow" | "blue";

/** What a person draws on the board: a circle, or an arrow where there is a `to`. */
export interface Shape {
  readonly colour: ShapeColour;
  readonly from: Place;
  readonly to?: Place;
}

/** A move that the page points at. */
export interface MoveMark<M> {
  readonly move: M;
  readonly role: "best" | "other" | "threat" | "hint";
  /** From 0 to 1: how heavily it is drawn. */
  readonly weight: number;
}

/** What the engine thinks that a move is worth to the side that makes it. */
export interface MoveValue<M> {
  readonly move: M;
  /** As short as a pit is small, such as "+8". */
  readonly text: string;
  /** For those who listen, as "wins by 8 seeds". */
  readonly words: string;
  /** Proved, not estimated. */
  readonly isExact: boolean;
  /** From 0 to 1: how near it comes to the best move. */
  readonly warmth: number;
}

/** A sign beside the last move, such as "??". */
export interface Glyph {
  readonly text: string;
  readonly tone: "good" | "bad" | "neutral";
}

/**
 * What every game's board gets. It draws a position and reports what a person wants;
 * it knows no rules: what may be done comes from outside.
 */
export interface BoardProps<P, M, S extends string> {
  /** The position is the line's last one. */
  readonly line: Line<P, M>;
  /** The rules by which a move that is pointed at would go. */
  readonly variant: string;
  /** The move that led to the position. */
  readonly lastMove: M | undefined;
  readonly glyph: Glyph | undefined;
  readonly bottom: S;
  /** The moves that a person may make now; empty while nobody may. */
  readonly legalMoves: readonly M[];
  /** The moves that a person may enter before its turn; empty while nobody may. */
  readonly premoves: readonly M[];
  readonly premove: M | undefined;
  readonly marks: readonly MoveMark<M>[];
  /** What moves are worth, for boards that show it on their places. */
  readonly values: readonly MoveValue<M>[];
  readonly shapes: readonly Shape[];
  /** For the accessibility tree: "Chess board". */
  readonly label: string;
  onMove(move: M): void;
  /** A move ahead of the turn, or undefined to take it back. */
  onPremove(move: M | undefined): void;
  /** Something that a person tried and that cannot be done, as a sentence. */
  onMiss(sentence: string): void;
  onShapes(shapes: readonly Shape[]): void;
}
