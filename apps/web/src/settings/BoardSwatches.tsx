import { createUniqueId, For } from "solid-js";
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

/** Four squares in the colours that `design/boards.css` gives to the material. */
function Corner(props: { readonly board: BoardTheme }) {
  return (
    <svg class="swatch-board" data-board={props.board} viewBox="0 0 2 2" aria-hidden="true">
      <rect class="swatch-light" width="2" height="2" />
      <path class="swatch-dark" d="M1 0h1v1H0v1h1z" />
    </svg>
  );
}
