import { createMemo, type JSX } from "solid-js";
import type { Layout } from "./layout.ts";
import { Numbers } from "./Numbers.tsx";
import { Seeds } from "./Seeds.tsx";
import { Trough } from "./Trough.tsx";
import { type Counts, countsOn, type Table, tableOf } from "./table.ts";
import "../../board/board.css";
import "../../design/boards.css";
import "../../design/troughs.css";
import "./mancala.css";

export interface StillBoardProps {
  readonly layout: Layout;
  readonly counts?: Counts | undefined;
  /** Seeds by their numbers instead, where they are seen moving. */
  readonly table?: Table | undefined;
  /** What is drawn on the wood and under the seeds. */
  readonly children?: JSX.Element;
}

/** Wood, seeds and numbers: what all boards of the family show, whatever is done on them. */
export function StillBoard(props: StillBoardProps) {
  const table = createMemo<Table>(() => props.table ?? tableOf(props.counts ?? []));
  return (
    <>
      <svg
        class="board-drawing"
        viewBox={`0 0 ${props.layout.width} ${props.layout.height}`}
        aria-hidden="true"
      >
        <Trough layout={props.layout} />
        {props.children}
      </svg>
      <Seeds table={table()} layout={props.layout} />
      <Numbers counts={countsOn(table())} layout={props.layout} />
    </>
  );
}

/** The space that a board of this layout takes, and the unit in which its style sheet measures. */
export const surfaceStyle = ({ width, height }: Layout): Record<string, string> => ({
  "aspect-ratio": `${width} / ${height}`,
  "--u": `calc(100cqi / ${width})`,
});
