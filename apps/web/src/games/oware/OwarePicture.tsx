import type { MancalaSide } from "@kibitz/rules/mancala";
import { type OwarePosition, PITS } from "@kibitz/rules/oware";
import { twoRows } from "../mancala/layout.ts";
import { MancalaPicture } from "../mancala/MancalaPicture.tsx";
import { countsOf } from "../mancala/table.ts";

/** A position of Oware, small and still. */
export function OwarePicture(props: {
  readonly position: OwarePosition;
  readonly bottom: MancalaSide;
}) {
  const layout = () => twoRows(PITS, { bottom: props.bottom, isNarrow: false });
  return <MancalaPicture layout={layout()} counts={countsOf(props.position)} />;
}
