import { excerpt } from "@kibitz/rules";
import type { GameRecord, GameResult, GameTree } from "../tree.ts";
import type { PgnGrammar } from "./dialect.ts";
import { CHESS_LEXICON } from "./lexicon.ts";
import { MovetextReader, resultOfText } from "./movetext.ts";
import type { Place } from "./place.ts";
import type { PgnScanner, PgnToken } from "./scan.ts";

/** What is wrong in a file, and where; reading goes on after it. */
export interface PgnFault extends Place {
  /** Stable and kebab-case: those of the game's notation, and `bad-tag`, `unclosed-comment` ... */
  readonly code: string;
  /** A sentence for people. */
  readonly message: string;
  /** The number of the game in the file, from 1. */
  readonly game: number;
}

/** One game of a file, as far as it could be read. */
export interface PgnReading<P, M, G> {
  /** From 1. */
  readonly number: number;
  readonly tags: ReadonlyMap<string, string>;
  /** Undefined when the tags name no start from which moves could be read, or nothing was read. */
  readonly record?: GameRecord<P, M>;
  /** The referee of the variant that the tags name, with the record. */
  readonly game?: G;
  readonly faults: readonly PgnFault[];
}

/** Where a game stands in its file. */
export interface ReadContext {
  /** From 1. */
  readonly number: number;
  readonly maxPlies: number;
  /** The place of an index of the text. */
  placeOf(index: number): Place;
}

/** More faults of one game help nobody and would let a hostile file fill the memory. */
const MAX_FAULTS = 50;

/** Reads one game from where the scanner stands up to where the next begins. */
export function readGame<P, M, G, T>(
  scanner: PgnScanner,
  grammar: PgnGrammar<P, M, G, T>,
  context: ReadContext,
): PgnReading<P, M, G> {
  return new GameReader(scanner, grammar, context).read();
}

class GameReader<P, M, G, T> {
  readonly #scanner: PgnScanner;
  readonly #grammar: PgnGrammar<P, M, G, T>;
  readonly #context: ReadContext;
  readonly #tags = new Map<string, string>();
  readonly #tagPlaces = new Map<string, number>();
  /** Those before the first move belong to the game as a whole. */
  readonly #leadingComments: string[] = [];
  readonly #faults: PgnFault[] = [];

  constructor(scanner: PgnScanner, grammar: PgnGrammar<P, M, G, T>, context: ReadContext) {
    this.#scanner = scanner;
    this.#grammar = grammar;
    this.#context = context;
  }

  read(): PgnReading<P, M, G> {
    const at = this.#scanner.peek().at;
    this.#readTagSection();
    const setup = this.#grammar.readTags(this.#tags);
    const found = { number: this.#context.number, tags: this.#tags, faults: this.#faults };
    if (!setup.ok) {
      const { tag, error } = setup.error;
      this.#report(error.code, error.message, (this.#tagPlaces.get(tag) ?? at) + error.at);
      this.#skipMovetext();
      return found;
    }
    const { game, start } = setup.value;
    const moves = new MovetextReader<T, M>(
      setup.value,
      this.#scanner,
      (code, message, place) => this.#report(code, message, place),
      this.#context.maxPlies,
    );
    const { tree, result } = moves.read(this.#leadingComments);
    const isNothing = this.#tags.size === 0 && result === undefined && isBare(tree);
    if (isNothing) return found;
    const record = { tags: this.#tags, start, tree, result: result ?? this.#taggedResult() };
    return { ...found, record, game };
  }

  /** Comments may stand between the tags; behind one, `Event` or a known tag begins a game. */
  #readTagSection(): void {
    let isInterrupted = false;
    for (let token = this.#scanner.peek(); ; token = this.#scanner.peek()) {
      if (token.kind === "tag") {
        const isKnown = this.#tags.has(this.#nameOf(token));
        if (isInterrupted && (token.name === "Event" || isKnown)) return;
        if (token.isBare && isKnown) return;
        this.#addTag(token);
      } else if (token.kind === "comment") {
        isInterrupted = this.#tags.size > 0;
        this.#leadingComments.push(token.text);
      } else if (token.kind === "fault") this.#report(token.code, token.message, token.at);
      else return;
      this.#scanner.next();
    }
  }

  #addTag(token: PgnToken & { readonly kind: "tag" }): void {
    const name = this.#nameOf(token);
    if (this.#tags.has(name)) {
      this.#report("repeated-tag", `the tag ${excerpt(token.name)} is there twice`, token.at);
      return;
    }
    this.#tags.set(name, token.value);
    this.#tagPlaces.set(name, token.valueAt);
  }

  #nameOf({ name }: PgnToken & { readonly kind: "tag" }): string {
    return this.#grammar.pgnTagName?.(name) ?? name;
  }

  /** Without a start the moves mean nothing; they end with their result or where tags begin. */
  #skipMovetext(): void {
    let depth = 0;
    for (let isOver = false; !isOver; ) {
      const token = this.#scanner.peek();
      if (token.kind === "tag" || token.kind === "end") return;
      this.#scanner.next();
      if (token.kind === "fault") this.#report(token.code, token.message, token.at);
      if (token.kind === "open") depth += 1;
      if (token.kind === "close") depth -= 1;
      isOver = token.kind === "result" && depth <= 0;
    }
    while (this.#scanner.peek().kind === "comment") this.#scanner.next();
  }

  #taggedResult(): GameResult {
    const text = this.#tags.get("Result") ?? "*";
    const { result } = this.#grammar.lexicon ?? CHESS_LEXICON;
    result.lastIndex = 0;
    return result.exec(text)?.[0] === text ? resultOfText(text) : "*";
  }

  #report(code: string, message: string, at: number): void {
    if (this.#faults.length >= MAX_FAULTS) return;
    const place = this.#context.placeOf(at);
    const isLast = this.#faults.length === MAX_FAULTS - 1;
    const fault = isLast ? TOO_MANY : { code, message };
    this.#faults.push({ ...fault, game: this.#context.number, ...place });
  }
}

/** Whether nothing is in a tree, not even a comment. */
const isBare = ({ children, ...beside }: GameTree<unknown>): boolean =>
  children.length === 0 && Object.keys(beside).length === 0;

const TOO_MANY = { code: "too-many-faults", message: "more faults of this game are not listed" };
