import { type Accessor, createEffect, createMemo, createSignal, on } from "solid-js";
import { Dynamic } from "solid-js/web";
import type { MoveMark, Shape } from "../board/board-props.ts";
import { settings } from "../settings/settings.ts";
import { isPerson } from "./seats.ts";
import type { Table } from "./table.ts";
import type { Look } from "./table-signals.ts";
import type { TableView } from "./table-view.ts";

interface PlayBoardProps<P, M, S extends string> {
  readonly table: Table<P, M, S>;
  readonly view: TableView<P, M, S>;
  readonly look: Look<P, M, S>;
  readonly bottom: S;
}

/** The board, with what the person may do on it at this moment. */
export function PlayBoard<P, M, S extends string>(props: PlayBoardProps<P, M, S>) {
  const entry = () => props.table.identity.entry;
  const may = createPermissions(props);
  const [shapes, setShapes] = createShapes(() => props.look.line());
  return (
    <Dynamic
      component={entry().Board}
      line={props.look.line()}
      variant={props.table.identity.variant}
      lastMove={props.look.line().moves.at(-1)}
      glyph={undefined}
      bottom={props.bottom}
      legalMoves={may.legalMoves()}
      premoves={may.premoves()}
      premove={props.look.isBack() ? undefined : props.view.premove}
      marks={marksOf(props)}
      values={[]}
      shapes={shapes()}
      label={`${entry().title} board`}
      onMove={(move: M) => props.table.submit(move)}
      onPremove={(move: M | undefined) => props.table.premove(move)}
      onMiss={(sentence: string) => props.table.say(sentence)}
      onShapes={setShapes}
    />
  );
}

/** The moves that a person may make now or enter ahead; none while it looks back. */
function createPermissions<P, M, S extends string>(props: PlayBoardProps<P, M, S>) {
  const state = () => props.view.state;
  const sideToMove = () => props.table.game.sideToMove(state().line.position);
  const isOpen = () => ["ready", "playing"].includes(state().status.kind) && !props.look.isBack();
  // The view is made anew at every word of an engine; the moves are not, nor what is asked about them.
  const line = createMemo(() => state().line);
  const isAsked = createMemo(() => isOpen() && isPerson(props.table.seats[sideToMove()]));
  const legalMoves = createMemo((): readonly M[] =>
    isAsked() ? props.table.game.legalMoves(line()) : [],
  );
  const premoves = createMemo((): readonly M[] => {
    const { identity, ownSide } = props.table;
    const waits = settings.premoves && isOpen() && sideToMove() !== ownSide;
    return waits && ownSide !== undefined
      ? identity.entry.premoves(state().line.position, ownSide)
      : [];
  });
  return { legalMoves, premoves };
}

/** What the person draws on a position; it goes with the position. */
function createShapes(position: Accessor<unknown>) {
  const [shapes, setShapes] = createSignal<readonly Shape[]>([]);
  createEffect(on(position, () => setShapes([]), { defer: true }));
  return [shapes, setShapes] as const;
}

function marksOf<P, M, S extends string>({
  view,
  look,
}: PlayBoardProps<P, M, S>): readonly MoveMark<M>[] {
  const move = look.isBack() ? undefined : view.hint?.move;
  return move === undefined ? [] : [{ move, role: "hint", weight: 1 }];
}
