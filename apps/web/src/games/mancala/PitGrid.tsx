import { createMemo, createSignal, Index } from "solid-js";
import { announce } from "../../app/announcer.ts";
import type { Place } from "../../board/board-props.ts";
import { placeOfCell } from "../../board/pointer.ts";
import type { Drawing } from "./drawing.ts";
import { placeWords } from "./effects.ts";
import { placeByKey, startingPlace } from "./grid-steps.ts";
import type { Box, Layout } from "./layout.ts";
import { PitPointer } from "./pit-pointer.ts";

export interface PitGridProps {
  readonly layout: Layout;
  readonly label: string;
  /** Where a person may draw on the board. */
  readonly drawing?: Drawing;
  /** What a screen reader says of a place. */
  describe(place: Place): string;
  /** Whether pointing at a place does something. */
  isOpen(place: Place): boolean;
  /** By click, tap or key. */
  onName(place: Place): void;
  /** The pit of that number from the left of the side to move. */
  onNumber?(number: number): void;
  /** The pointer or the focus is on a place, or on none. */
  onPoint?(place: Place | undefined): void;
}

/** The places as keys, fingers and screen readers meet them: the ARIA grid pattern with one tab stop. */
export function PitGrid(props: PitGridProps) {
  const [rested, rest] = createSignal(startingPlace(props.layout));
  const boxes = createMemo(
    () => new Map(props.layout.hollows.map(({ place, cell }) => [place, cell])),
  );
  // Where another board has no such place, the focus rests where it begins.
  const tabStop = createMemo(() =>
    boxes().has(rested()) ? rested() : startingPlace(props.layout),
  );
  let grid: HTMLDivElement | undefined;
  const focusCell = (place: Place): void =>
    grid?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();

  const isHandled = (event: KeyboardEvent): boolean => {
    const { key } = event;
    if (key === "Enter" || key === " ") {
      if (event.shiftKey && props.drawing) drawByKey(props.drawing, tabStop(), event);
      else props.onName(tabStop());
      return true;
    }
    if (event.altKey || event.metaKey || event.shiftKey) return false;
    if (props.onNumber && /^[1-9]$/.test(key) && !event.ctrlKey) {
      props.onNumber(Number(key));
      return true;
    }
    const next = placeByKey(props.layout, tabStop(), key, event.ctrlKey);
    if (next === undefined) return false;
    focusCell(next);
    props.drawing?.lead(next);
    return true;
  };
  const pointer = new PitPointer(props.drawing, {
    isOpen: (place) => props.isOpen(place),
    onPoint: (place) => props.onPoint?.(place),
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot be laid over a drawing.
    <div
      class="pit-grid"
      role="grid"
      aria-label={props.label}
      ref={(element) => {
        grid = element;
        pointer.listenOn(element);
      }}
      on:keydown={(event) => {
        if (!isHandled(event)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      on:focusin={({ target }) => {
        const place = placeOfCell(target);
        if (place === undefined) return;
        rest(place);
        props.onPoint?.(place);
      }}
      on:focusout={() => props.onPoint?.(undefined)}
      on:click={({ target }) => {
        const place = placeOfCell(target);
        if (place === undefined) return;
        rest(place);
        props.onName(place);
        // Who has come by keys goes on from there by keys.
        if (grid?.contains(document.activeElement)) focusCell(place);
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
                  tabIndex={place() === tabStop() ? 0 : -1}
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

/** Once to begin, once more to end an arrow there or, on the same place, a circle. */
function drawByKey(drawing: Drawing, place: Place, { ctrlKey, altKey }: KeyboardEvent): void {
  if (drawing.shape() !== undefined) {
    drawing.lead(place);
    drawing.finish();
    return;
  }
  drawing.start(place, { shiftKey: false, ctrlKey, altKey });
  announce(`Drawing from ${placeWords(place)}.`);
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
