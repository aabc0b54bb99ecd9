import { createEffect, createMemo, createSelector, createSignal, For, on, Show } from "solid-js";
import type { SideNames } from "../../games/score-words.ts";
import type { AnalysisModel } from "../model.ts";
import { evaluationText } from "./evaluation-text.ts";
import { signOf, toneOf } from "./glyphs.ts";
import { type MenuPlace, MoveMenu } from "./MoveMenu.tsx";
import {
  type MoveBlock,
  type MoveCell,
  MoveLayout,
  pathKey,
  type VariationLine,
  type VariationPart,
} from "./move-layout.ts";
import { NoMoves } from "./NoMoves.tsx";
import "./moves.css";

/** A menu that stands open, and the move to which the focus returns. */
interface OpenMenu<P, M> {
  readonly cell: MoveCell<P, M>;
  readonly place: MenuPlace;
  readonly button: HTMLElement;
}

/** What all moves of a list share. */
interface Shared<P, M> {
  readonly names: SideNames;
  isCurrent(key: string): boolean;
  go(cell: MoveCell<P, M>): void;
  openMenu(menu: OpenMenu<P, M>): void;
  isFolded(line: VariationLine<P, M>): boolean;
  fold(line: VariationLine<P, M>): void;
}

/** The moves of the study: the main line in two columns, variations in running text below. */
export function MoveTree<P, M, S extends string>(props: {
  readonly model: AnalysisModel<P, M, S>;
  onComment(): void;
}) {
  const { model } = props;
  const layout = new MoveLayout(model.waypoints, model.numbering);
  const blocks = createMemo(() => layout.blocksOf(model.tree()));
  const isCurrent = createSelector(() => pathKey(model.path()));
  const [menu, setMenu] = createSignal<OpenMenu<P, M>>();
  const [folded, setFolded] = createSignal<ReadonlySet<object>>(new Set());
  let list: HTMLOListElement | undefined;

  const fold = (root: object): void => {
    setFolded((all) => toggled(all, root));
  };
  // Who walks into a folded variation finds it open.
  createEffect(
    on(model.way, (way) => {
      const entered = way.filter((waypoint) => folded().has(waypoint));
      if (entered.length > 0 && way.at(-1) !== entered.at(-1))
        setFolded((all) => without(all, entered));
    }),
  );

  const shared: Shared<P, M> = {
    names: model.terms.names,
    isCurrent,
    go: (cell) => model.go(cell.path),
    openMenu: setMenu,
    isFolded: (line) => folded().has(line.first.waypoint),
    fold: ({ first }) => fold(first.waypoint),
  };

  createEffect(
    on([model.path, blocks], () => {
      if (list === undefined) return;
      if (list.contains(document.activeElement)) focusCurrent(list);
      bringIntoView(list);
    }),
  );

  return (
    <div class="moves">
      <Show when={blocks().length === 0}>
        <NoMoves model={model} />
      </Show>
      <ol class="moves-list figures" aria-label="Moves" ref={list}>
        <For each={blocks()}>{(block) => <Block block={block} shared={shared} />}</For>
      </ol>
      <Show when={menu()} keyed>
        {({ cell, place, button }) => (
          <MoveMenu
            model={model}
            cell={cell}
            place={place}
            button={button}
            onClose={() => setMenu(undefined)}
            onFold={fold}
            onComment={props.onComment}
          />
        )}
      </Show>
    </div>
  );
}

function Block<P, M>(props: { readonly block: MoveBlock<P, M>; readonly shared: Shared<P, M> }) {
  const { block } = props;
  switch (block.kind) {
    case "pair":
      return (
        <li class="moves-pair">
          <span class="moves-number">{block.number}</span>
          <Show when={block.first.length > 0} fallback={<span class="moves-gap">…</span>}>
            <Turn cells={block.first} shared={props.shared} />
          </Show>
          <Show when={block.second.length > 0}>
            <Turn cells={block.second} shared={props.shared} />
          </Show>
        </li>
      );
    case "remark":
      return <li class="moves-remark">{block.text}</li>;
    case "lines":
      return (
        <li class="moves-variations">
          <Lines lines={block.lines} shared={props.shared} />
        </li>
      );
  }
}

/** The moves that a side makes in a row. */
function Turn<P, M>(props: {
  readonly cells: readonly MoveCell<P, M>[];
  readonly shared: Shared<P, M>;
}) {
  return (
    <span class="moves-turn">
      <For each={props.cells}>{(cell) => <Move cell={cell} shared={props.shared} />}</For>
    </span>
  );
}

/** Variations to one move, each a line of its own. */
function Lines<P, M>(props: {
  readonly lines: readonly VariationLine<P, M>[];
  readonly shared: Shared<P, M>;
}) {
  return (
    <ul class="moves-lines" aria-label="Variations">
      <For each={props.lines}>
        {(line) => (
          <li class="moves-line" classList={{ folded: props.shared.isFolded(line) }}>
            <Show when={line.parts.length > 1}>
              <button
                type="button"
                class="moves-fold"
                tabindex={-1}
                aria-label={`Variation ${line.first.number} ${line.first.waypoint.text}`}
                aria-expanded={!props.shared.isFolded(line)}
                onClick={() => props.shared.fold(line)}
              />
            </Show>
            <Show
              when={!props.shared.isFolded(line)}
              fallback={<Part part={firstMove(line)} shared={props.shared} />}
            >
              <Parts line={line} shared={props.shared} />
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}

function Parts<P, M>(props: { readonly line: VariationLine<P, M>; readonly shared: Shared<P, M> }) {
  return <For each={props.line.parts}>{(part) => <Part part={part} shared={props.shared} />}</For>;
}

function Part<P, M>(props: { readonly part: VariationPart<P, M>; readonly shared: Shared<P, M> }) {
  const { part, shared } = props;
  switch (part.kind) {
    case "move":
      return (
        <span class="moves-word">
          <Show when={part.isNumbered}>
            <span class="moves-number">{part.cell.number}</span>
          </Show>
          <Move cell={part.cell} shared={shared} />
        </span>
      );
    case "remark":
      return <span class="moves-remark">{part.text} </span>;
    case "deeper":
      return <span class="moves-remark">(+{part.count}) </span>;
    case "lines":
      return <NestedLines lines={part.lines} shared={shared} />;
  }
}

/** Brief variations stand in brackets among the moves, longer ones below each other. */
function NestedLines<P, M>(props: {
  readonly lines: readonly VariationLine<P, M>[];
  readonly shared: Shared<P, M>;
}) {
  return (
    <Show
      when={props.lines.every(({ isBrief }) => isBrief)}
      fallback={<Lines lines={props.lines} shared={props.shared} />}
    >
      <For each={props.lines}>
        {(line) => (
          <span class="moves-brackets">
            (<Parts line={line} shared={props.shared} />){" "}
          </span>
        )}
      </For>
    </Show>
  );
}

function Move<P, M>(props: { readonly cell: MoveCell<P, M>; readonly shared: Shared<P, M> }) {
  const { cell, shared } = props;
  const isCurrent = () => shared.isCurrent(cell.key);
  return (
    <button
      type="button"
      class="move"
      aria-current={isCurrent() ? "true" : undefined}
      tabindex={isCurrent() || (cell.key === "0" && shared.isCurrent("")) ? 0 : -1}
      onClick={() => shared.go(cell)}
      onContextMenu={(event) => {
        event.preventDefault();
        shared.openMenu({ cell, place: placeOf(event), button: event.currentTarget });
      }}
    >
      <span>{cell.waypoint.text}</span>
      <For each={cell.nags}>
        {(nag) => (
          <span class="move-glyph" data-tone={toneOf(nag)} title={signOf(nag, shared.names).words}>
            {signOf(nag, shared.names).sign}
          </span>
        )}
      </For>
      <Show when={cell.evaluation} keyed>
        {(evaluation) => <span class="move-evaluation">{evaluationText(evaluation)}</span>}
      </Show>
    </button>
  );
}

const firstMove = <P, M>(line: VariationLine<P, M>): VariationPart<P, M> => ({
  kind: "move",
  cell: line.first,
  isNumbered: true,
});

/** A menu that a key has opened stands under its move. */
function placeOf(event: MouseEvent & { readonly currentTarget: HTMLElement }): MenuPlace {
  if (event.clientX > 0 && event.clientY > 0) return { x: event.clientX, y: event.clientY };
  const { left, bottom } = event.currentTarget.getBoundingClientRect();
  return { x: left, y: bottom };
}

function toggled<T>(all: ReadonlySet<T>, one: T): ReadonlySet<T> {
  const rest = new Set(all);
  if (!rest.delete(one)) rest.add(one);
  return rest;
}

/** Who walks through the list with keys takes the focus along. */
function focusCurrent(list: HTMLElement): void {
  list.querySelector<HTMLElement>('[aria-current="true"]')?.focus({ preventScroll: true });
}

function without<T>(all: ReadonlySet<T>, some: readonly T[]): ReadonlySet<T> {
  const rest = new Set(all);
  for (const one of some) rest.delete(one);
  return rest;
}

/** Scrolls the list alone, never the page. */
function bringIntoView(list: HTMLElement): void {
  const scroller = list.closest<HTMLElement>("[data-scroller]") ?? list.parentElement;
  if (scroller === null) return;
  const current = list.querySelector('[aria-current="true"]');
  if (current === null) {
    scroller.scrollTop = 0;
    return;
  }
  const frame = scroller.getBoundingClientRect();
  const box = current.getBoundingClientRect();
  const margin = Math.min(frame.height / 4, 2 * box.height);
  if (box.top - margin < frame.top) scroller.scrollTop -= frame.top - box.top + margin;
  if (box.bottom + margin > frame.bottom) scroller.scrollTop += box.bottom + margin - frame.bottom;
}
