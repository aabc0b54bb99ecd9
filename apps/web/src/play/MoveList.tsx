import { createEffect, createMemo, Index, on } from "solid-js";
import type { Table } from "./table.ts";
import type { Look } from "./table-signals.ts";
import type { TableView } from "./table-view.ts";

/** A move's number with the turns of both sides; the first is empty where the second side began. */
interface Row {
  readonly number: number;
  readonly turns: readonly (readonly Cell[])[];
}

interface Cell {
  /** The number of moves when it has been made. */
  readonly ply: number;
  readonly text: string;
}

/** The moves of the game; one that is clicked is looked at. */
export function MoveList<P, M, S extends string>(props: {
  readonly table: Table<P, M, S>;
  readonly view: TableView<P, M, S>;
  readonly look: Look<P, M, S>;
}) {
  let list: HTMLOListElement | undefined;
  const rows = createMemo(() => rowsOf(props.table, props.view));
  createEffect(on([rows, props.look.ply], () => list && showCurrent(list)));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers
    <ol ref={list} class="play-move-list figures" role="list" aria-label="Moves">
      {/* By index: a row that is the same stays, and with it the focus. */}
      <Index each={rows()} fallback={<EmptyList />}>
        {(row) => (
          <li class="play-move-row">
            <span class="play-move-number">{row().number}.</span>
            <Index each={row().turns}>
              {(turn) => (
                <span class="play-move-turn">
                  <Index each={turn()} fallback={<span class="play-move-gap">…</span>}>
                    {(made) => (
                      <button
                        type="button"
                        class="play-move-cell"
                        tabIndex={made().ply === Math.max(1, props.look.ply()) ? 0 : -1}
                        aria-current={made().ply === props.look.ply() ? "step" : undefined}
                        onClick={() => props.look.go(made().ply)}
                      >
                        {made().text}
                      </button>
                    )}
                  </Index>
                </span>
              )}
            </Index>
          </li>
        )}
      </Index>
    </ol>
  );
}

function EmptyList() {
  return (
    <li class="play-move-none">
      The moves will stand here.
      <span class="play-move-more">
        {" "}
        Another opponent, level or clock is chosen under “New game”.
      </span>
    </li>
  );
}

function rowsOf<P, M, S extends string>(
  { identity, game }: Table<P, M, S>,
  { state }: TableView<P, M, S>,
): readonly Row[] {
  const { start } = state.line;
  const number = identity.entry.moveNumber(start);
  const rows: { readonly number: number; readonly turns: Cell[][] }[] = [];
  let last: S | undefined;
  for (const [index, { side, record }] of state.played.entries()) {
    const isFirst = side === game.sides[0];
    const row = rows.at(-1);
    const cell = { ply: index + 1, text: record.text };
    if (row === undefined || (isFirst && side !== last)) {
      rows.push({ number: number + rows.length, turns: isFirst ? [[cell]] : [[], [cell]] });
    } else if (side === last) row.turns.at(-1)?.push(cell);
    else row.turns.push([cell]);
    last = side;
  }
  return rows;
}

/** The focus goes along where it is in the list; the list alone is scrolled, whichever way it runs. */
function showCurrent(list: HTMLElement): void {
  const current = list.querySelector<HTMLElement>("[aria-current]");
  if (current === null) {
    list.scrollTo(0, 0);
    return;
  }
  if (list.contains(document.activeElement)) current.focus({ preventScroll: true });
  const [box, cell] = [list.getBoundingClientRect(), current.getBoundingClientRect()];
  if (cell.top < box.top || cell.bottom > box.bottom) {
    list.scrollTop += cell.top - box.top - (box.height - cell.height) / 2;
  }
  if (cell.left < box.left || cell.right > box.right) {
    list.scrollLeft += cell.left - box.left - (box.width - cell.width) / 2;
  }
}
