import { type Accessor, createSignal, onCleanup } from "solid-js";
import { useMedia } from "../../app/media.ts";
import { FLAT } from "../../design/TableLayout.tsx";
import { CELL } from "./layout.ts";

/** Pixels that a pit's share of its row has at least on a board that is not narrow. */
const LEAST_PIT_PX = 54;

/**
 * Whether the element given to `measure` is too small for the pits of a wide layout. Never in a flat
 * window, where a narrow layout would be higher than the window.
 */
export function createNarrowness(wideWidth: Accessor<number>) {
  const [widthPx, setWidthPx] = createSignal(0);
  const measure = (element: HTMLElement): void => {
    const observer = new ResizeObserver(() => {
      setWidthPx(element.clientWidth);
    });
    observer.observe(element);
    onCleanup(() => observer.disconnect());
  };
  const isFlat = useMedia(FLAT);
  const isNarrow = (): boolean =>
    !isFlat() && widthPx() > 0 && (CELL * widthPx()) / wideWidth() < LEAST_PIT_PX;
  return { isNarrow, measure };
}
