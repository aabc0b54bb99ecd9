import ArrowDown from "lucide-solid/icons/arrow-down";
import ArrowUp from "lucide-solid/icons/arrow-up";
import {
  createEffect,
  createMemo,
  createSignal,
  For,
  on,
  onCleanup,
  onMount,
  Show,
} from "solid-js";
import { GameRow } from "./GameRow.tsx";
import type { GameSummary, SortKey } from "./game-store.ts";
import type { SideTitles } from "./game-words.ts";
import { extendTo, goTo, rowAfterKey, type Selection, toggle, toggleAll } from "./selection.ts";
import { scrollToRow, visibleRows } from "./visible-rows.ts";

export interface GameTableProps {
  readonly games: readonly GameSummary[];
  readonly sides: SideTitles;
  /** Whether the list may hold several games, so that each row says which it is of. */
  readonly hasSeveralGames: boolean;
  readonly sortBy: SortKey;
  readonly descending: boolean;
  readonly selection: Selection;
  onSort(key: SortKey): void;
  onSelection(selection: Selection): void;
  /** Someone wants to see or play on with a game. */
  onOpen(game: GameSummary): void;
  /** Someone has pointed at a game. */
  onPoint(game: GameSummary): void;
  onDelete(): void;
}

interface Column {
  readonly key: SortKey;
  readonly title: string;
}

const columnsOf = ([first, second]: SideTitles, hasSeveralGames: boolean): readonly Column[] => [
  { key: "White", title: first },
  { key: "Black", title: second },
  { key: "Result", title: "Result" },
  ...(hasSeveralGames ? [{ key: "game", title: "Game" } as const] : []),
  { key: "Event", title: "Event" },
  { key: "Date", title: "Date" },
  { key: "plies", title: "Moves" },
  { key: "kept", title: "Changed" },
];

/**
 * The games as rows, of which only those in view are drawn. The focus stays on the table and the
 * keys move a current row in it, so that it is not lost when a row goes out of view.
 */
export function GameTable(props: GameTableProps) {
  let scroller: HTMLDivElement | undefined;
  let probe: HTMLDivElement | undefined;
  const [scrollTop, setScrollTop] = createSignal(0);
  const [viewHeight, setViewHeight] = createSignal(0);
  const [rowHeight, setRowHeight] = createSignal(44);

  onMount(() => {
    const measure = (): void => {
      setViewHeight(scroller?.clientHeight ?? 0);
      setRowHeight(probe?.offsetHeight ?? 44);
    };
    const observer = new ResizeObserver(measure);
    if (scroller) observer.observe(scroller);
    if (probe) observer.observe(probe);
    onCleanup(() => observer.disconnect());
  });

  const ids = createMemo(() => props.games.map(({ id }) => id));
  const range = createMemo(() =>
    visibleRows(scrollTop(), viewHeight(), rowHeight(), props.games.length),
  );
  const shown = createMemo(() => props.games.slice(range().from, range().to));
  const currentRow = createMemo(() => {
    const { current } = props.selection;
    return current === undefined ? -1 : ids().indexOf(current);
  });
  const isDrawn = (row: number): boolean => row >= range().from && row < range().to;

  const show = (row: number): void => {
    if (scroller) scroller.scrollTop = scrollToRow(row, scrollTop(), bodyHeight(), rowHeight());
  };
  /** The heading stays above the rows. */
  const bodyHeight = (): number => viewHeight() - rowHeight();
  createEffect(
    on(
      () => [props.sortBy, props.descending] as const,
      () => scroller?.scrollTo({ top: 0 }),
      { defer: true },
    ),
  );

  const press = (event: KeyboardEvent): void => {
    const game = props.games[currentRow()];
    const page = Math.max(1, Math.floor(bodyHeight() / rowHeight()) - 1);
    const row = rowAfterKey(event.key, currentRow(), props.games.length, page);
    const id = row === undefined ? undefined : ids()[row];
    if (row !== undefined && id !== undefined) {
      const { selection } = props;
      props.onSelection(event.shiftKey ? extendTo(selection, ids(), id) : goTo(selection, id));
      show(row);
    } else if (event.key === "a" && (event.ctrlKey || event.metaKey)) {
      props.onSelection(toggleAll(props.selection, ids()));
    } else if (event.key === "Delete") props.onDelete();
    else if (game !== undefined && event.key === "Enter") props.onOpen(game);
    else if (game !== undefined && event.key === " ") {
      props.onSelection(toggle(props.selection, game.id));
    } else return;
    event.preventDefault();
  };

  const point = (game: GameSummary, event: MouseEvent): void => {
    const { selection } = props;
    if (event.shiftKey) props.onSelection(extendTo(selection, ids(), game.id));
    else if (event.ctrlKey || event.metaKey) props.onSelection(toggle(selection, game.id));
    else {
      props.onSelection(goTo(selection, game.id));
      props.onPoint(game);
    }
  };

  return (
    <div
      class="game-scroller"
      classList={{ "several-games": props.hasSeveralGames }}
      ref={(element) => {
        scroller = element;
      }}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
    >
      <div
        class="game-row-probe"
        ref={(element) => {
          probe = element;
        }}
      />
      {/* biome-ignore lint/a11y/useAriaActivedescendantWithTabindex: Solid writes it in small letters */}
      <table
        class="game-table"
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table with keys is a grid
        role="grid"
        tabindex="0"
        aria-label="Games"
        aria-rowcount={props.games.length + 1}
        aria-multiselectable="true"
        aria-activedescendant={isDrawn(currentRow()) ? rowId(currentRow()) : undefined}
        onKeyDown={press}
        onFocus={() => {
          const [first] = ids();
          if (currentRow() < 0 && first) props.onSelection(goTo(props.selection, first));
        }}
      >
        <thead>
          <tr aria-rowindex={1}>
            <th class="game-check">
              <span class="unseen">Chosen</span>
              <input
                type="checkbox"
                tabindex="-1"
                aria-label="Choose all games"
                checked={
                  props.games.length > 0 && props.selection.chosen.size === props.games.length
                }
                onChange={() => props.onSelection(toggleAll(props.selection, ids()))}
              />
            </th>
            <For each={columnsOf(props.sides, props.hasSeveralGames)}>
              {(column) => (
                <Heading
                  title={column.title}
                  name={column.key}
                  direction={
                    props.sortBy !== column.key
                      ? undefined
                      : props.descending
                        ? "descending"
                        : "ascending"
                  }
                  onSort={() => props.onSort(column.key)}
                />
              )}
            </For>
          </tr>
        </thead>
        <tbody style={{ height: `${props.games.length * rowHeight()}px` }}>
          <For each={shown()}>
            {(game, place) => (
              <GameRow
                game={game}
                id={rowId(range().from + place())}
                row={range().from + place()}
                top={(range().from + place()) * rowHeight()}
                chosen={props.selection.chosen.has(game.id)}
                current={props.selection.current === game.id}
                onToggle={() => props.onSelection(toggle(props.selection, game.id))}
                onPoint={(event) => point(game, event)}
                onOpen={() => props.onOpen(game)}
              />
            )}
          </For>
        </tbody>
      </table>
    </div>
  );
}

const rowId = (row: number): string => `game-row-${row}`;

function Heading(props: {
  readonly title: string;
  readonly name: SortKey;
  readonly direction: "ascending" | "descending" | undefined;
  onSort(): void;
}) {
  return (
    <th class={`game-${props.name.toLowerCase()}`} aria-sort={props.direction}>
      <button type="button" class="game-heading" onClick={() => props.onSort()}>
        {props.title}
        <Show when={props.direction}>
          {props.direction === "descending" ? <ArrowDown /> : <ArrowUp />}
        </Show>
      </button>
    </th>
  );
}
