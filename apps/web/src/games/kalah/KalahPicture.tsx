import type { KalahPosition } from "@kibitz/rules/kalah";
import type { MancalaSide } from "@kibitz/rules/mancala";
import { twoRows } from "../mancala/layout.ts";
import { MancalaPicture } from "../mancala/MancalaPicture.tsx";
import { countsOf } from "../mancala/table.ts";

/** A position of Kalah, small and still. */
export function KalahPicture(props: {
  readonly position: KalahPosition;
  readonly bottom: MancalaSide;
}) {
  const layout = () =>
    twoRows(props.position.pits.south.length, { bottom: props.bottom, isNarrow: false });
  return <MancalaPicture layout={layout()} counts={countsOf(props.position)} />;
}
