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
  /** What a wide board leaves room for below itself in a wide window. */
  readonly under?: JSX.Element;
  /** The width of the board for a height of 1; a square where it is absent. */
  readonly aspect?: number | undefined;
  /** The panels. On a desktop they are as tall as the table, and one that may scroll grows. */
  readonly side: JSX.Element;
}

/**
 * The one layout of play, analysis and editor. The board is as large as the window allows
 * without scrolling; on a phone the panels stand below it.
 */
export function TableLayout(props: TableLayoutProps) {
  return (
    <div
      class="table-layout"
      style={{ "--board-aspect": props.aspect }}
      data-beside={props.beside === undefined ? undefined : ""}
      data-wide={isWideBoard(props.aspect) ? "" : undefined}
    >
      <div class="table-above">{props.above}</div>
      <Show when={props.beside}>
        <div class="table-beside">{props.beside}</div>
      </Show>
      <div class="table-board">{props.board}</div>
      <div class="table-below">{props.below}</div>
      <Show when={props.under}>
        <div class="table-under">{props.under}</div>
      </Show>
      <div class="table-side">{props.side}</div>
    </div>
  );
}

const WIDE_ASPECT = 1.6;

/** Whether a board leaves room below itself in a window that is wider than high. */
export const isWideBoard = (aspect = 1): boolean => aspect >= WIDE_ASPECT;

/** Windows in which height is what is scarce, such as a phone on its side; as in the style sheet. */
export const FLAT = "(max-height: 32rem) and (min-aspect-ratio: 5 / 4)";

/** Where panels stand beside the board and not below it; as in the style sheet. */
export const PANELS_BESIDE =
  "(min-width: 46.01rem) and (min-aspect-ratio: 1001 / 1000) and (min-height: 32.01rem)";
