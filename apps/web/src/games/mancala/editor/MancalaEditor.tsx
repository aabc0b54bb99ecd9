import type { MancalaSide } from "@kibitz/rules/mancala";
import { createMemo } from "solid-js";
import { WALK_KEYS } from "../../../board/board-keys.ts";
import type { Place } from "../../../board/board-props.ts";
import { TableLayout } from "../../../design/TableLayout.tsx";
import { type FixedKeys, useBoardKeys } from "../../../keys/fixed-keys.ts";
import { settings } from "../../../settings/settings.ts";
import type { EditorProps } from "../../game-entry.ts";
import { placeWords } from "../effects.ts";
import { createNarrowness } from "../narrowness.ts";
import { PitGrid } from "../PitGrid.tsx";
import { StillBoard, surfaceStyle } from "../StillBoard.tsx";
import { countsOf } from "../table.ts";
import { SetupPanel } from "./SetupPanel.tsx";
import { countAt, type EditedGame } from "./setup.ts";
import { createSetupEditing } from "./setup-editing.ts";
import { ToolTray } from "./ToolTray.tsx";
import "./editor.css";

const KEYS: readonly FixedKeys[] = [
  ...WALK_KEYS,
  { title: "Put so many seeds", keys: ["0 … 9"] },
  { title: "One seed more, one less", keys: ["+", "-"] },
  { title: "Empty the pit", keys: ["Delete"] },
  { title: "Do what is chosen", keys: ["Enter", "Space"] },
];

/** Sets up a position of a mancala game: how many seeds lie where, and what does not stand on the board. */
export function MancalaEditor(
  props: EditorProps<MancalaSide> & {
    readonly game: EditedGame;
  },
) {
  // The screen is made anew for every game.
  const { game } = props;
  useBoardKeys(KEYS);
  const editing = createSetupEditing(props, game);
  const wide = createMemo(() =>
    game.layoutFor(editing.setup(), { bottom: props.bottom, isNarrow: false }),
  );
  const { isNarrow, measure } = createNarrowness(() => wide().width);
  const layout = createMemo(() =>
    isNarrow() ? game.layoutFor(editing.setup(), { bottom: props.bottom, isNarrow: true }) : wide(),
  );
  let board: HTMLDivElement | undefined;
  /** Who has clicked a pit may type its number. */
  const point = (place: Place): void => {
    editing.point(place);
    board?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true });
  };
  const takeOne = (event: MouseEvent): void => {
    const cell = event.target instanceof Element ? event.target.closest("[data-place]") : undefined;
    if (!(cell instanceof HTMLElement)) return;
    event.preventDefault();
    editing.add(Number(cell.dataset.place), -1);
  };
  return (
    <TableLayout
      aspect={wide().width / wide().height}
      above={<ToolTray editing={editing} />}
      board={
        // biome-ignore lint/a11y/noStaticElementInteractions: its cells have the focus and the keys
        <div
          class="board mancala edited-pits"
          ref={board}
          data-board={settings.board}
          on:keydown={editing.press}
          onContextMenu={takeOne}
        >
          <div class="board-surface mancala-surface" style={surfaceStyle(layout())} ref={measure}>
            <StillBoard layout={layout()} counts={countsOf(editing.setup())} />
            <PitGrid
              layout={layout()}
              label="Board to set up"
              describe={(place) =>
                `${placeWords(place)}, ${countAt(editing.setup(), place)}${
                  editing.chosen() === place ? ", chosen" : ""
                }`
              }
              isOpen={() => true}
              onName={point}
            />
          </div>
        </div>
      }
      side={
        <>
          {props.children}
          <SetupPanel editing={editing} game={game} variant={props.variant} />
        </>
      }
    />
  );
}
