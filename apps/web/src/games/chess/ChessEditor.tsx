import { type Colour, opposite, type Square } from "@kibitz/rules/chess";
import { createSignal, createUniqueId, Show } from "solid-js";
import { Button } from "../../design/Button.tsx";
import { Panel } from "../../design/Panel.tsx";
import { TableLayout } from "../../design/TableLayout.tsx";
import { useActions } from "../../keys/actions.ts";
import type { EditorProps } from "../game-entry.ts";
import type { Brush } from "./editor/brush.ts";
import { type CarriedPiece, createCarry } from "./editor/carry.ts";
import { EditedBoard } from "./editor/EditedBoard.tsx";
import "./editor/editor.css";
import { Palette } from "./editor/Palette.tsx";
import { SetupFields } from "./editor/SetupFields.tsx";
import { createSetupEditing } from "./editor/setup-editing.ts";
import { PieceIcon } from "./pieces/PieceIcon.tsx";
import { installPieces } from "./pieces/sprite.ts";

const HINT =
  "Drag pieces onto the board or off it; the right button erases. " +
  "Keys on a square: the letters of FEN, and Delete.";

/** Sets up a position of chess: pieces on the board, and what does not stand there beside it. */
export function ChessEditor(props: EditorProps<Colour>) {
  installPieces();
  const editing = createSetupEditing(props);
  const [brush, setBrush] = createSignal<Brush>("move");
  const carry = createCarry((piece, place) => editing.put(place as Square, piece));
  const name = createUniqueId();
  const moveAgain = () => setBrush("move");
  useActions([
    {
      id: "editor-move",
      title: "Move pieces again",
      group: "Editor",
      keys: ["Escape"],
      run: moveAgain,
    },
  ]);
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

  return (
    <>
      <TableLayout
        above={palette(opposite(props.bottom), "erase")}
        below={palette(props.bottom, "move")}
        board={
          <div class="editor-board" on:keydown={editing.paintByKey}>
            <EditedBoard
              setup={editing.setup()}
              bottom={props.bottom}
              brush={brush()}
              onMove={editing.move}
              onPaint={(square) => editing.paint(square, brush())}
              onErase={(square) => editing.paint(square, "erase")}
            />
          </div>
        }
        side={
          <>
            {props.children}
            <SetupPanel editing={editing} />
          </>
        }
      />
      <Show when={carry.carried()}>{(carried) => <Carried {...carried()} />}</Show>
    </>
  );
}

function SetupPanel(props: { readonly editing: ReturnType<typeof createSetupEditing> }) {
  return (
    <Panel
      title="Setup"
      actions={<Button onClick={() => props.editing.clear()}>Clear the board</Button>}
    >
      <SetupFields
        setup={props.editing.setup()}
        variant={props.editing.variant()}
        onChange={props.editing.change}
      />
      <p class="setup-hint">{HINT}</p>
    </Panel>
  );
}

/** The piece under the pointer, on its way to the board. */
function Carried(props: CarriedPiece) {
  return (
    <div class="carried-piece" style={{ transform: `translate(${props.x}px, ${props.y}px)` }}>
      <PieceIcon piece={props.piece} />
    </div>
  );
}
