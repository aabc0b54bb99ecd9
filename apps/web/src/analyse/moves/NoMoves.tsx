import { A } from "@solidjs/router";
import { createResource, Show } from "solid-js";
import { useMedia } from "../../app/media.ts";
import type { GameSummary } from "../../library/game-store.ts";
import { gameStore } from "../../library/store.ts";
import type { AnalysisModel } from "../model.ts";

/** What stands in the list before the first move: what can be done, and the study of last time. */
export function NoMoves<P, M, S extends string>(props: { readonly model: AnalysisModel<P, M, S> }) {
  const { entry } = props.model;
  const byTouch = useMedia("(pointer: coarse)");
  const [latest] = createResource(async () => {
    const page = await gameStore.list({ game: entry.id, origin: "analysed", limit: 1 });
    return page.games[0];
  });
  return (
    <div class="no-moves">
      <Show
        when={byTouch()}
        fallback={
          <p>
            Play a move on the board, paste a game or a position with Ctrl+V, or drop a file on the
            page.
          </p>
        }
      >
        <p>Play a move on the board, or import a game or a position from the menu “More”.</p>
      </Show>
      <Show when={latest()}>
        {(game) => (
          <A class="button" data-tone="plain" href={`/${entry.id}/analysis?kept=${game().id}`}>
            <span class="button-text">Go on with {titleOf(game())}</span>
          </A>
        )}
      </Show>
    </div>
  );
}

function titleOf({ tags, plies }: GameSummary): string {
  const names = [tags.White ?? "?", tags.Black ?? "?"].filter((name) => !/^\??$/.test(name));
  return names.length > 0 ? names.join(" – ") : `your last study (${plies} plies)`;
}
