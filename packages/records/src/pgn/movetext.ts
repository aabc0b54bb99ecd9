import { err, excerpt, type NotationError, ok, type Result } from "@kibitz/rules";
import { type GameResult, type GameTree, NULL_MOVE, type NullMove } from "../tree.ts";
import { oneLine } from "./commands.ts";
import type { Step, TaggedSetup } from "./dialect.ts";
import { addNag, annotate, type GrowingNode, type GrowingRoot } from "./growing-tree.ts";
import type { PgnScanner, PgnToken } from "./scan.ts";

/** Where a move is added. */
interface Spot<T, M> {
  readonly parent: GrowingNode<M> | GrowingRoot<M>;
  readonly state: T;
  /** From the start of the game. */
  readonly plies: number;
}

/** A line that is being read: the main one or a variation. */
interface Branch<T, M> {
  /** Where the next move is added. */
  spot: Spot<T, M>;
  /** Where the last move was added, since a variation replaces it. */
  before?: Spot<T, M>;
  /** The last move of this branch; absent before its first. */
  last?: GrowingNode<M>;
  /** Comments that wait for the first move of a variation. */
  waitingComments: string[];
  /** After a move that could not be read the rest of the branch means nothing. */
  broken: boolean;
}

/** Where a game begins, and how its moves are read. */
export type MoveSource<T, M> = Pick<
  TaggedSetup<unknown, M, unknown, T>,
  "state" | "readMove" | "pass"
>;

/** The texts by which programs pass a turn. */
const NULL_MOVES = /^(?:--|z0|0000|@@@@|null|pass)$/i;

/** Every open variation holds a state; a file of brackets must not fill the memory with them. */
const MAX_DEPTH = 10_000;

type Report = (code: string, message: string, at: number) => void;

/** Reads the moves of one game up to its result, the next game's tags or the end. */
export class MovetextReader<T, M> {
  readonly #source: MoveSource<T, M>;
  readonly #scanner: PgnScanner;
  readonly #report: Report;
  readonly #maxPlies: number;
  readonly #root: GrowingRoot<M> = { children: [] };
  /** The branches that stand open around the current one; nesting costs no stack. */
  readonly #outer: Branch<T, M>[] = [];
  /** How many variations stand open within a broken branch; they are read over with it. */
  #openWithinBroken = 0;
  #branch: Branch<T, M>;

  constructor(source: MoveSource<T, M>, scanner: PgnScanner, report: Report, maxPlies: number) {
    this.#source = source;
    this.#scanner = scanner;
    this.#report = report;
    this.#maxPlies = maxPlies;
    this.#branch = branchAt({ parent: this.#root, state: source.state, plies: 0 });
  }

  read(leadingComments: readonly string[]): {
    readonly tree: GameTree<M>;
    readonly result: GameResult | undefined;
  } {
    for (const comment of leadingComments) annotate(this.#root, comment);
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
    const { parent, state, plies } = branch.spot;
    if (plies >= this.#maxPlies) {
      this.#break("too-many-moves", `Only ${this.#maxPlies} plies are read.`, at);
      return;
    }
    const step = this.#readMove(text, state);
    if (!step.ok) {
      this.#break(step.error.code, step.error.message, at + step.error.at);
      return;
    }
    const node: GrowingNode<M> = { move: step.value.move, children: [] };
    if (branch.waitingComments.length > 0) {
      node.startingComments = branch.waitingComments;
      branch.waitingComments = [];
    }
    parent.children.push(node);
    branch.before = branch.spot;
    branch.last = node;
    branch.spot = { parent: node, state: step.value.next, plies: plies + 1 };
  }

  #readMove(text: string, state: T): Result<Step<T, M | NullMove>, NotationError> {
    const { pass } = this.#source;
    if (!pass || !NULL_MOVES.test(text)) return this.#source.readMove(text, state);
    const next = pass(state);
    return next === undefined ? err(cannotPass(text)) : ok({ move: NULL_MOVE, next });
  }

  /** What follows on this branch cannot be understood. */
  #break(code: string, message: string, at: number): void {
    this.#branch.broken = true;
    const where = this.#outer.length === 0 ? "game" : "variation";
    const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
    this.#report(code, `${sentence} The rest of this ${where} is left out.`, at);
  }

  /** A comment before the first move belongs to the game or to the variation's first move. */
  #addComment(comment: string): void {
    const { last, broken, waitingComments } = this.#branch;
    if (broken) return;
    if (last) annotate(last, comment);
    else if (this.#outer.length === 0) annotate(this.#root, comment);
    else {
      const text = oneLine(comment);
      if (text !== "") waitingComments.push(text);
    }
  }

  #addNag(nag: number, at: number): void {
    const { last, broken } = this.#branch;
    if (broken) return;
    if (last) addNag(last, nag);
    else this.#report("stray-nag", "a glyph stands where there is no move before it", at);
  }

  /** A variation replaces the last move; where there is none it is read over. */
  #open(at: number): void {
    const { before, broken, spot } = this.#branch;
    if (broken) {
      this.#openWithinBroken += 1;
      return;
    }
    const isTooDeep = this.#outer.length >= MAX_DEPTH;
    this.#outer.push(this.#branch);
    if (before && !isTooDeep) {
      this.#branch = branchAt(before);
      return;
    }
    if (isTooDeep) this.#report("too-deep", "variations are nested too deeply", at);
    else this.#report("stray-variation", "a variation needs a move to replace", at);
    this.#branch = { ...branchAt(spot), broken: true };
  }

  #close(at: number): void {
    if (this.#openWithinBroken > 0) {
      this.#openWithinBroken -= 1;
      return;
    }
    const outer = this.#outer.pop();
    if (outer) this.#branch = outer;
    else this.#report("stray-bracket", "')' closes no variation", at);
  }

  get #isInMainLine(): boolean {
    return this.#outer.length === 0 && this.#openWithinBroken === 0;
  }

  /** Some programs end each variation with a result. */
  #isInsideVariation(result: string): boolean {
    if (this.#isInMainLine) return false;
    return result === "*" || this.#scanner.peek().kind === "close";
  }

  #closeAll(at: number): void {
    if (this.#isInMainLine) return;
    this.#report("unclosed-variation", "the game ends inside a variation", at);
    this.#openWithinBroken = 0;
    this.#branch = this.#outer[0] ?? this.#branch;
    this.#outer.length = 0;
  }

  /** What stands between a result and the next game still speaks of this one. */
  #readTrailingComments(): void {
    for (let token = this.#scanner.peek(); token.kind === "comment"; token = this.#scanner.peek()) {
      this.#addComment(token.text);
      this.#scanner.next();
    }
  }
}

const branchAt = <T, M>(spot: Spot<T, M>): Branch<T, M> => ({
  spot,
  waitingComments: [],
  broken: false,
});

const cannotPass = (text: string): NotationError => ({
  code: "null-move",
  message: `${excerpt(text)} passes a turn that cannot be passed: the king is in check.`,
  at: 0,
});

/** The result that a word of the lexicon means; `25-23` tells it in points. */
export function resultOfText(text: string): GameResult {
  if (text === "*") return text;
  const [first, second] = text.split("-").map(Number);
  if (first === undefined || second === undefined || Number.isNaN(first)) return "1/2-1/2";
  if (first === second) return "1/2-1/2";
  return first > second ? "1-0" : "0-1";
}
