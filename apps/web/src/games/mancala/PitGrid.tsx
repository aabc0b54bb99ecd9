import { createSignal, Index } from "solid-js";
import type { Place } from "../../board/board-props.ts";
import { placeOfCell } from "../../board/pointer.ts";
import { placeByKey, startingPlace } from "./grid-steps.ts";
import type { Box, Layout } from "./layout.ts";

export interface PitGridProps {
  readonly layout: Layout;
  readonly label: string;
  /** What a screen reader says of a place. */
  describe(place: Place): string;
  /** Whether pointing at a place does something. */
  isOpen(place: Place): boolean;
  /** By click, tap or key. */
  onPoint(place: Place): void;
}

/** The places as keys, fingers and screen readers meet them: the ARIA grid pattern with one tab stop. */
export function PitGrid(props: PitGridProps) {
  let grid: HTMLDivElement | undefined;
  const [rested, rest] = createSignal(startingPlace(props.layout));
  const focusCell = (place: Place): void =>
    grid?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
  const boxes = () => new Map(props.layout.hollows.map(({ place, cell }) => [place, cell]));

  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") props.onPoint(rested());
    else {
      const next = placeByKey(props.layout, rested(), event.key, event.ctrlKey);
      if (next === undefined) return;
      focusCell(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be laid over a drawing.
    <div
      class="pit-grid"
      role="grid"
      aria-label={props.label}
      ref={grid}
      on:keydown={press}
      on:focusin={({ target }) => rest((place) => placeOfCell(target) ?? place)}
      on:click={({ target }) => {
        const place = placeOfCell(target);
        if (place !== undefined) props.onPoint(place);
      }}
    >
      <Index each={props.layout.rows}>
        {(row) => (
          // biome-ignore lint/a11y/useSemanticElements: as above.
          // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus.
          <div class="pit-row" role="row">
            <Index each={row()}>
              {(place) => (
                // biome-ignore lint/a11y/useSemanticElements: as above.
                <div
                  class="pit-cell"
                  classList={{ open: props.isOpen(place()) }}
                  role="gridcell"
                  data-place={place()}
                  tabIndex={place() === rested() ? 0 : -1}
                  aria-label={props.describe(place())}
                  style={placed(boxes().get(place()), props.layout)}
                />
              )}
            </Index>
          </div>
        )}
      </Index>
    </div>
  );
}

/** A box of the drawing as a part of the surface. */
export function placed(box: Box | undefined, { width, height }: Layout): Record<string, string> {
  if (box === undefined) return {};
  return {
    left: `${(100 * box.x) / width}%`,
    top: `${(100 * box.y) / height}%`,
    width: `${(100 * box.width) / width}%`,
    height: `${(100 * box.height) / height}%`,
  };
}
