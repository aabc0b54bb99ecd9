import type { Line } from "@kibitz/rules";
import type { AnalysisModel } from "../model.ts";

/** In the window's pixels. */
export interface PreviewPlace {
  readonly left: number;
  readonly top: number;
}

const SIDE_PX = 208;
const GAP_PX = 8;

/** Below what is pointed at, or above it where the window ends. */
export function previewPlace(element: HTMLElement): PreviewPlace {
  const { left, top, bottom } = element.getBoundingClientRect();
  const fitsBelow = bottom + GAP_PX + SIDE_PX < window.innerHeight;
  return {
    left: Math.max(GAP_PX, Math.min(left, window.innerWidth - SIDE_PX - GAP_PX)),
    top: fitsBelow ? bottom + GAP_PX : top - GAP_PX - SIDE_PX,
  };
}

/** A small picture of a position. */
export function PreviewBoard<P, M, S extends string>(props: {
  readonly model: AnalysisModel<P, M, S>;
  readonly line: Line<P, M>;
  readonly place: PreviewPlace;
}) {
  const { Picture } = props.model.entry;
  return (
    <div
      class="preview-board"
      aria-hidden="true"
      style={{ left: `${props.place.left}px`, top: `${props.place.top}px`, width: `${SIDE_PX}px` }}
    >
      <Picture position={props.line.position} bottom={props.model.bottom()} />
    </div>
  );
}
