import type { KernelSpec } from "@kibitz/engine";
import type { GameRecord } from "@kibitz/records";
import type { Game, Line, NotationError, Outcome, Random, Result } from "@kibitz/rules";

/** How a board is drawn in the terminal. */
export interface BoardStyle {
  /** Letters instead of symbols. */
  readonly ascii: boolean;
  readonly colour: boolean;
  /** Seen from the side that moves second. */
  readonly flipped: boolean;
}

/** A size of a board as the command line takes it. */
export interface BoardSize {
  readonly pits?: number;
  readonly seeds?: number;
}

/** A game from a file. */
export interface ReadGame<P, M> {
  /** Who played whom. */
  readonly title: string;
  readonly variant: string;
  /** The main line; without moves where nothing could be read. */
  readonly line: Line<P, M>;
  /** Undefined where nothing could be read. */
  readonly record: GameRecord<P, M> | undefined;
  /** What was wrong in the text, with its place. */
  readonly faults: readonly string[];
}

/** What the command line knows of a game beyond its rules. */
export interface GameEntry<P, M, S extends string> {
  readonly title: string;
  /** The variants that people are told of; the first is the default. */
  readonly variants: readonly string[];
  /** The name of the variant that a text means, where there are more than are told of. */
  readVariant?(text: string): Result<string, NotationError>;
  /** A variant with another size of the board. */
  resized?(variant: string, size: BoardSize): Result<string, NotationError>;
  /** The text of a position in the game's notation, where others write it in other ways. */
  ownPosition?(text: string): Result<string, NotationError>;
  /** The variant to which a position may belong that does not fit another; undefined where none does. */
  variantOfPosition?(text: string): string | undefined;
  /** The variant as the text of a position completes it by what only one rule knows. */
  completedVariant?(variant: string, position: string): string;
  /** The referee of a variant. */
  game(variant: string): Game<P, M, S>;
  kernel(variant: string): KernelSpec<P, M, S>;
  /** The kernel without what it knows of openings, where it knows any. */
  solver?(variant: string): KernelSpec<P, M, S>;
  /** Whether the kernel proves by how much a position is won, where it can search to the end. */
  readonly provesMargins?: boolean;
  /** Why a proof of a position may take for ever, and what to do; undefined where it is within reach. */
  proofWarning?(line: Line<P, M>): string | undefined;
  /** The codes of the moves of which the kernel knows the worth by a table of proved openings. */
  tabledMoves?(line: Line<P, M>, variant: string): ReadonlySet<number>;
  /** Where a new game starts; some variants draw it by lot. */
  newPosition(variant: string, random: Random): P;
  /** How moves are written in lists that programs read, such as `perft --divide`. */
  moveId(move: M, position: P, variant: string): string;
  /** The end of a line as a board, with its last move marked. */
  drawBoard(line: Line<P, M>, style: BoardStyle, variant: string): string;
  /** What a move does, as "sows 4, moves again", where its text does not say it. */
  describeMove?(move: M, before: Line<P, M>, variant: string): string;
  /** An outcome's `reason` as the end of a sentence, such as "by checkmate". */
  describeReason(reason: string): string;
  /** Reasons of which the margin says all that is to be said. */
  readonly saidByMargin?: readonly string[];
  /** What it means that `side` has run out of time. */
  timeout(line: Line<P, M>, side: S): Outcome<S>;
  /** The game as text in the field's own file format. */
  formatRecord(record: GameRecord<P, M>, variant: string): string;
  /** The games in such a text, as far as each can be read. */
  readRecords(text: string): Iterable<ReadGame<P, M>>;
  /** Two ways to write a move, for hints. */
  readonly moveExamples: string;
  /** The letters that are moves alone, and so no short forms of commands. */
  readonly moveLetters?: string;
  /** The moves of a text that holds several without blanks between. */
  splitMoves?(text: string): readonly string[];
  /** How the names of the game's files end. */
  readonly fileEnding: string;
}
