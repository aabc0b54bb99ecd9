import Download from "lucide-solid/icons/download";
import Ellipsis from "lucide-solid/icons/ellipsis";
import FilePlus from "lucide-solid/icons/file-plus";
import Trash from "lucide-solid/icons/trash";
import { createSignal, Show } from "solid-js";
import { Button } from "../design/Button.tsx";
import { Menu } from "../design/Menu.tsx";
import { gamesText } from "./game-words.ts";
import { pickFiles } from "./import-gestures.ts";
import { downloadGames } from "./library-actions.ts";
import { gameStore } from "./store.ts";

/** The title of the library, and what is done with many games. */
export function LibraryHead(props: {
  /** Undefined until it is known. */
  readonly total: number | undefined;
  /** The games that match the search and the filters. */
  readonly listed: readonly string[];
  readonly chosen: readonly string[];
  onRelease(): void;
  onDelete(): void;
}) {
  const [isBusy, setBusy] = createSignal(false);
  const download = async (ids: readonly string[]): Promise<void> => {
    setBusy(true);
    await downloadGames(gameStore, ids);
    setBusy(false);
  };
  const isFiltered = () => props.listed.length < (props.total ?? 0);
  return (
    <header class="library-head">
      <div>
        <h1>Library</h1>
        <p class="library-count figures">
          <Show when={props.total !== undefined}>
            {isFiltered()
              ? `${gamesText(props.listed.length)} of ${gamesText(props.total ?? 0)}`
              : gamesText(props.total ?? 0)}
          </Show>
        </p>
      </div>
      <div class="library-tools">
        <Show
          when={props.chosen.length > 0}
          fallback={
            <>
              <Button icon={<FilePlus />} onClick={() => pickFiles({ skipsDuplicates: true })}>
                Import
              </Button>
              <Show when={props.listed.length > 0}>
                <Button
                  icon={<Download />}
                  disabled={isBusy()}
                  onClick={() => void download(props.listed)}
                >
                  {isFiltered() ? "Export these" : "Export all"}
                </Button>
              </Show>
              <Menu
                label="More"
                iconOnly
                icon={<Ellipsis />}
                items={[
                  {
                    label: "Import with duplicates …",
                    run: () => pickFiles({ skipsDuplicates: false }),
                  },
                ]}
              />
            </>
          }
        >
          <span class="library-chosen figures">{gamesText(props.chosen.length)} chosen</span>
          <Button
            icon={<Download />}
            disabled={isBusy()}
            onClick={() => void download(props.chosen)}
          >
            Export
          </Button>
          <Button tone="danger" icon={<Trash />} onClick={() => props.onDelete()}>
            Delete
          </Button>
          <Button tone="quiet" onClick={() => props.onRelease()}>
            Release
          </Button>
        </Show>
      </div>
    </header>
  );
}
