import {
  type ChessMove,
  type ChessPosition,
  type Colour,
  FILE_LETTERS,
  fileOf,
  isCheck,
  kingOf,
  rankOf,
  type Square,
  squareName,
} from "@kibitz/rules/chess";
import { createMemo, createSignal, Show } from "solid-js";
import type { BoardProps, Place } from "../../board/board-props.ts";
import { cellOf } from "../../board/geometry.ts";
import { SquareBoard } from "../../board/SquareBoard.tsx";
import type { SquareMark } from "../../board/square-board-props.ts";
import { castledKingSquare, choicesOf, shownTarget, targetsOf } from "./choices.ts";
import { PromotionPicker } from "./PromotionPicker.tsx";
import { drawingId, installPieces, kindOf } from "./pieces/sprite.ts";

const FILES = [...FILE_LETTERS];
const RANKS = ["1", "2", "3", "4", "5", "6", "7", "8"];

/** The board of chess. */
export function ChessBoard(props: BoardProps<ChessPosition, ChessMove, Colour>) {
  installPieces();
  const flipped = () => props.bottom === "black";
  const legalMoves = createMemo(() => props.legalMoves);
  const isAhead = () => legalMoves().length === 0;
  const choices = createMemo(() =>
    choicesOf(isAhead() ? props.premoves : legalMoves(), props.position),
  );
  const targets = createMemo(() => targetsOf(choices(), props.position));
  const kinds = createMemo(() => props.position.board.map((piece) => piece && kindOf(piece)));
  const lastStep = createMemo(() => {
    const move = props.lastMove;
    return move && { from: move.from, to: shownTarget(move, props.position) };
  });
  const marks = createMemo(() => marksOf(props, lastStep()));
  const [promoting, setPromoting] = createSignal<readonly ChessMove[]>();
  // A position that has changed meanwhile has other moves: the question is then void.
  const question = createMemo(() => {
    const moves = promoting();
    const [first] = moves ?? [];
    return first !== undefined && choices().get(first.from)?.get(first.to) === moves
      ? moves
      : undefined;
  });

  const commit = (move: ChessMove): void => {
    setPromoting(undefined);
    if (isAhead()) props.onPremove(move);
    else props.onMove(move);
  };

  const step = (from: Place, to: Place): void => {
    const moves = choices().get(from)?.get(to) ?? [];
    const [first, second] = moves;
    if (second !== undefined) setPromoting(moves);
    else if (first !== undefined) commit(first);
  };

  const cancelPremove = (): boolean => {
    if (props.premove === undefined) return false;
    props.onPremove(undefined);
    return true;
  };

  const miss = (from: Place | undefined, to: Place): void => {
    if (from === undefined && cancelPremove()) return;
    const sentence = missSentence(props, from, to);
    if (sentence !== undefined) props.onMiss(sentence);
  };

  const describe = (place: Place): string[] => {
    const piece = props.position.board[place];
    return [
      piece === undefined ? "empty" : `${piece.colour} ${piece.role}`,
      ...marks().flatMap((mark) => (mark.place === place ? [MARK_WORDS[mark.role]] : [])),
    ];
  };

  return (
    <SquareBoard
      columnNames={FILES}
      rowNames={RANKS}
      flipped={flipped()}
      label={props.label}
      kinds={kinds()}
      drawingOf={drawingId}
      lastStep={lastStep()}
      pending={question()?.[0]}
      targets={targets()}
      ahead={isAhead()}
      marks={marks()}
      arrows={props.marks.map(({ move, role, weight }) => ({
        from: move.from,
        to: castledKingSquare(move, props.position) ?? move.to,
        role,
        weight,
      }))}
      isBent={isLeap}
      shapes={props.shapes}
      glyph={glyphOf(props, lastStep()?.to)}
      describe={describe}
      onStep={step}
      onMiss={miss}
      onCancel={cancelPremove}
      onShapes={(shapes) => props.onShapes(shapes)}
    >
      <Show when={question()} keyed>
        {(moves) => (
          <Promotion
            board={props}
            moves={moves}
            onPick={commit}
            onCancel={() => setPromoting(undefined)}
          />
        )}
      </Show>
    </SquareBoard>
  );
}

function Promotion(props: {
  readonly board: BoardProps<ChessPosition, ChessMove, Colour>;
  readonly moves: readonly ChessMove[];
  onPick(move: ChessMove): void;
  onCancel(): void;
}) {
  const to = () => props.moves[0]?.to ?? 0;
  const view = () => ({ columns: 8, rows: 8, flipped: props.board.bottom === "black" });
  return (
    <PromotionPicker
      moves={props.moves}
      colour={rankOf(to() as Square) === 7 ? "white" : "black"}
      cell={cellOf(view(), to())}
      label={`Promote the pawn on ${squareName(to() as Square)} to`}
      onPick={props.onPick}
      onCancel={props.onCancel}
    />
  );
}

const MARK_WORDS: Readonly<Record<SquareMark["role"], string>> = {
  last: "last move",
  check: "in check",
  premove: "premove",
};

function marksOf(
  { position, premove }: BoardProps<ChessPosition, ChessMove, Colour>,
  last: { readonly from: Square; readonly to: Square } | undefined,
): SquareMark[] {
  const marks: SquareMark[] = [];
  if (last !== undefined) {
    marks.push({ place: last.from, role: "last" }, { place: last.to, role: "last" });
  }
  if (premove !== undefined) {
    const to = castledKingSquare(premove, position) ?? premove.to;
    marks.push({ place: premove.from, role: "premove" }, { place: to, role: "premove" });
  }
  if (isCheck(position)) {
    marks.push({ place: kingOf(position.board, position.sideToMove), role: "check" });
  }
  return marks;
}

function glyphOf(
  { glyph }: BoardProps<ChessPosition, ChessMove, Colour>,
  place: Place | undefined,
) {
  return glyph === undefined || place === undefined ? undefined : { ...glyph, place };
}

/** One file and two ranks, or two files and one rank. */
function isLeap(from: Place, to: Place): boolean {
  const files = Math.abs(fileOf(from as Square) - fileOf(to as Square));
  const ranks = Math.abs(rankOf(from as Square) - rankOf(to as Square));
  return files * ranks === 2;
}

function missSentence(
  { position, legalMoves }: BoardProps<ChessPosition, ChessMove, Colour>,
  from: Place | undefined,
  to: Place,
): string | undefined {
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
