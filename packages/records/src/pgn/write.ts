import {
  type Annotations,
  type GameRecord,
  isNullMove,
  type NullMove,
  type TreeNode,
} from "../tree.ts";
import { formatCommands, oneLine } from "./commands.ts";
import type { PgnDialect, Tag } from "./dialect.ts";
import { type Word, wordsOf, wrap } from "./wrap.ts";

/** The seven tag roster, in its order, with what stands for an unknown value. */
const ROSTER: readonly Tag[] = [
  ["Event", "?"],
  ["Site", "?"],
  ["Date", "????.??.??"],
  ["Round", "?"],
  ["White", "?"],
  ["Black", "?"],
  ["Result", "*"],
];

/**
 * Writes a game in PGN's export format: the seven tags first, then the others in
 * their order, then the movetext in lines of at most 79 columns. White space in
 * comments and tag values is normalised to single spaces. Ends with a line break;
 * several games are joined by another.
 */
export function writePgn<P, M, S extends string>(
  dialect: PgnDialect<P, M, S>,
  record: GameRecord<P, M>,
): string {
  const tags = allTags(dialect, record).map(formatTag).join("\n");
  const movetext = new MovetextWriter(dialect).write(record);
  return `${tags}\n\n${movetext}\n`;
}

function allTags<P, M, S extends string>(
  { setupTagNames, setupTags, tagName = (name) => name }: PgnDialect<P, M, S>,
  { tags, start, result }: GameRecord<P, M>,
): readonly Tag[] {
  const setup = new Map(setupTags(start));
  const given = new Map([...tags, ...setup, ["Result", result] as const]);
  for (const name of setupTagNames) if (!setup.has(name)) given.delete(name);
  const roster = ROSTER.map(([name, unknown]): Tag => [name, given.get(name) ?? unknown]);
  const names = new Set(ROSTER.map(([name]) => name));
  const all = [...roster, ...[...given].filter(([name]) => !names.has(name))];
  return all.map(([name, value]) => [tagName(name), value]);
}

function formatTag([name, value]: Tag): string {
  if (!/^\w+$/.test(name)) throw new Error(`'${name}' cannot be the name of a PGN tag`);
  return `[${name} "${oneLine(value).replace(/[\\"]/g, "\\$&")}"]`;
}

/** Work that the writer has still to do, newest last, so that trees of any depth can be written. */
type Task<P, M> =
  | { readonly kind: "open" | "close" }
  | { readonly kind: "move"; readonly position: P; readonly node: TreeNode<M> }
  | {
      readonly kind: "continue";
      readonly position: P;
      readonly children: readonly TreeNode<M>[];
    };

class MovetextWriter<P, M, S extends string> {
  readonly #dialect: PgnDialect<P, M, S>;
  readonly #words: Word[] = [];
  readonly #tasks: Task<P, M>[] = [];
  /** Stands before the next word: the brackets of variations that have just opened. */
  #prefix = "";
  /** A move of the second side needs its number at the beginning of a line and after an interruption. */
  #numberDue = true;
  /** The side that made the last move, where nothing stands between. */
  #lastMover: S | undefined;

  constructor(dialect: PgnDialect<P, M, S>) {
    this.#dialect = dialect;
  }

  write({ start, tree, result }: GameRecord<P, M>): string {
    this.#annotations(tree);
    this.#tasks.push({ kind: "continue", position: start, children: tree.children });
    for (let task = this.#tasks.pop(); task !== undefined; task = this.#tasks.pop()) {
      this.#perform(task);
    }
    this.#word(result);
    return wrap(this.#words);
  }

  #perform(task: Task<P, M>): void {
    switch (task.kind) {
      case "open":
        this.#prefix += "(";
        this.#numberDue = true;
        break;
      case "close":
        this.#close();
        break;
      case "move":
        this.#tasks.push(this.#move(task.position, task.node));
        break;
      case "continue":
        this.#continue(task.position, task.children);
        break;
    }
  }

  /** The main move, then the variations that replace it, then what follows the main move. */
  #continue(position: P, [main, ...variations]: readonly TreeNode<M>[]): void {
    if (main === undefined) return;
    this.#tasks.push(this.#move(position, main));
    for (const node of variations.toReversed()) {
      this.#tasks.push({ kind: "close" }, { kind: "move", position, node }, { kind: "open" });
    }
  }

  /** Writes a move, and returns what is to be written after its variations. */
  #move(position: P, node: TreeNode<M>): Task<P, M> {
    this.#comments(node.startingComments ?? []);
    this.#number(position);
    const { text, next } = this.#step(position, node.move);
    this.#word(text);
    for (const nag of node.nags ?? []) this.#word(`$${nag}`);
    this.#annotations(node);
    return { kind: "continue", position: next, children: node.children };
  }

  #step(position: P, move: M | NullMove): { readonly text: string; readonly next: P } {
    if (!isNullMove(move)) return this.#dialect.writeMove(move, position);
    const next = this.#dialect.game.pass?.(position);
    if (next === undefined) throw new Error("the tree holds a null move that has no meaning");
    return { text: move, next };
  }

  /** The commands stand in the first comment. */
  #annotations(beside: Omit<Annotations, "startingComments" | "nags">): void {
    const [first = "", ...others] = beside.comments ?? [];
    this.#comments([[...formatCommands(beside), first].join(" "), ...others]);
  }

  /** Where a side may move again, a number stands before each turn and not before each move. */
  #number(position: P): void {
    const { game, moveNumber, hasExtraTurns } = this.#dialect;
    const side = game.sideToMove(position);
    const isFirstSide = side === game.sides[0];
    const isDue = hasExtraTurns ? side !== this.#lastMover : isFirstSide;
    if (isDue || this.#numberDue) this.#word(`${moveNumber(position)}${isFirstSide ? "." : "..."}`);
    this.#numberDue = false;
    this.#lastMover = side;
  }

  #comments(texts: readonly string[]): void {
    for (const text of texts.map(oneLine).filter((each) => each !== "")) this.#comment(text);
  }

  /** Braces cannot hold a closing brace; such a text becomes a comment to the end of the line. */
  #comment(text: string): void {
    this.#numberDue = true;
    if (text.includes("}")) {
      this.#word(`; ${text}`, true);
      return;
    }
    for (const word of wordsOf(`{${text}}`)) this.#word(word);
  }

  #close(): void {
    this.#numberDue = true;
    const last = this.#words.at(-1);
    if (last === undefined || last.endsLine) this.#words.push({ text: ")" });
    else this.#words.splice(-1, 1, { text: `${last.text})` });
  }

  #word(text: string, endsLine = false): void {
    this.#words.push({ text: this.#prefix + text, endsLine });
    this.#prefix = "";
  }
}
