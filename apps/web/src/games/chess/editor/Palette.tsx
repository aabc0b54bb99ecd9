import { type Colour, type Piece, ROLES } from "@kibitz/rules/chess";
import Eraser from "lucide-solid/icons/eraser";
import Hand from "lucide-solid/icons/hand";
import { For, type JSX } from "solid-js";
import { settings } from "../../../settings/settings.ts";
import { PieceIcon } from "../pieces/PieceIcon.tsx";
import { type Brush, sameBrush } from "./brush.ts";

export interface PaletteProps {
  readonly colour: Colour;
  /** The tool that stands before the pieces. */
  readonly tool: "move" | "erase";
  readonly brush: Brush;
  /** One for all palettes of an editor: their choices are one group. */
  readonly name: string;
  onBrush(brush: Brush): void;
  /** A pointer goes down on a piece, perhaps to drag it onto the board. */
  onPress(piece: Piece, event: PointerEvent): void;
}

/** The pieces of a side and a tool: what a click on the board does, or what is dragged there. */
export function Palette(props: PaletteProps) {
  const pieces = (): Piece[] => ROLES.toReversed().map((role) => ({ colour: props.colour, role }));
  return (
    <div class="palette" data-board={settings.board}>
      <PaletteChoice
        {...props}
        choice={props.tool}
        label={props.tool === "move" ? "Move pieces" : "Erase"}
        picture={props.tool === "move" ? <Hand /> : <Eraser />}
      />
      <For each={pieces()}>
        {(piece) => (
          <PaletteChoice
            {...props}
            choice={piece}
            label={`Put a ${piece.colour} ${piece.role}`}
            picture={<PieceIcon piece={piece} />}
            onPointerDown={(event) => props.onPress(piece, event)}
          />
        )}
      </For>
    </div>
  );
}

function PaletteChoice(
  props: Pick<PaletteProps, "brush" | "name" | "onBrush"> & {
    readonly choice: Brush;
    readonly label: string;
    readonly picture: JSX.Element;
    readonly onPointerDown?: (event: PointerEvent) => void;
  },
) {
  return (
    <label
      class="palette-choice"
      title={props.label}
      onPointerDown={(event) => props.onPointerDown?.(event)}
    >
      <input
        type="radio"
        class="unseen"
        name={props.name}
        aria-label={props.label}
        checked={sameBrush(props.brush, props.choice)}
        onChange={() => props.onBrush(props.choice)}
      />
      {props.picture}
    </label>
  );
}
