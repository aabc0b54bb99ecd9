import FileDown from "lucide-solid/icons/file-down";
import Search from "lucide-solid/icons/search";
import Swords from "lucide-solid/icons/swords";
import { Show } from "solid-js";
import type { PlayerTag } from "../games/player-tags.ts";
import type { GameSummary } from "./game-store.ts";
import {
  dateText,
  gameTitle,
  isUnknown,
  momentText,
  moveCount,
  movesText,
  originWords,
  playerName,
  resultText,
  resultWords,
} from "./game-words.ts";

/** One game of the table. */
export function GameRow(props: {
  readonly game: GameSummary;
  readonly id: string;
  /** From 0. */
  readonly row: number;
  /** In pixels below the heading. */
  readonly top: number;
  readonly chosen: boolean;
  readonly current: boolean;
  onToggle(): void;
  onPoint(event: MouseEvent): void;
  onOpen(): void;
}) {
  return (
    <tr
      id={props.id}
      class="game-row"
      classList={{ current: props.current }}
      style={{ top: `${props.top}px` }}
      aria-rowindex={props.row + 2}
      aria-selected={props.chosen}
      onClick={(event) => props.onPoint(event)}
      onDblClick={() => props.onOpen()}
    >
      <td class="game-check">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: only keeps the click from the row */}
        <label onClick={(event) => event.stopPropagation()}>
          <input
            type="checkbox"
            tabindex="-1"
            aria-label="Choose this game"
            checked={props.chosen}
            onChange={() => props.onToggle()}
          />
        </label>
      </td>
      <Player game={props.game} side="White" />
      <Player game={props.game} side="Black" />
      <td class="game-result figures">
        <span aria-hidden="true" classList={{ "in-play": resultText(props.game) === "in play" }}>
          {resultText(props.game)}
        </span>
        <span class="unseen">{resultWords(props.game)}</span>
      </td>
      <td class="game-game">{gameTitle(props.game)}</td>
      <td class="game-event">{known(props.game.tags.Event)}</td>
      <td class="game-date figures">{dateText(props.game.tags.Date)}</td>
      <td class="game-plies figures">
        <span aria-hidden="true">{moveCount(props.game)}</span>
        <span class="unseen">{movesText(props.game)}</span>
      </td>
      <td class="game-kept figures">
        <Origin game={props.game} />
        {momentText(props.game.updatedAt, new Date())}
      </td>
    </tr>
  );
}

const known = (text: string | undefined): string => (text === "?" ? "" : (text ?? ""));

function Player(props: { readonly game: GameSummary; readonly side: PlayerTag }) {
  const rating = () => known(props.game.tags[`${props.side}Elo`]);
  return (
    <td class={`game-${props.side.toLowerCase()}`}>
      <span class="game-name" classList={{ unknown: isUnknown(props.game, props.side) }}>
        {playerName(props.game, props.side)}
      </span>
      <Show when={rating() !== ""}>
        {" "}
        <span class="game-rating figures">{rating()}</span>
      </Show>
    </td>
  );
}

function Origin(props: { readonly game: GameSummary }) {
  return (
    <span class="game-origin" title={originWords(props.game)}>
      {props.game.origin === "played" ? (
        <Swords aria-hidden="true" />
      ) : props.game.origin === "analysed" ? (
        <Search aria-hidden="true" />
      ) : (
        <FileDown aria-hidden="true" />
      )}
      <span class="unseen">{originWords(props.game)}</span>
    </span>
  );
}
