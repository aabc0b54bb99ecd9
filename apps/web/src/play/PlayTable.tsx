import { createEffect, createMemo, createSignal, on, onCleanup, onMount } from "solid-js";
import { TableLayout } from "../design/TableLayout.tsx";
import { Tabs } from "../design/Tabs.tsx";
import { playFirstMove } from "./first-move.ts";
import { GamePanel } from "./GamePanel.tsx";
import { NewGamePanel } from "./NewGamePanel.tsx";
import type { NewGame } from "./new-game.ts";
import { PlayBoard } from "./PlayBoard.tsx";
import { PlayerBar } from "./PlayerBar.tsx";
import { usePlayActions } from "./play-actions.ts";
import { isPerson } from "./seats.ts";
import type { Table } from "./table.ts";
import { createClocks, createLook, createTableView } from "./table-signals.ts";
import { rememberedWish } from "./wish.ts";

export interface PlayTableProps<P, M, S extends string> {
  readonly table: Table<P, M, S>;
  /** The person has chosen this game here and goes on at the board. */
  readonly takesFocus: boolean;
  /** The move with which the game was begun on the first screen. */
  readonly firstMove?: string | undefined;
  /** The game is in the store from now on. */
  onKept(): void;
  onNew(game: NewGame<P, S>): void;
}

/** A game that is being played: the board between its players, and the panel beside it. */
export function PlayTable<P, M, S extends string>(props: PlayTableProps<P, M, S>) {
  // The screen makes this component anew for every table.
  const { table } = props;
  const { entry } = table.identity;
  const view = createTableView(table);
  const look = createLook(table, view);
  const clocks = createClocks(table, view);
  const sideToMove = () => table.game.sideToMove(view().state.line.position);
  const orientation = createOrientation(table, sideToMove);
  const [tab, setTab] = createSignal("game");
  let screen: HTMLDivElement | undefined;

  useSuspension(table);
  usePlayActions({ table, look, flip: orientation.flip });
  const isKept = createMemo(() => view().state.played.length > 0);
  createEffect(on(isKept, (kept) => kept && props.onKept()));
  onMount(() => playFirstMove(table, props.firstMove));
  onMount(() => props.takesFocus && requestAnimationFrame(() => focusBoard(screen)));

  const bar = (side: S) => <PlayerBar table={table} view={view()} side={side} clocks={clocks()} />;
  const gamePanel = () => (
    <GamePanel
      table={table}
      view={view()}
      look={look}
      flip={orientation.flip}
      onNew={props.onNew}
      chooseNew={() => setTab("new")}
    />
  );
  const newGamePanel = () => <NewGamePanel entry={entry} onNew={props.onNew} />;
  return (
    <div class="play" ref={screen}>
      <h1 class="unseen">{entry.title}</h1>
      <TableLayout
        aspect={entry.boardAspect?.(table.identity.variant)}
        above={bar(orientation.top())}
        below={bar(orientation.bottom())}
        board={<PlayBoard table={table} view={view()} look={look} bottom={orientation.bottom()} />}
        side={
          <Tabs
            label="The game"
            value={tab()}
            onChange={setTab}
            tabs={[
              { value: "game", label: "Game", content: gamePanel },
              { value: "new", label: "New game", content: newGamePanel },
            ]}
          />
        }
      />
    </div>
  );
}

/** Which side sits below: the person's, or the first; between friends whoever is to move, if so wished. */
function createOrientation<P, M, S extends string>(table: Table<P, M, S>, sideToMove: () => S) {
  const [first, second] = table.game.sides;
  const [isFlipped, setFlipped] = createSignal(false);
  const turnsBoard = rememberedWish(table.identity.entry.id).flips;
  const upright = (): S => {
    const own = table.ownSide;
    if (own !== undefined) return own;
    return turnsBoard && isPerson(table.seats[sideToMove()]) ? sideToMove() : first;
  };
  const bottom = createMemo(() => (isFlipped() === (upright() === first) ? second : first));
  const top = () => (bottom() === first ? second : first);
  return { bottom, top, flip: () => setFlipped((flipped) => !flipped) };
}

/** Tells the table when the page goes away. */
function useSuspension<P, M, S extends string>(table: Table<P, M, S>): void {
  const suspend = () => table.suspend();
  onMount(() => addEventListener("pagehide", suspend));
  onCleanup(() => removeEventListener("pagehide", suspend));
}

function focusBoard(screen: HTMLElement | undefined): void {
  scrollTo({ top: 0 });
  const square = screen?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');
  square?.focus({ preventScroll: true });
}
