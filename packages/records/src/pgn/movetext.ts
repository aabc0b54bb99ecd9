import {
  err,
  excerpt,
  type Game,
  type Line,
  type NotationError,
  ok,
  type Result,
  startLine,
} from "@kibitz/rules";
import {
  type Annotations,
  type GameResult,
  type GameTree,
  NULL_MOVE,
  type NullMove,
} from "../tree.ts";
import { readComment } from "./commands.ts";
import type { PgnScanner, PgnToken } from "./scan.ts";

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Nodes as they grow; outside they are seen as a `GameTree`. */
interface GrowingNode<M> extends Mutable<Omit<Annotations, "comments" | "nags">> {
  readonly move: M | NullMove;
  comments?: string[];
  nags?: number[];
  readonly children: GrowingNode<M>[];
}

interface GrowingRoot<M> {
  comments?: string[];
  readonly children: GrowingNode<M>[];
}

/** A line that is being read: the main one or a variation. */
interface Branch<P, M> {
  /** Where the next move is added. */
  parent: GrowingNode<M> | GrowingRoot<M>;
  line: Line<P, M>;
  /** From the start of the game, null moves included. */
  plies: number;
  /** The last move of this branch; absent before its first. */
  last?: GrowingNode<M>;
  /** Where the last move was added, since a variation replaces it. */
  before?: Pick<Branch<P, M>, "parent" | "line" | "plies">;
  /** Comments that wait for the first move of a variation. */
  waitingComments: string[];
  /** After a move that could not be read the rest of the branch means nothing. */
  broken: boolean;
}

interface Step<P, M> {
  readonly move: M | NullMove;
  readonly next: Line<P, M>;
}

/**
 * Each open variation holds the line that it leaves. Together these have at most so many plies,
 * so that deep nesting late in a long game cannot fill the memory.
 */
const MAX_HELD_PLIES = 500_000;

/** The texts by which programs pass a turn. */
const NULL_MOVES = /^(?:--|z0|0000|@@@@|null|pass)$/i;

type Report = (code: string, message: string, at: number) => void;

/** Reads the moves of one game up to its result, the next game's tags or the end. */
export class MovetextReader<P, M, S extends string> {
  readonly #game: Game<P, M, S>;
  readonly #scanner: PgnScanner;
  readonly #report: Report;
  readonly #maxPlies: number;
  readonly #root: GrowingRoot<M> = { children: [] };
  /** The branches that stand open around the current one; nesting costs no stack. */
  readonly #outer: Branch<P, M>[] = [];
  #heldPlies = 0;
  #branch: Branch<P, M>;

  constructor(
    game: Game<P, M, S>,
    start: P,
    scanner: PgnScanner,
    report: Report,
    maxPlies: number,
  ) {
    this.#game = game;
    this.#scanner = scanner;
    this.#report = report;
    this.#maxPlies = maxPlies;
    this.#branch = newBranch({ parent: this.#root, line: startLine(game, start), plies: 0 });
  }

  read(leadingComments: readonly string[] = []): {
    readonly tree: GameTree<M>;
    readonly result: GameResult | undefined;
  } {
    for (const comment of leadingComments) this.#addComment(comment);
    for (;;) {
      const token = this.#scanner.peek();
      if (token.kind === "tag" || token.kind === "end") {
        this.#closeAll(token.at);
        return { tree: this.#root, result: undefined };
      }
      this.#scanner.next();
      if (token.kind === "result" && !this.#isInsideVariation(token.text)) {
        this.#closeAll(token.at);
        this.#readTrailingComments();
        return { tree: this.#root, result: resultOfText(token.text) };
      }
      this.#take(token);
    }
  }

  #take(token: PgnToken): void {
    switch (token.kind) {
      case "move":
        this.#addMove(token.text, token.at);
        break;
      case "comment":
        this.#addComment(token.text);
        break;
      case "nag":
        this.#addNag(token.nag, token.at);
        break;
      case "open":
        this.#open(token.at);
        break;
      case "close":
        this.#close(token.at);
        break;
      case "fault":
        this.#report(token.code, token.message, token.at);
        break;
    }
  }

  #addMove(text: string, at: number): void {
    const branch = this.#branch;
    if (branch.broken) return;
    if (branch.plies >= this.#maxPlies) {
      branch.broken = true;
      this.#report("too-many-moves", `Only ${this.#maxPlies} plies are read. ${this.#lost()}`, at);
      return;
    }
    const read = this.#readMove(text, branch.line);
    if (!read.ok) {
      branch.broken = true;
      this.#report(read.error.code, `${read.error.message} ${this.#lost()}`, at + read.error.at);
      return;
    }
    const { move, next } = read.value;
    const node: GrowingNode<M> = { move, children: [] };
    if (branch.waitingComments.length > 0) node.startingComments = branch.waitingComments;
    branch.waitingComments = [];
    branch.parent.children.push(node);
    branch.before = { parent: branch.parent, line: branch.line, plies: branch.plies };
    branch.parent = node;
    branch.last = node;
    branch.line = next;
    branch.plies += 1;
  }

  /** A move and the line after it; a null move where the game gives it a meaning. */
  #readMove(text: string, line: Line<P, M>): Result<Step<P, M>, NotationError> {
    if (this.#game.pass && NULL_MOVES.test(text)) {
      const position = this.#game.pass(line.position);
      if (position === undefined) return err(meaningless(text));
      return ok({ move: NULL_MOVE, next: startLine(this.#game, position) });
    }
    const move = this.#game.notation.parseMove(text, line);
    if (!move.ok) return move;
    return ok({ move: move.value, next: this.#game.play(line, move.value) });
  }

  #lost(): string {
    const where = this.#outer.length === 0 ? "game" : "variation";
    return `The rest of this ${where} is left out.`;
  }

  /** A comment before the first move belongs to the game or to the variation's first move. */
  #addComment(comment: string): void {
    const branch = this.#branch;
    if (branch.broken) return;
    if (branch.last) annotate(branch.last, comment);
    else if (this.#outer.length > 0) branch.waitingComments.push(...textOf(comment));
    else addTo(this.#root, textOf(comment));
  }

  #addNag(nag: number, at: number): void {
    const { last, broken } = this.#branch;
    if (broken) return;
    if (last) {
      last.nags ??= [];
      last.nags.push(nag);
    } else this.#report("stray-nag", "a glyph stands where there is no move before it", at);
  }

  /** A variation replaces the last move; where there is none it is read over. */
  #open(at: number): void {
    const { before, broken, line, plies } = this.#branch;
    this.#outer.push(this.#branch);
    this.#heldPlies += line.moves.length;
    const isTooDeep = this.#heldPlies > MAX_HELD_PLIES;
    if (before && !broken && !isTooDeep) {
      this.#branch = newBranch(before);
      return;
    }
    if (isTooDeep && !broken) this.#report("too-deep", "variations are nested too deeply", at);
    else if (!broken) this.#report("stray-variation", "a variation needs a move to replace", at);
    this.#branch = { ...newBranch({ parent: this.#root, line, plies }), broken: true };
  }

  #close(at: number): void {
    const outer = this.#outer.pop();
    if (outer) {
      this.#branch = outer;
      this.#heldPlies -= outer.line.moves.length;
    } else this.#report("stray-bracket", "')' closes no variation", at);
  }

  /** Some programs end each variation with a result. */
  #isInsideVariation(result: string): boolean {
    if (this.#outer.length === 0) return false;
    return result === "*" || this.#scanner.peek().kind === "close";
  }

  #closeAll(at: number): void {
    const [main] = this.#outer;
    if (main === undefined) return;
    this.#report("unclosed-variation", "the game ends inside a variation", at);
    this.#outer.length = 0;
    this.#branch = main;
  }

  /** What stands between a result and the next game still speaks of this one. */
  #readTrailingComments(): void {
    for (let token = this.#scanner.peek(); token.kind === "comment"; token = this.#scanner.peek()) {
      this.#addComment(token.text);
      this.#scanner.next();
    }
  }
}

function newBranch<P, M>(beginning: Pick<Branch<P, M>, "parent" | "line" | "plies">): Branch<P, M> {
  return { ...beginning, waitingComments: [], broken: false };
}

const meaningless = (text: string): NotationError => ({
  code: "null-move",
  message: `${excerpt(text)} passes a turn that cannot be passed: the king is in check.`,
  at: 0,
});

function annotate<M>(node: GrowingNode<M>, comment: string): void {
  const { text, ...commands } = readComment(comment);
  Object.assign(node, commands);
  if (text !== "") addTo(node, [text]);
}

function addTo(place: { comments?: string[] }, texts: readonly string[]): void {
  if (texts.length === 0) return;
  place.comments ??= [];
  place.comments.push(...texts);
}

/** Commands before the first move tell of no move; only the text is kept. */
function textOf(comment: string): readonly string[] {
  const { text } = readComment(comment);
  return text === "" ? [] : [text];
}

function resultOfText(text: string): GameResult {
  if (text === "1-0" || text === "0-1" || text === "*") return text;
  return "1/2-1/2";
}
