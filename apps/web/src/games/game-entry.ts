import type { KernelSpec } from "@kibitz/engine";
import type { GameRecord, PgnFault } from "@kibitz/records";
import type { Game, Line, NotationError, Outcome, Random, Result } from "@kibitz/rules";
import type { Component, JSX } from "solid-js";
import type { BoardProps, Place } from "../board/board-props.ts";

/** One way to play a game, such as Chess960. */
export interface Variant {
  readonly id: string;
  readonly title: string;
}

/** A game of a file, as far as it could be read. */
export interface ReadRecord<P, M> {
  /** From 1. */
  readonly number: number;
  readonly variant: string;
  readonly tags: ReadonlyMap<string, string>;
  /** Undefined when not even its start could be read. */
  readonly record: GameRecord<P, M> | undefined;
  readonly faults: readonly PgnFault[];
}

/** What a move sounds like. */
export type MoveSound = "move" | "capture" | "check";

/** What a game's editor of positions gets; `text` is in the game's notation. */
export interface EditorProps<S extends string> {
  /** What is set up; an editor keeps what it showed last while this is not even a setup. */
  readonly text: string;
  readonly variant: string;
  readonly bottom: S;
  onChange(text: string): void;
  /** The panels of the screen, which stand beside the editor's own. */
  readonly children: JSX.Element;
}

/** Choosing among all the rules by which a game may be played, such as sizes and ends. */
export interface RulesFieldsProps {
  readonly variant: string;
  onChange(variant: string): void;
}

/** The places of a board as files name them. */
export interface Places<P, M> {
  nameOf(place: Place): string;
  named(name: string): Place | undefined;
  /** Where the piece stands that a move in `before` moves; undefined where none does. */
  originOf(move: M, before: P): Place | undefined;
}

/**
 * All that the page knows of a game beyond its rules. A screen is written once, over
 * any entry; a game brings its board, its notation and a few words.
 */
export interface GameEntry<P, M, S extends string> {
  /** As on the command line and in addresses. */
  readonly id: string;
  readonly title: string;
  /** The variants that people are offered; the first is the default. */
  readonly variants: readonly Variant[];
  /** The id of the variant that a text names, where there are more than are offered. */
  readVariant?(text: string): Result<string, NotationError>;
  /** The name of any variant for people: "Kalah with 6 pits and 4 seeds"; its `title` where it is absent. */
  describeVariant?(variant: string): string;
  /** Fields for the rules, where there is more to choose than one of a few variants. */
  readonly RulesFields?: Component<RulesFieldsProps>;
  /** The referee of a variant. */
  game(variant: string): Game<P, M, S>;
  /** Where a new game starts; some variants draw it by lot. */
  newPosition(variant: string, random: Random): P;
  /** Whether new games of a variant start from different positions. */
  startsByLot?(variant: string): boolean;
  kernel(variant: string): KernelSpec<P, M, S>;
  readonly Board: Component<BoardProps<P, M, S>>;
  /** The width of the board for a height of 1; a square where it is absent. */
  boardAspect?(variant: string): number;
  /** Whether levels imitate ratings of people, as there are in chess. */
  readonly hasRatedLevels?: true;
  /** Whether the analysis tells the worth of every move on the board, not of the best alone. */
  readonly tellsEveryWorth?: boolean;
  readonly places: Places<P, M>;
  /** A position as a small still picture without a name of its own. */
  readonly Picture: Component<{ readonly position: P; readonly bottom: S }>;
  /** What a side has taken more than the other, as drawings with words for those who listen. */
  readonly Captures?: Component<{ readonly line: Line<P, M>; readonly side: S }>;
  readonly Editor: Component<EditorProps<S>>;
  /** What is set up in a text, fitted to the board of another variant, where boards differ. */
  fitSetup?(text: string, variant: string): string;
  /** What the text form of positions is called, such as "FEN". */
  readonly positionFormat: string;
  /** What a start is called that is not the usual one, such as "Chess960, position 518". */
  startName?(start: P, variant: string): string | undefined;
  /** The name of a side as a word of its own, such as "White". */
  sideName(side: S): string;
  /** What the side to move may do that the board alone does not tell, as a sentence. */
  turnNote?(position: P): string | undefined;
  /** The number that stands before the next move. */
  moveNumber(position: P): number;
  /** A move in full words for those who listen: "Knight takes f6, check". */
  describeMove(move: M, before: Line<P, M>, variant: string): string;
  soundOf(move: M, before: Line<P, M>, variant: string): MoveSound;
  /** Moves that `side` may enter before its turn; most will be illegal when it comes. */
  premoves(position: P, side: S): readonly M[];
  /** An outcome's `reason` as the end of a sentence, such as "by checkmate". */
  describeReason(reason: string): string;
  /** Reasons of which the margin says all that is to be said. */
  readonly saidByMargin?: readonly string[];
  /** What each side has at the end of a game that counts, such as 28 and 20 seeds. */
  tally?(position: P): Readonly<Record<S, number>>;
  /** What it means that `side` has run out of time. */
  timeout(line: Line<P, M>, side: S): Outcome<S>;
  /** The games of a text in the field's own file format, read one by one as they are asked for. */
  readRecords(text: string): Iterable<ReadRecord<P, M>>;
  writeRecord(record: GameRecord<P, M>, variant: string): string;
  /** The ending of such files, without a dot. */
  readonly fileEnding: string;
  /** With which other programs write files that `readRecords` reads as well. */
  readonly otherEndings?: readonly string[] | undefined;
}
