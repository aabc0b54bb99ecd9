import { A } from "@solidjs/router";
import Download from "lucide-solid/icons/download";
import Pencil from "lucide-solid/icons/pencil";
import Trash from "lucide-solid/icons/trash";
import { createMemo, createSignal, For, type JSX, Show } from "solid-js";
import { Dynamic } from "solid-js/web";
import { Button } from "../design/Button.tsx";
import type { GameEntry } from "../games/game-entry.ts";
import { loadGame } from "../games/registry.ts";
import { EditTags } from "./EditTags.tsx";
import { bottomSide, keptLine } from "./final-position.ts";
import type { GameSummary, KeptGame } from "./game-store.ts";
import {
  dateText,
  gameTitle,
  movesText,
  originWords,
  playersOf,
  resultWords,
} from "./game-words.ts";
import { createLatest } from "./latest.ts";
import { addressOf, analysisAddress, downloadGames } from "./library-actions.ts";
import { isUnfinished } from "./rows.ts";
import { gameStore } from "./store.ts";

/** One game: how it ended, what is known of it, and what can be done with it. */
export function GameDetails(props: { readonly game: GameSummary; onDelete(): void }) {
  const shown = createLatest(
    () => props.game,
    async ({ id, game }) => {
      const [kept, entry] = await Promise.all([gameStore.get(id), loadGame(game)]);
      return kept && { kept, entry };
    },
  );
  /** Not the game before, which is shown until this one is there. */
  const kept = (): KeptGame | undefined => {
    const game = shown.value()?.kept;
    return game?.id === props.game.id ? game : undefined;
  };
  const [isEditing, setEditing] = createSignal(false);
  const rules = (): string | undefined => {
    const found = shown.value();
    if (found?.kept.game !== props.game.game) return undefined;
    return found.entry?.((entry) => rulesOf(entry, props.game.variant));
  };
  const facts = createMemo(() => factsOf(props.game, rules()));
  return (
    <div class="details">
      <div class="details-picture">
        <Show when={shown.value()} keyed>
          {(found) => found.entry?.((entry) => finalPicture(entry, found.kept))}
        </Show>
      </div>
      <h2 class="details-title">{playersOf(props.game)}</h2>
      <div class="details-actions">
        <Show when={isUnfinished(props.game)}>
          <A class="button" data-tone="primary" href={addressOf(props.game)}>
            Continue playing
          </A>
        </Show>
        <A
          class="button"
          data-tone={isUnfinished(props.game) ? "plain" : "primary"}
          href={analysisAddress(props.game)}
        >
          Analyse
        </A>
      </div>
      <dl class="details-facts">
        <For each={facts()}>
          {([name, value]) => (
            <div>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          )}
        </For>
      </dl>
      <div class="details-actions">
        <Button icon={<Pencil />} disabled={!kept()} onClick={() => setEditing(true)}>
          Rename
        </Button>
        <Button icon={<Download />} onClick={() => void downloadGames(gameStore, [props.game.id])}>
          Export
        </Button>
        <Button tone="danger" icon={<Trash />} onClick={() => props.onDelete()}>
          Delete
        </Button>
      </div>
      <Show when={isEditing() && kept()}>
        {(game) => <EditTags game={game()} onClose={() => setEditing(false)} />}
      </Show>
    </div>
  );
}

function factsOf(
  game: GameSummary,
  rules: string | undefined,
): readonly (readonly [string, string])[] {
  const { Event, Site, Date: date, Round, ECO, Opening } = game.tags;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ["Game", gameTitle(game)],
    ["Rules", rules],
    ["Result", resultWords(game)],
    ["Length", movesText(game)],
    ["Event", Event],
    ["Site", Site],
    ["Round", Round],
    ["Date", dateText(date)],
    ["Opening", [ECO, Opening].filter((text) => text !== undefined).join(" ")],
    ["Origin", originWords(game)],
  ];
  return facts.flatMap(([name, value]) => (value && value !== "?" ? [[name, value] as const] : []));
}

/** The rules of a variant, where there is more to say of them than the name of the game. */
function rulesOf<P, M, S extends string>(
  { title, variants, describeVariant }: GameEntry<P, M, S>,
  variant: string,
): string | undefined {
  if (describeVariant === undefined) {
    const [usual, ...others] = variants;
    return variant === usual?.id ? undefined : others.find(({ id }) => id === variant)?.title;
  }
  const words = describeVariant(variant);
  return words === title ? undefined : words;
}

function finalPicture<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  game: KeptGame,
): JSX.Element {
  const line = keptLine(entry, game);
  return (
    <Show when={line} fallback={<p>The moves of this game cannot be read.</p>}>
      {(end) => (
        <Dynamic
          component={entry.Picture}
          position={end().position}
          bottom={bottomSide(entry, game)}
        />
      )}
    </Show>
  );
}
