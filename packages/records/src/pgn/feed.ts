import type { PgnGrammar } from "./dialect.ts";
import { FIRST_PLACE, type Place, placeAfter } from "./place.ts";
import { type PgnFault, type PgnReading, type ReadContext, readGame } from "./read-game.ts";
import { blankControls, PgnScanner } from "./scan.ts";

export interface PgnReadOptions {
  /** Longer lines are cut. */
  readonly maxPlies?: number;
  /** Longer games are cut, so that a file that is no PGN cannot fill the memory. */
  readonly maxGameChars?: number;
}

/** No game under the seventy-five-move rule is longer. */
const MAX_PLIES = 20_000;

/** Room for a tree of a million moves. */
const MAX_GAME_CHARS = 8 * 1024 * 1024;

/** No token depends on characters that stand further behind it. */
const LOOK_AHEAD = 16;

/** Where reading goes on after a game that was cut. */
const NEXT_GAME = /(?<=[\r\n])\[Event /g;
const NEXT_GAME_LENGTH = 8;

/**
 * Reads games out of a text that comes in pieces, and holds no more than the game in hand and the
 * newest piece. How the text is divided makes no difference to what is read.
 *
 * A game is tried as soon as there is text, and is certain when the text goes on behind its end;
 * otherwise it is tried again when twice as much is there.
 */
export class PgnFeed<P, M, G, T> {
  readonly #grammar: PgnGrammar<P, M, G, T>;
  readonly #maxPlies: number;
  readonly #maxGameChars: number;
  #text = "";
  /** What is not read yet begins here. The character before is kept, since it may end a line. */
  #at = 0;
  #place: Place = FIRST_PLACE;
  #number = 1;
  #hasEnded = false;
  /** So many characters must be there before the next attempt. */
  #wanted = 1;
  /** Whether `#at` stands in the rest of a game that was cut. */
  #isSkipping = false;

  constructor(
    grammar: PgnGrammar<P, M, G, T>,
    { maxPlies = MAX_PLIES, maxGameChars = MAX_GAME_CHARS }: PgnReadOptions,
  ) {
    this.#grammar = grammar;
    this.#maxPlies = maxPlies;
    this.#maxGameChars = maxGameChars;
  }

  push(text: string): void {
    const kept = Math.max(0, this.#at - 1);
    this.#text = this.#text.slice(kept) + blankControls(text);
    this.#at -= kept;
  }

  /** Nothing more will come, so that the last game is complete. */
  end(): void {
    this.#hasEnded = true;
    this.#wanted = 1;
  }

  /** The games that are complete by now. */
  *games(): Generator<PgnReading<P, M, G>, void> {
    while (!this.#isSkipping || this.#skip()) {
      const waiting = this.#text.length - this.#at;
      if (waiting < this.#wanted) return;
      const isTooLong = waiting > this.#maxGameChars;
      const end = isTooLong ? this.#at + this.#maxGameChars : this.#text.length;
      const { reading, next, isCertain } = this.#attempt(this.#text.slice(0, end));
      if (!isCertain && !isTooLong && !this.#hasEnded) {
        this.#wanted = Math.min(2 * waiting, this.#maxGameChars + 1);
        return;
      }
      const fault = isTooLong && !isCertain ? this.#cutFault() : undefined;
      this.#advance(fault ? this.#lineStart(next) : next);
      if (reading === undefined) continue;
      this.#number += 1;
      this.#isSkipping = fault !== undefined;
      yield fault ? { ...reading, faults: [...reading.faults, fault] } : reading;
    }
  }

  /** Reads a game, or nothing where there is none, as if the text ended with the file. */
  #attempt(text: string): {
    readonly reading: PgnReading<P, M, G> | undefined;
    readonly next: number;
    readonly isCertain: boolean;
  } {
    const scanner = new PgnScanner(text, this.#at, this.#grammar.lexicon);
    const isBlank = scanner.peek().kind === "end";
    const reading = isBlank ? undefined : readGame(scanner, this.#grammar, this.#context(text));
    const isCertain = !isBlank && scanner.readTo + LOOK_AHEAD <= text.length;
    return { reading, next: scanner.peek().at, isCertain };
  }

  #context(text: string): ReadContext {
    const from = this.#at;
    const place = this.#place;
    return {
      number: this.#number,
      maxPlies: this.#maxPlies,
      placeOf: (index) => placeAfter(place, text.slice(from, index)),
    };
  }

  #cutFault(): PgnFault {
    const message = `only the first ${this.#maxGameChars} characters of this game are read`;
    return { code: "game-too-long", message, game: this.#number, ...this.#place };
  }

  /** Where the line of an index begins, since the cut may go through the next game's first tag. */
  #lineStart(index: number): number {
    const before = this.#text.slice(this.#at, index);
    const start = Math.max(before.lastIndexOf("\n"), before.lastIndexOf("\r")) + 1;
    return start === 0 ? index : this.#at + start;
  }

  /** Goes over the rest of a game that was cut; false when its end is not there yet. */
  #skip(): boolean {
    NEXT_GAME.lastIndex = this.#at;
    const found = NEXT_GAME.exec(this.#text);
    const rest = this.#hasEnded ? 0 : NEXT_GAME_LENGTH;
    this.#advance(found?.index ?? Math.max(this.#at, this.#text.length - rest));
    this.#isSkipping = found === null;
    return found !== null;
  }

  /** Never stops between CR and LF, which are one line break. */
  #advance(index: number): void {
    const isWithinBreak = this.#text[index - 1] === "\r" && this.#text[index] === "\n";
    const next = isWithinBreak ? index + 1 : index;
    this.#place = placeAfter(this.#place, this.#text.slice(this.#at, next));
    this.#at = next;
    this.#wanted = 1;
  }
}
