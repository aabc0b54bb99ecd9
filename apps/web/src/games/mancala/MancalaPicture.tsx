import { settings } from "../../settings/settings.ts";
import type { Layout } from "./layout.ts";
import { StillBoard, surfaceStyle } from "./StillBoard.tsx";
import type { Counts } from "./table.ts";

/** A position as a small still picture; what it means is said beside it. */
export function MancalaPicture(props: { readonly layout: Layout; readonly counts: Counts }) {
  return (
    <div class="mancala-picture" data-board={settings.board} aria-hidden="true">
      <div class="board-surface mancala-surface" style={surfaceStyle(props.layout)}>
        <StillBoard layout={props.layout} counts={props.counts} />
      </div>
    </div>
  );
}
