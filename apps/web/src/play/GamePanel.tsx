import { createMemo, Match, Show, Switch } from "solid-js";
import { Button } from "../design/Button.tsx";
import { FailureCard, OfferCard, PausedCard } from "./cards.tsx";
import { clockLabel } from "./clock-choice.ts";
import { EnginesControls, PaceChoice } from "./EnginesControls.tsx";
import { GameControls } from "./GameControls.tsx";
import { LookControls } from "./LookControls.tsx";
import { MoveList } from "./MoveList.tsx";
import type { NewGame } from "./new-game.ts";
import { ResultCard } from "./ResultCard.tsx";
import { isPerson } from "./seats.ts";
import type { Table } from "./table.ts";
import type { Look } from "./table-signals.ts";
import type { TableView } from "./table-view.ts";
import { lookSentence, statusSentence } from "./words.ts";

export interface GamePanelProps<P, M, S extends string> {
  readonly table: Table<P, M, S>;
  readonly view: TableView<P, M, S>;
  readonly look: Look<P, M, S>;
  flip(): void;
  onNew(game: NewGame<P, S>): void;
  chooseNew(): void;
}

/** Where the game stands, its moves, and what can be done. */
export function GamePanel<P, M, S extends string>(props: GamePanelProps<P, M, S>) {
  const status = () => props.view.state.status;
  const sentence = createMemo(() => {
    const { speaker } = props.table;
    const { state, remark } = props.view;
    if (props.look.isBack()) return lookSentence(speaker, props.look.line(), state.line);
    return remark || statusSentence(speaker, state);
  });
  /** The card of the result says it larger. */
  const hasResult = () => status().kind === "over" && !props.look.isBack();
  const hasPerson = () => props.table.game.sides.some((side) => isPerson(props.table.seats[side]));
  const kind = () => kindOfGame(props.table, props.view);
  return (
    <div class="play-panel">
      <div classList={{ "play-head": true, unseen: hasResult() }}>
        <p
          class="play-status"
          role="status"
          // The end is announced at once, elsewhere; it is not to be read twice.
          aria-live={status().kind === "over" ? "off" : "polite"}
        >
          {sentence()}
        </p>
        <Show when={props.look.isBack()}>
          <Button tone="primary" onClick={() => props.look.toGame()}>
            Back to the game
          </Button>
        </Show>
      </div>
      <Switch>
        <Match when={status().kind === "over"}>
          <ResultCard {...props} />
        </Match>
        <Match when={status().kind === "failed"}>
          <FailureCard table={props.table} />
        </Match>
        <Match when={status().kind === "paused" && hasPerson()}>
          <PausedCard table={props.table} />
        </Match>
        <Match when={offersToPerson(props.table, props.view)}>
          <OfferCard table={props.table} />
        </Match>
      </Switch>
      <MoveList table={props.table} view={props.view} look={props.look} />
      <Show when={kind() !== ""}>
        <p class="play-kind">{kind()}</p>
      </Show>
      <Show when={!hasPerson()}>
        <PaceChoice table={props.table} />
      </Show>
      <div class="play-dock">
        <LookControls {...props} />
        <Show
          when={hasPerson()}
          fallback={<EnginesControls table={props.table} view={props.view} />}
        >
          <GameControls table={props.table} view={props.view} />
        </Show>
      </div>
    </div>
  );
}

/** "Chess960, position 518 · 5+3", as far as it is not the ordinary. */
function kindOfGame<P, M, S extends string>(
  { identity }: Table<P, M, S>,
  { state }: TableView<P, M, S>,
): string {
  const { entry, variant } = identity;
  const [first] = entry.game(variant).sides;
  const start = entry.startName?.(state.line.start, variant) ?? "";
  const isUsual = variant === entry.variants[0]?.id;
  const rules = isUsual ? "" : (entry.describeVariant?.(variant) ?? "");
  return [rules, start, clockLabel(state.clock.controls[first])]
    .filter((part) => part !== "")
    .join(" · ");
}

/** Whether a draw has been offered to a person at the table. */
function offersToPerson<P, M, S extends string>(
  { game, seats }: Table<P, M, S>,
  { state }: TableView<P, M, S>,
): boolean {
  const { offer } = state;
  return (
    offer?.open === true && game.sides.some((side) => side !== offer.by && isPerson(seats[side]))
  );
}
