import type { PgnFault, RecordedGame } from "@kibitz/records";

/** A game of a file, ready to be kept. */
export interface FileGame {
  readonly variant: string;
  readonly tags: Readonly<Record<string, string>>;
  readonly plies: number;
  /** Written anew in the field's file format. */
  readonly record: string;
  /** The same for the same moves between the same players. */
  readonly fingerprint: number;
}

/** One entry of a file. */
export interface FileReading {
  /** From 1. */
  readonly number: number;
  /** Undefined when nothing of it could be read. */
  readonly game: FileGame | undefined;
  readonly faults: readonly PgnFault[];
}

/** Reads the game files of one game; what a worker needs, and so without anything that draws. */
export interface FileFormat {
  /** The game's id. */
  readonly game: RecordedGame;
  /** With which files are written. */
  readonly fileEnding: string;
  /** With which other programs write files that are read as well. */
  readonly otherEndings?: readonly string[];
  read(chunks: AsyncIterable<Uint8Array>): AsyncIterable<FileReading>;
}
