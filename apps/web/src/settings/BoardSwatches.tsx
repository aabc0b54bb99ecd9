import { createUniqueId, For } from "solid-js";
import { installTextures } from "../design/board-textures.ts";
import "../design/boards.css";
import { BOARD_THEMES, type BoardTheme, changeSettings, settings } from "./settings.ts";

const NAMES: Readonly<Record<BoardTheme, string>> = {
  walnut: "Walnut",
  slate: "Slate",
  felt: "Felt",
  paper: "Paper",
  contrast: "Contrast",
};

/** The materials of the board, each shown as a corner of it. */
export function BoardSwatches() {
  const name = createUniqueId();
  return (
    <fieldset>
      <legend class="unseen">Material of the board</legend>
      <div class="swatches">
        <For each={BOARD_THEMES}>
          {(board) => (
            <label class="swatch">
              <input
                type="radio"
                class="unseen"
                name={name}
                checked={settings.board === board}
                onChange={() => changeSettings({ board })}
              />
              <Corner board={board} />
              {NAMES[board]}
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}

const DARK = "M100 0h100v100H0v100h100z";

/** Four squares of the material, as `design/boards.css` describes it. */
function Corner(props: { readonly board: BoardTheme }) {
  installTextures();
  return (
    <svg class="swatch-board" data-board={props.board} viewBox="0 0 200 200" aria-hidden="true">
      <rect class="swatch-light" width="200" height="200" />
      <path class="swatch-dark" d={DARK} />
      <rect class="swatch-light-texture" width="200" height="200" />
      <path class="swatch-dark-texture" d={DARK} />
    </svg>
  );
}
