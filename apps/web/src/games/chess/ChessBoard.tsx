import {
  type ChessMove,
  FILE_LETTERS,
  fileOf,
  rankOf,
  type Square,
  squareName,
} from "@kibitz/rules/chess";
import { Show } from "solid-js";
import { DRAW_KEYS, WALK_KEYS } from "../../board/board-keys.ts";
import type { Place } from "../../board/board-props.ts";
import { cellOf } from "../../board/geometry.ts";
import { SquareBoard } from "../../board/SquareBoard.tsx";
import { type FixedKeys, useBoardKeys } from "../../keys/fixed-keys.ts";
import { ChessBoardModel, type ChessBoardProps } from "./board-model.ts";
import { PromotionPicker } from "./PromotionPicker.tsx";
import { drawingId, installPieces } from "./pieces/sprite.ts";

const FILES = [...FILE_LETTERS];
const RANKS = ["1", "2", "3", "4", "5", "6", "7", "8"];

const KEYS: readonly FixedKeys[] = [
  ...WALK_KEYS,
  { title: "Take up a piece, put it down", keys: ["Enter", "Space"] },
  { title: "Let it go", keys: ["Escape"] },
  ...DRAW_KEYS,
];

/** The board of chess. */
export function ChessBoard(props: ChessBoardProps) {
  installPieces();
  useBoardKeys(KEYS);
  const model = new ChessBoardModel(props);
  const glyph = () => {
    const place = model.lastStep()?.to;
    return props.glyph === undefined || place === undefined ? undefined : { ...props.glyph, place };
  };
  return (
    <SquareBoard
      columnNames={FILES}
      rowNames={RANKS}
      flipped={props.bottom === "black"}
      label={props.label}
      kinds={model.kinds()}
      drawingOf={drawingId}
      lastStep={model.lastStep()}
      pending={model.promotions()?.[0]}
      targets={model.targets()}
      ahead={model.isAhead()}
      marks={model.marks()}
      arrows={model.arrows()}
      isBent={isLeap}
      shapes={props.shapes}
      glyph={glyph()}
      describe={(place) => model.describe(place)}
      onStep={(from, to) => model.step(from, to)}
      onMiss={(from, to) => model.miss(from, to)}
      onCancel={() => model.takePremoveBack()}
      onShapes={(shapes) => props.onShapes(shapes)}
    >
      <Show when={model.promotions()} keyed>
        {(moves) => (
          <Promotion
            moves={moves}
            flipped={props.bottom === "black"}
            onPick={(move) => model.make(move)}
            onCancel={() => model.stopAsking()}
          />
        )}
      </Show>
    </SquareBoard>
  );
}

function Promotion(props: {
  readonly moves: readonly ChessMove[];
  readonly flipped: boolean;
  onPick(move: ChessMove): void;
  onCancel(): void;
}) {
  const square = (): Square => props.moves[0]?.to ?? (0 as Square);
  return (
    <PromotionPicker
      moves={props.moves}
      colour={rankOf(square()) === 7 ? "white" : "black"}
      cell={cellOf({ columns: 8, rows: 8, flipped: props.flipped }, square())}
      label={`Promote the pawn on ${squareName(square())} to`}
      onPick={props.onPick}
      onCancel={props.onCancel}
    />
  );
}

/** One file and two ranks, or two files and one rank. */
function isLeap(from: Place, to: Place): boolean {
  const files = Math.abs(fileOf(from as Square) - fileOf(to as Square));
  const ranks = Math.abs(rankOf(from as Square) - rankOf(to as Square));
  return files * ranks === 2;
}
