import {
  type ChessSetup,
  type ChessVariant,
  type Colour,
  EMPTY_SETUP,
  FILE_LETTERS,
  formatSetup,
  opposite,
  parseSetup,
  type Square,
  squareName,
  withPiece,
  withPieceMoved,
} from "@kibitz/rules/chess";
import { createMemo, createSignal, createUniqueId, Show } from "solid-js";
import { announce } from "../../app/announcer.ts";
import type { Place, Shape } from "../../board/board-props.ts";
import type { TargetKind, Targets } from "../../board/naming.ts";
import { placeOfCell } from "../../board/pointer.ts";
import { SquareBoard } from "../../board/SquareBoard.tsx";
import { Button } from "../../design/Button.tsx";
import { Panel } from "../../design/Panel.tsx";
import { TableLayout } from "../../design/TableLayout.tsx";
import { useActions } from "../../keys/actions.ts";
import type { EditorProps } from "../game-entry.ts";
import { applyBrush, type Brush, brushOfKey } from "./editor/brush.ts";
import { createCarry } from "./editor/carry.ts";
import "./editor/editor.css";
import { Palette } from "./editor/Palette.tsx";
import { SetupFields } from "./editor/SetupFields.tsx";
import { PieceIcon } from "./pieces/PieceIcon.tsx";
import { drawingId, installPieces, kindOf } from "./pieces/sprite.ts";

const FILES = [...FILE_LETTERS];
const RANKS = ["1", "2", "3", "4", "5", "6", "7", "8"];

const HINT =
  "Drag pieces onto the board or off it; the right button erases. " +
  "Keys on a square: the letters of FEN, and Delete.";

/** Sets up a position of chess: pieces on the board, and what does not stand there beside it. */
export function ChessEditor(props: EditorProps<Colour>) {
  installPieces();
  const variant = (): ChessVariant => (props.variant === "chess960" ? "chess960" : "standard");
  const setup = createMemo<ChessSetup>((before) => {
    const parsed = parseSetup(props.text);
    return parsed.ok ? parsed.value : before;
  }, EMPTY_SETUP);
  const [brush, setBrush] = createSignal<Brush>("move");
  const name = createUniqueId();
  const carry = createCarry((piece, place) =>
    change(withPiece(setup(), place as Square, piece, variant())),
  );
  useActions([
    {
      id: "editor-move",
      title: "Move pieces again",
      group: "Editor",
      keys: ["Escape"],
      run: () => setBrush("move"),
    },
  ]);

  const change = (next: ChessSetup): void => props.onChange(formatSetup(next));
  const paint = (place: Place, how: Brush): void =>
    change(applyBrush(setup(), place as Square, how, variant()));

  const paintByKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const place = placeOfCell(event.target);
    const how = brushOfKey(event.key);
    if (place === undefined || how === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    paint(place, how);
    announce(`${squareName(place as Square)}, ${whatStandsOn(setup(), place)}`);
  };

  const palette = (colour: Colour, tool: "move" | "erase") => (
    <Palette
      colour={colour}
      tool={tool}
      brush={brush()}
      name={name}
      onBrush={setBrush}
      onPress={carry.press}
    />
  );
  const top = () => opposite(props.bottom);

  return (
    <>
      <TableLayout
        above={palette(top(), "erase")}
        below={palette(props.bottom, "move")}
        board={
          <div class="editor-board" on:keydown={paintByKey}>
            <EditedBoard
              setup={setup()}
              bottom={props.bottom}
              brush={brush()}
              onMove={(from, to) => change(withPieceMoved(setup(), from, to, variant()))}
              onPaint={(place) => paint(place, brush())}
              onErase={(place) => paint(place, "erase")}
            />
          </div>
        }
        side={
          <>
            {props.children}
            <Panel
              title="Setup"
              actions={<Button onClick={() => change(EMPTY_SETUP)}>Clear the board</Button>}
            >
              <SetupFields setup={setup()} variant={variant()} onChange={change} />
              <p class="setup-hint">{HINT}</p>
            </Panel>
          </>
        }
      />
      <Show when={carry.carried()}>
        {(carried) => (
          <div
            class="carried-piece"
            style={{ transform: `translate(${carried().x}px, ${carried().y}px)` }}
          >
            <PieceIcon piece={carried().piece} />
          </div>
        )}
      </Show>
    </>
  );
}

const NOTHING: Targets = new Map();

function EditedBoard(props: {
  readonly setup: ChessSetup;
  readonly bottom: Colour;
  readonly brush: Brush;
  onMove(from: Square, to: Square): void;
  onPaint(place: Place): void;
  onErase(place: Place): void;
}) {
  const kinds = createMemo(() => props.setup.board.map((piece) => piece && kindOf(piece)));
  const targets = createMemo(() => (props.brush === "move" ? anywhere(props.setup) : NOTHING));
  const eraseMarked = (shapes: readonly Shape[]): void => {
    const [shape] = shapes;
    if (shape !== undefined && shape.to === undefined) props.onErase(shape.from);
  };
  return (
    <SquareBoard
      columnNames={FILES}
      rowNames={RANKS}
      flipped={props.bottom === "black"}
      label="Chess board to set up"
      kinds={kinds()}
      drawingOf={drawingId}
      lastStep={undefined}
      pending={undefined}
      targets={targets()}
      ahead={false}
      marks={[]}
      arrows={[]}
      isBent={() => false}
      shapes={[]}
      glyph={undefined}
      describe={(place) => [whatStandsOn(props.setup, place)]}
      onStep={(from, to) => props.onMove(from as Square, to as Square)}
      onMiss={(from, to) => from === undefined && props.brush !== "move" && props.onPaint(to)}
      onCancel={() => false}
      onShapes={eraseMarked}
      onThrowOff={(from) => props.onErase(from)}
    />
  );
}

/** Every piece may go to every other square. */
function anywhere({ board }: ChessSetup): Targets {
  const targets = new Map<Place, ReadonlyMap<Place, TargetKind>>();
  for (const [from, piece] of board.entries()) {
    if (piece === undefined) continue;
    const others = board.flatMap((taken, to): [Place, TargetKind][] =>
      to === from ? [] : [[to, taken === undefined ? "move" : "capture"]],
    );
    targets.set(from, new Map(others));
  }
  return targets;
}

function whatStandsOn({ board }: ChessSetup, place: Place): string {
  const piece = board[place];
  return piece === undefined ? "empty" : `${piece.colour} ${piece.role}`;
}
