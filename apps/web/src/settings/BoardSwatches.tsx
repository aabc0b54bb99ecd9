import { createUniqueId, For } from "solid-js";
import { installTextures } from "../design/board-textures.ts";
import "../design/boards.css";
import "../design/troughs.css";
import type { GameListing } from "../games/listings.ts";
import { BOARD_THEMES, type BoardTheme, changeSettings, settings } from "./settings.ts";

const NAMES: Readonly<Record<BoardTheme, string>> = {
  walnut: "Walnut",
  slate: "Slate",
  felt: "Felt",
  paper: "Paper",
  contrast: "Contrast",
};

/** The materials of the board, each shown as a part of the board at hand. */
export function BoardSwatches(props: { readonly board: GameListing["board"] }) {
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
              <svg class="swatch-board" data-board={board} viewBox="0 0 200 200" aria-hidden="true">
                {props.board === "bowls" ? <Bowl /> : <Corner />}
              </svg>
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
function Corner() {
  installTextures();
  return (
    <>
      <rect class="swatch-light" width="200" height="200" />
      <path class="swatch-dark" d={DARK} />
      <rect class="swatch-light-texture" width="200" height="200" />
      <path class="swatch-dark-texture" d={DARK} />
    </>
  );
}

const SEEDS = [
  { x: 78, y: 84 },
  { x: 122, y: 90 },
  { x: 96, y: 126 },
];

/** A bowl with seeds in the material, as `design/troughs.css` describes it. */
function Bowl() {
  installTextures();
  return (
    <>
      <rect class="swatch-dark" width="200" height="200" />
      <rect class="swatch-grain" width="200" height="200" transform="rotate(-90 100 100)" />
      <circle class="swatch-lip" cx="100" cy="100" r="78" />
      <circle class="swatch-bowl" cx="100" cy="100" r="70" />
      <For each={SEEDS}>
        {({ x, y }) => <ellipse class="swatch-seed" cx={x} cy={y} rx="22" ry="19" />}
      </For>
    </>
  );
}
