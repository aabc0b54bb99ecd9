import { countedText, type Line } from "@kibitz/rules";
import type { IgisoroMove, IgisoroPosition } from "@kibitz/rules/igisoro";
import type { MancalaSide } from "@kibitz/rules/mancala";

/** How many seeds a side has on its two rows, where there is no store to read it from. */
export function SeedTotal(props: {
  readonly line: Line<IgisoroPosition, IgisoroMove>;
  readonly side: MancalaSide;
}) {
  const seeds = () =>
    props.line.position.pits[props.side].reduce((total, count) => total + count, 0);
  return <span class="figures">{countedText(seeds(), "seeds")}</span>;
}
