import Flag from "lucide-solid/icons/flag";
import Handshake from "lucide-solid/icons/handshake";
import Lightbulb from "lucide-solid/icons/lightbulb";
import Redo from "lucide-solid/icons/redo-2";
import Undo from "lucide-solid/icons/undo-2";
import { createSignal, onCleanup, Show } from "solid-js";
import { announce } from "../app/announcer.ts";
import { ActionButton } from "./ActionButton.tsx";
import { isPerson } from "./seats.ts";
import type { Table } from "./table.ts";
import type { TableView } from "./table-view.ts";

/** How long the question whether to resign stands. */
const QUESTION_TIME_MS = 4000;

/** What a person at the table may do besides moving. */
export function GameControls<P, M, S extends string>(props: {
  readonly table: Table<P, M, S>;
  readonly view: TableView<P, M, S>;
}) {
  const state = () => props.view.state;
  const isPlaying = () => state().status.kind === "playing";
  const isTurn = () => {
    const side = props.table.game.sideToMove(state().line.position);
    return isPerson(props.table.seats[side]);
  };
  const canTakeBack = () => state().played.some(({ side }) => isPerson(props.table.seats[side]));
  const canClaim = () => isPlaying() && isTurn() && props.table.claimableDraw !== undefined;
  const canHint = () => isTurn() && ["ready", "playing"].includes(state().status.kind);
  return (
    <fieldset class="play-controls" aria-label="Actions">
      <ActionButton icon={<Undo />} isIdle={!canTakeBack()} run={() => props.table.takeBack()}>
        Take back
      </ActionButton>
      <ActionButton
        icon={<Redo />}
        isIdle={state().undone.length === 0}
        run={() => props.table.redo()}
      >
        Redo
      </ActionButton>
      <ActionButton icon={<Lightbulb />} isIdle={!canHint()} run={() => props.table.hint()}>
        Hint
      </ActionButton>
      {/* Where points count the game is played to its end, and the count tells a draw. */}
      <Show when={props.table.game.points === undefined}>
        <ActionButton icon={<Handshake />} isIdle={!isPlaying()} run={() => props.table.draw()}>
          {canClaim() ? "Claim draw" : "Offer draw"}
        </ActionButton>
      </Show>
      <ResignButton isIdle={!isPlaying()} resign={() => props.table.resign()} />
    </fieldset>
  );
}

/** The first press asks, the second resigns. */
function ResignButton(props: { readonly isIdle: boolean; resign(): void }) {
  const [isAsking, setAsking] = createSignal(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));
  const press = (): void => {
    clearTimeout(timer);
    if (isAsking() || props.isIdle) {
      setAsking(false);
      props.resign();
      return;
    }
    setAsking(true);
    announce("Press again to resign.");
    timer = setTimeout(() => setAsking(false), QUESTION_TIME_MS);
  };
  return (
    <ActionButton
      icon={<Flag />}
      isIdle={props.isIdle}
      tone={isAsking() ? "danger" : "plain"}
      run={press}
    >
      {isAsking() ? "Really?" : "Resign"}
    </ActionButton>
  );
}
