import { type Accessor, createSignal, onCleanup } from "solid-js";
import { CELL } from "./layout.ts";

/** Pixels that a pit's share of its row has at least on a board that is not narrow. */
const LEAST_PIT_PX = 54;

/** Whether the element given to `measure` is too small for the pits of a wide layout. */
export function createNarrowness(wideWidth: Accessor<number>) {
  const [widthPx, setWidthPx] = createSignal(0);
  const measure = (element: HTMLElement): void => {
    const observer = new ResizeObserver(() => {
      setWidthPx(element.clientWidth);
    });
    observer.observe(element);
    onCleanup(() => observer.disconnect());
  };
  const isNarrow = (): boolean => widthPx() > 0 && (CELL * widthPx()) / wideWidth() < LEAST_PIT_PX;
  return { isNarrow, measure };
}
