import { type JSX, Show } from "solid-js";
import "./table-layout.css";

export interface TableLayoutProps {
  /** The bar of the player at the top of the board. */
  readonly above?: JSX.Element;
  readonly board: JSX.Element;
  /** What stands as a thin column along the board: the evaluation bar. */
  readonly beside?: JSX.Element;
  /** The bar of the player at the bottom. */
  readonly below?: JSX.Element;
  /** The panels. On a desktop they are as tall as the table, and one that may scroll grows. */
  readonly side: JSX.Element;
}

/**
 * The one layout of play, analysis and editor. The board is as large as the window allows
 * without scrolling; on a phone the panels stand below it.
 */
export function TableLayout(props: TableLayoutProps) {
  return (
    <div class="table-layout" data-beside={props.beside === undefined ? undefined : ""}>
      <div class="table-above">{props.above}</div>
      <Show when={props.beside}>
        <div class="table-beside">{props.beside}</div>
      </Show>
      <div class="table-board">{props.board}</div>
      <div class="table-below">{props.below}</div>
      <div class="table-side">{props.side}</div>
    </div>
  );
}
