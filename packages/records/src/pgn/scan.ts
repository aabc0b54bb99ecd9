import { excerpt } from "@kibitz/rules";
import { CHESS_LEXICON, type PgnLexicon } from "./lexicon.ts";

/** A piece of PGN with the index of its first character. */
export type PgnToken = { readonly at: number } & (
  | {
      readonly kind: "tag";
      readonly name: string;
      readonly value: string;
      readonly valueAt: number;
      /** It stands for a position that is written without a tag. */
      readonly isBare?: true;
    }
  | { readonly kind: "move" | "comment" | "result"; readonly text: string }
  | { readonly kind: "nag"; readonly nag: number }
  | { readonly kind: "open" | "close" | "end" }
  | { readonly kind: "fault"; readonly code: string; readonly message: string }
);

/** Glyphs that programs write in place of `$n`. */
const GLYPHS: Readonly<Record<string, number>> = {
  "!": 1,
  "?": 2,
  "!!": 3,
  "??": 4,
  "!?": 5,
  "?!": 6,
  "□": 7,
  "=": 10,
  "∞": 13,
  "⩲": 14,
  "+=": 14,
  "⩱": 15,
  "=+": 15,
  "±": 16,
  "+/-": 16,
  "∓": 17,
  "-/+": 17,
  "+-": 18,
  "-+": 19,
  "+--": 20,
  "--+": 21,
  // As SCID writes a novelty and a diagram.
  N: 146,
  D: 201,
};

const BLANK = /[\s\uFEFF]/;
const BLANKS = /[\s\uFEFF]+/y;
/** A well-formed tag; the value may hold escaped quotes and backslashes. */
const TAG = /\[[ \t]*(\w+)[ \t]*"((?:[^"\\\r\n]|\\.)*)"[ \t]*\]/y;
/** What some programs write: quotes in the value without escapes, up to the end of the line. */
const LOOSE_TAG = /\[[ \t]*(\w+)[ \t]*"([^\r\n]*)"[ \t]*\][ \t]*(?=[\r\n]|$)/y;
const NUMERIC = /[\d.…]/;
const NUMBER = /\d*(?:\.+|…)|(?!0000(?:[\s(){};$!?]|$))\d+(?![\w./-])/y;
const NAG = /\$(\d{1,9})/y;
const LETTER_GLYPH = /[ND](?=\s)/y;
const GLYPH = /(?:[!?]{1,2}|□|\+=|=\+|\+\/-|-\/\+|\+--|--\+|\+-|-\+|[=∞⩲⩱±∓])(?![\w-])/y;
const LETTER = /[A-Za-z]/;
const EN_PASSANT = /e\.?\s?p\.?(?=[\s(){};]|$)/y;
/** A move ends where a glyph begins; of `Nf3+-` the `+-` is one, of `Nf3+` nothing. */
const MOVE =
  /(?:[A-Za-z\u2654-\u265F]|0-0|--|@@@@|0000)[^\s(){}[\];$!?□∞⩲⩱±∓]*?(?=(?:\+=|=\+|\+\/-|-\/\+|\+--|--\+|\+-|-\+|=)?(?:[\s(){}[\];$!?□∞⩲⩱±∓]|$))/y;
/** The closing brace, or the blank line and the tag with which the next game begins. */
const COMMENT_END = /\}|(?:\r?\n|\r)[ \t]*(?:\r?\n|\r)(?=\[Event )/g;
/** A longer word is one move, so that no word is gone through too often. */
const LONGEST_RUN = 200;
const REST_OF_LINE = /[^\r\n]*/y;
const JUNK = /[^\s(){};[]+|\[[^\r\n]*|[}\]]/y;

/** Divides PGN into tokens; never throws, and always comes to the end. */
export class PgnScanner {
  readonly #text: string;
  readonly #lexicon: PgnLexicon;
  #at: number;
  #peeked: PgnToken | undefined;

  /** Begins at `from`; what stands before only tells whether that is the beginning of a line. */
  constructor(text: string, from = 0, lexicon: PgnLexicon = CHESS_LEXICON) {
    this.#text = text;
    this.#at = from;
    this.#lexicon = lexicon;
  }

  /** The end of the last token that was looked at. */
  get readTo(): number {
    return this.#at;
  }

  next(): PgnToken {
    const token = this.#peeked ?? this.#scan();
    this.#peeked = undefined;
    return token;
  }

  peek(): PgnToken {
    this.#peeked ??= this.#scan();
    return this.#peeked;
  }

  #scan(): PgnToken {
    this.#skip();
    const at = this.#at;
    switch (this.#text[at]) {
      case undefined:
        return { kind: "end", at };
      case "[":
        return this.#scanTag(at);
      case "{":
        return this.#scanComment(at);
      case ";":
        return { kind: "comment", text: this.#take(REST_OF_LINE).slice(1), at };
      case "(":
      case ")":
        this.#at += 1;
        return { kind: this.#text[at] === "(" ? "open" : "close", at };
    }
    return this.#scanMovetext(at);
  }

  /** Passes over white space, lines that begin with `%`, move numbers and `e.p.`. */
  #skip(): void {
    while (this.#skipOne() !== "");
  }

  #skipOne(): string {
    const first = this.#text.charAt(this.#at);
    if (BLANK.test(first)) return this.#take(BLANKS);
    if (NUMERIC.test(first)) return this.#take(NUMBER);
    if (first === "e" && this.#lexicon.letters === "glyphs") return this.#take(EN_PASSANT);
    return first === "%" && this.#isLineStart() ? this.#take(REST_OF_LINE) : "";
  }

  #isLineStart(): boolean {
    return this.#at === 0 || /[\r\n]/.test(this.#text.charAt(this.#at - 1));
  }

  #scanTag(at: number): PgnToken {
    const match = this.#match(TAG) ?? this.#match(LOOSE_TAG);
    if (match === undefined) {
      return this.#junk(at, "bad-tag", 'is not a tag; write one such as [White "Name"]');
    }
    const [whole, name = "", value = ""] = match;
    const valueAt = at + whole.indexOf('"') + 1;
    return { kind: "tag", name, value: value.replace(/\\([\\"])/g, "$1"), valueAt, at };
  }

  /** A comment that never closes ends before the next game, so that only its own is harmed. */
  #scanComment(at: number): PgnToken {
    COMMENT_END.lastIndex = at;
    const end = COMMENT_END.exec(this.#text);
    this.#at = end?.index ?? this.#text.length;
    if (end?.[0] === "}") {
      this.#at += 1;
      return { kind: "comment", text: this.#text.slice(at + 1, end.index), at };
    }
    const message = "the comment that begins here is never closed by '}'";
    return { kind: "fault", code: "unclosed-comment", message, at };
  }

  #scanMovetext(at: number): PgnToken {
    const { letters, result: resultWord } = this.#lexicon;
    // Most of movetext are moves, and hardly anything else begins with a letter.
    if (LETTER.test(this.#text.charAt(at))) {
      const text = this.#takeMove();
      if (text.length > 1 || letters === "moves") return { kind: "move", text, at };
      this.#at = at;
    }
    const result = this.#take(resultWord);
    if (result !== "") return { kind: "result", text: result, at };
    const nag = this.#match(NAG);
    if (nag) return { kind: "nag", nag: Number(nag[1]), at };
    const glyph = this.#take(GLYPH) || (letters === "glyphs" ? this.#take(LETTER_GLYPH) : "");
    const meaning = GLYPHS[glyph];
    if (meaning !== undefined) return { kind: "nag", nag: meaning, at };
    const move = this.#take(MOVE);
    if (move !== "") return { kind: "move", text: move, at };
    return this.#scanBarePosition(at);
  }

  /** A word, or its first move where it is made of nothing but moves. */
  #takeMove(): string {
    const at = this.#at;
    const word = this.#take(MOVE);
    const { firstOfMoves } = this.#lexicon;
    const mayBeSeveral = word.length > 1 && word.length <= LONGEST_RUN;
    if (!mayBeSeveral || firstOfMoves === undefined) return word;
    this.#at = at;
    const first = this.#take(firstOfMoves);
    this.#at = at + (first || word).length;
    return first || word;
  }

  #scanBarePosition(at: number): PgnToken {
    const { barePosition } = this.#lexicon;
    const value = barePosition === undefined ? "" : this.#take(barePosition);
    if (value !== "") return { kind: "tag", name: "FEN", value, valueAt: at, at, isBare: true };
    return this.#junk(at, "unreadable-text", "is not a move, a comment or a result");
  }

  #junk(at: number, code: string, complaint: string): PgnToken {
    this.#at = at;
    const text = this.#take(JUNK);
    if (text === "") this.#at += 1;
    return { kind: "fault", code, message: `${excerpt(text)} ${complaint}`, at };
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text) ?? undefined;
    if (match) this.#at = pattern.lastIndex;
    return match;
  }

  /** What a pattern matches here; it is gone then. */
  #take(pattern: RegExp): string {
    const at = this.#at;
    pattern.lastIndex = at;
    if (!pattern.test(this.#text)) return "";
    this.#at = pattern.lastIndex;
    return this.#text.slice(at, this.#at);
  }
}

/**
 * Control characters as spaces, each in its place: old programs fill files up with NUL, or end
 * them with Ctrl-Z.
 */
export function blankControls(text: string): string {
  return text.replace(/[^\P{Cc}\s]/gu, " ");
}
