import {
  type ChessMove,
  type ChessPosition,
  type Colour,
  isCheck,
  kingOf,
  type Square,
  squareName,
} from "@kibitz/rules/chess";
import { type Accessor, createMemo, createSignal } from "solid-js";
import type { BoardProps, Place } from "../../board/board-props.ts";
import type { Targets } from "../../board/naming.ts";
import type { Step } from "../../board/placement.ts";
import type { BoardArrow, SquareMark } from "../../board/square-board-props.ts";
import { type Choices, castledKingSquare, choicesOf, shownTarget, targetsOf } from "./choices.ts";
import { kindOf } from "./pieces/sprite.ts";

export type ChessBoardProps = BoardProps<ChessPosition, ChessMove, Colour>;

/** What a board of squares shows of a position of chess, and the moves that a person makes on it. */
export class ChessBoardModel {
  /** Whether a move is one ahead of the turn. */
  readonly isAhead: Accessor<boolean>;
  readonly kinds: Accessor<readonly (string | undefined)[]>;
  readonly lastStep: Accessor<Step | undefined>;
  readonly targets: Accessor<Targets>;
  readonly marks: Accessor<readonly SquareMark[]>;
  readonly arrows: Accessor<readonly BoardArrow[]>;
  /** The moves among which a pawn that promotes has to choose. */
  readonly promotions: Accessor<readonly ChessMove[] | undefined>;

  readonly #props: ChessBoardProps;
  readonly #choices: Accessor<Choices>;
  readonly #ask: (moves: readonly ChessMove[] | undefined) => void;

  constructor(props: ChessBoardProps) {
    this.#props = props;
    const legalMoves = createMemo(() => props.legalMoves);
    this.isAhead = createMemo(() => legalMoves().length === 0);
    this.#choices = createMemo(() =>
      choicesOf(this.isAhead() ? props.premoves : legalMoves(), props.line.position),
    );
    this.targets = createMemo(() => targetsOf(this.#choices(), props.line.position));
    this.kinds = createMemo(() => props.line.position.board.map((piece) => piece && kindOf(piece)));
    this.lastStep = createMemo(() => {
      const move = props.lastMove;
      return move && { from: move.from, to: shownTarget(move, props.line.position) };
    });
    this.marks = createMemo(() => marksOf(props, this.lastStep()));
    this.arrows = createMemo(() => arrowsOf(props));
    const [asked, ask] = createSignal<readonly ChessMove[]>();
    this.#ask = ask;
    // Where the position has changed meanwhile, the question is void.
    this.promotions = createMemo(() => {
      const moves = asked();
      return moves === this.#movesBetween(moves?.[0]?.from, moves?.[0]?.to) ? moves : undefined;
    });
  }

  /** A person has shown a move; one that promotes needs to know what to. */
  step(from: Place, to: Place): void {
    const moves = this.#movesBetween(from, to) ?? [];
    const [first, second] = moves;
    if (second !== undefined) this.#ask(moves);
    else if (first !== undefined) this.make(first);
  }

  make(move: ChessMove): void {
    this.#ask(undefined);
    if (this.isAhead()) this.#props.onPremove(move);
    else this.#props.onMove(move);
  }

  stopAsking(): void {
    this.#ask(undefined);
  }

  /** A click beside the pieces takes a premove back, as it would put a piece down. */
  miss(from: Place | undefined, to: Place): void {
    if (from === undefined && this.takePremoveBack()) return;
    const sentence = missSentence(this.#props, from, to);
    if (sentence !== undefined) this.#props.onMiss(sentence);
  }

  takePremoveBack(): boolean {
    if (this.#props.premove === undefined) return false;
    this.#props.onPremove(undefined);
    return true;
  }

  /** In words: what stands on a square and what is marked there. */
  describe(place: Place): string[] {
    const piece = this.#props.line.position.board[place];
    return [
      piece === undefined ? "empty" : `${piece.colour} ${piece.role}`,
      ...this.marks().flatMap((mark) => (mark.place === place ? [MARK_WORDS[mark.role]] : [])),
    ];
  }

  #movesBetween(from: Place | undefined, to: Place | undefined): readonly ChessMove[] | undefined {
    if (from === undefined || to === undefined) return undefined;
    return this.#choices().get(from)?.get(to);
  }
}

const MARK_WORDS: Readonly<Record<SquareMark["role"], string>> = {
  last: "last move",
  check: "in check",
  premove: "premove",
};

function marksOf({ line, premove }: ChessBoardProps, last: Step | undefined): SquareMark[] {
  const { position } = line;
  const marks: SquareMark[] = [];
  const mark = (role: SquareMark["role"], ...places: Place[]) =>
    marks.push(...places.map((place) => ({ place, role })));
  if (last !== undefined) mark("last", last.from, last.to);
  if (premove !== undefined) {
    mark("premove", premove.from, castledKingSquare(premove, position) ?? premove.to);
  }
  if (isCheck(position)) mark("check", kingOf(position.board, position.sideToMove));
  return marks;
}

function arrowsOf({ marks, line }: ChessBoardProps): BoardArrow[] {
  return marks.map(({ move, role, weight }) => ({
    from: move.from,
    to: castledKingSquare(move, line.position) ?? move.to,
    role,
    weight,
  }));
}

function missSentence(
  { line, legalMoves }: ChessBoardProps,
  from: Place | undefined,
  to: Place,
): string | undefined {
  const { position } = line;
  const piece = position.board[from ?? to];
  if (piece === undefined || legalMoves.length === 0) return undefined;
  const target = squareName(to as Square);
  if (from !== undefined) {
    return `The ${piece.role} on ${squareName(from as Square)} cannot go to ${target}.`;
  }
  return piece.colour === position.sideToMove
    ? `The ${piece.role} on ${target} cannot move now.`
    : undefined;
}
