import type { MancalaSide, PerSide, Place } from "@kibitz/rules/mancala";
import type { BoardStyle } from "../games/entry.ts";

/** A pit as it is drawn. */
export interface DrawnPit {
  readonly place: Place;
  /** As moves name it. */
  readonly letter: string;
  readonly seeds: number;
  /** The side to move may sow it. */
  readonly isOpen: boolean;
}

/** A board of any game of the family. */
export interface DrawnTable {
  /** From top to bottom as South sees them, each from left to right; the upper half is North's. */
  readonly rows: readonly (readonly DrawnPit[])[];
  readonly stores?: PerSide<number>;
  /** Where the last move began, and where its last seed fell. */
  readonly origin: Place | undefined;
  readonly landing: Place | undefined;
}

/**
 * Pits with their letters and seeds. The last move began at `( )` and ended at `[ ]`; stores stand
 * at the right hand of their owners.
 */
export function drawMancalaBoard(table: DrawnTable, style: BoardStyle): string {
  return new BoardDrawing(table, style).lines().join("\n");
}

interface Frame {
  readonly bar: string;
  readonly line: string;
  readonly empty: string;
  /** Left corner, joint and right corner. */
  readonly top: readonly [string, string, string];
  readonly middle: readonly [string, string, string];
  readonly bottom: readonly [string, string, string];
}

const UNICODE: Frame = {
  bar: "│",
  line: "─",
  empty: "·",
  top: ["╭", "┬", "╮"],
  middle: ["├", "┼", "┤"],
  bottom: ["╰", "┴", "╯"],
};

const ASCII: Frame = {
  bar: "|",
  line: "-",
  empty: ".",
  top: ["+", "+", "+"],
  middle: ["+", "+", "+"],
  bottom: ["+", "+", "+"],
};

/** Room for the name of the side on the left, blanks about it and two digits. */
const LEAST_MARGIN_COLUMNS = 10;

class BoardDrawing {
  readonly #table: DrawnTable;
  readonly #style: BoardStyle;
  readonly #frame: Frame;
  /** Of the greatest count. */
  readonly #digits: number;

  constructor(table: DrawnTable, style: BoardStyle) {
    this.#table = table;
    this.#style = style;
    this.#frame = style.ascii ? ASCII : UNICODE;
    const counts = table.rows.flat().map(({ seeds }) => String(seeds).length);
    this.#digits = Math.max(2, ...counts);
  }

  lines(): readonly string[] {
    const { rows } = this.#table;
    const seen = this.#style.flipped ? rows.map((row) => row.toReversed()).toReversed() : rows;
    const half = seen.length / 2;
    const { top, bottom } = this.#frame;
    const indent = " ".repeat(this.#marginColumns());
    return [
      indent + this.#rule(top),
      ...seen.slice(0, half).map((row) => indent + this.#row(row)),
      this.#middle(),
      ...seen.slice(half).map((row) => indent + this.#row(row)),
      indent + this.#rule(bottom),
    ];
  }

  #rule([left, joint, right]: Frame["top"]): string {
    const cell = this.#frame.line.repeat(this.#digits + 5);
    const cells = (this.#table.rows[0] ?? []).map(() => cell);
    return left + cells.join(joint) + right;
  }

  /** The line between the two sides, with the stores at its ends. */
  #middle(): string {
    const rule = this.#rule(this.#frame.middle);
    const [left, right] = this.#ends();
    const store = this.#storeOf(left);
    const columns = this.#marginColumns();
    if (store === "") return " ".repeat(columns) + rule;
    const margin = ` ${NAMES[left]}${store.padStart(columns - NAMES[left].length - 2)} `;
    return `${margin}${rule} ${this.#storeOf(right)} ${NAMES[right]}`;
  }

  /** The sides whose stores stand on the left and on the right. */
  #ends(): readonly [MancalaSide, MancalaSide] {
    return this.#style.flipped ? ["south", "north"] : ["north", "south"];
  }

  #marginColumns(): number {
    const [left] = this.#ends();
    return Math.max(LEAST_MARGIN_COLUMNS, NAMES[left].length + 3 + this.#storeOf(left).length);
  }

  #storeOf(side: MancalaSide): string {
    const { stores, landing } = this.#table;
    if (stores === undefined) return "";
    const text = String(stores[side]);
    return isSame(landing, { side, pit: "store" }) ? `[${text}]` : text;
  }

  #row(pits: readonly DrawnPit[]): string {
    const { bar } = this.#frame;
    return bar + pits.map((pit) => this.#cell(pit)).join(bar) + bar;
  }

  #cell(pit: DrawnPit): string {
    const { place, letter, seeds } = pit;
    const { origin, landing } = this.#table;
    const [open, close] = isSame(landing, place) ? "[]" : isSame(origin, place) ? "()" : "  ";
    const count = (seeds === 0 ? this.#frame.empty : String(seeds)).padStart(this.#digits);
    return ` ${this.#letter(letter, pit.isOpen)}${open}${this.#count(count, open !== " ")}${close} `;
  }

  /** Pits that may be sown stand out, others stand back. */
  #letter(letter: string, isOpen: boolean): string {
    return this.#style.colour ? `\u{1b}[${isOpen ? 1 : 2}m${letter}\u{1b}[0m` : letter;
  }

  #count(count: string, isMarked: boolean): string {
    return this.#style.colour && isMarked ? `\u{1b}[48;5;186;38;5;16m${count}\u{1b}[0m` : count;
  }
}

const NAMES: PerSide<string> = { south: "South", north: "North" };

const isSame = (one: Place | undefined, other: Place): boolean =>
  one?.side === other.side && one.pit === other.pit;
