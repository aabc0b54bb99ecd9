import { createEffect, createMemo, createSignal, on, onCleanup, onMount } from "solid-js";
import { Dynamic } from "solid-js/web";
import type { Shape } from "../board/board-props.ts";
import { TableLayout } from "../design/TableLayout.tsx";
import { Tabs } from "../design/Tabs.tsx";
import { settings } from "../settings/settings.ts";
import { playFirstMove } from "./first-move.ts";
import { GamePanel } from "./GamePanel.tsx";
import { NewGamePanel } from "./NewGamePanel.tsx";
import type { NewGame } from "./new-game.ts";
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
  const [isFlipped, setFlipped] = createSignal(false);
  const [tab, setTab] = createSignal("game");
  const turnsBoard = rememberedWish(entry.id).flips;

  const sideToMove = () => table.game.sideToMove(view().state.line.position);
  const [first, second] = table.game.sides;
  const bottom = createMemo(() => {
    const own = table.ownSide;
    const turned = turnsBoard && own === undefined && isPerson(table.seats[sideToMove()]);
    const upright = own ?? (turned ? sideToMove() : first);
    return isFlipped() === (upright === first) ? second : first;
  });
  const top = () => (bottom() === first ? second : first);
  const isOpen = () => ["ready", "playing"].includes(view().state.status.kind) && !look.isBack();
  const legalMoves = createMemo(() => {
    const { line } = view().state;
    return isOpen() && isPerson(table.seats[sideToMove()]) ? table.game.legalMoves(line) : [];
  });
  const premoves = createMemo(() => {
    const own = table.ownSide;
    const waits = settings.premoves && isOpen() && own !== undefined && sideToMove() !== own;
    return waits ? entry.premoves(view().state.line.position, own) : [];
  });
  const marks = createMemo(() => {
    const move = look.isBack() ? undefined : view().hint?.move;
    return move === undefined ? [] : [{ move, role: "hint", weight: 1 } as const];
  });

  const [shapes, setShapes] = createSignal<readonly Shape[]>([]);
  createEffect(on(look.line, () => setShapes([]), { defer: true }));
  const isKept = createMemo(() => view().state.played.length > 0);
  createEffect(on(isKept, (kept) => kept && props.onKept()));
  const suspend = () => table.suspend();
  onMount(() => addEventListener("pagehide", suspend));
  onCleanup(() => removeEventListener("pagehide", suspend));
  let screen: HTMLDivElement | undefined;
  onMount(() => playFirstMove(table, props.firstMove));
  onMount(() => props.takesFocus && requestAnimationFrame(() => focusBoard(screen)));
  usePlayActions({ table, look, flip: () => setFlipped((flipped) => !flipped) });

  return (
    <div class="play" ref={screen}>
      <h1 class="unseen">{entry.title}</h1>
      <TableLayout
        above={<PlayerBar table={table} view={view()} side={top()} clocks={clocks()} />}
        below={<PlayerBar table={table} view={view()} side={bottom()} clocks={clocks()} />}
        board={
          <Dynamic
            component={entry.Board}
            position={look.line().position}
            lastMove={look.line().moves.at(-1)}
            glyph={undefined}
            bottom={bottom()}
            legalMoves={legalMoves()}
            premoves={premoves()}
            premove={view().premove}
            marks={marks()}
            shapes={shapes()}
            label={`${entry.title} board`}
            onMove={(move: M) => table.submit(move)}
            onPremove={(move: M | undefined) => table.premove(move)}
            onMiss={(sentence: string) => table.say(sentence)}
            onShapes={setShapes}
          />
        }
        side={
          <Tabs
            label="The game"
            value={tab()}
            onChange={setTab}
            tabs={[
              {
                value: "game",
                label: "Game",
                content: () => (
                  <GamePanel
                    table={table}
                    view={view()}
                    look={look}
                    flip={() => setFlipped((flipped) => !flipped)}
                    onNew={props.onNew}
                    chooseNew={() => setTab("new")}
                  />
                ),
              },
              {
                value: "new",
                label: "New game",
                content: () => <NewGamePanel entry={entry} onNew={props.onNew} />,
              },
            ]}
          />
        }
      />
    </div>
  );
}

function focusBoard(screen: HTMLElement | undefined): void {
  scrollTo({ top: 0 });
  const square = screen?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]');
  square?.focus({ preventScroll: true });
}
