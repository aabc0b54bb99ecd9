import type { IgisoroPosition } from "@kibitz/rules/igisoro";
import type { MancalaSide } from "@kibitz/rules/mancala";
import { fourRows } from "../mancala/layout.ts";
import { MancalaPicture } from "../mancala/MancalaPicture.tsx";
import { countsOf } from "../mancala/table.ts";

/** A position of Igisoro, small and still. */
export function IgisoroPicture(props: {
  readonly position: IgisoroPosition;
  readonly bottom: MancalaSide;
}) {
  return (
    <MancalaPicture
      layout={fourRows({ bottom: props.bottom, isNarrow: false })}
      counts={countsOf(props.position)}
    />
  );
}
