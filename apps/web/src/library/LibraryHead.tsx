import Download from "lucide-solid/icons/download";
import Ellipsis from "lucide-solid/icons/ellipsis";
import FilePlus from "lucide-solid/icons/file-plus";
import Trash from "lucide-solid/icons/trash";
import X from "lucide-solid/icons/x";
import { createSignal, Show } from "solid-js";
import { notify } from "../app/notices.ts";
import { Button } from "../design/Button.tsx";
import { Menu } from "../design/Menu.tsx";
import { countText, gamesText } from "./game-words.ts";
import { pickFiles } from "./import-gestures.ts";
import { downloadGames } from "./library-actions.ts";
import { gameStore } from "./store.ts";

interface RunningExport {
  readonly abort: AbortController;
  /** From 0 to 1. */
  readonly fraction: number;
}

function exportFault(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `The games could not be exported: ${reason}. Nothing is lost; reload and try again.`;
}

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
  const [running, setRunning] = createSignal<RunningExport>();
  const download = async (ids: readonly string[]): Promise<void> => {
    const abort = new AbortController();
    const onProgress = (games: number): void => {
      setRunning({ abort, fraction: games / ids.length });
    };
    onProgress(0);
    try {
      await downloadGames(gameStore, ids, { signal: abort.signal, onProgress });
    } catch (error) {
      if (!abort.signal.aborted) notify({ tone: "fault", text: exportFault(error) });
    }
    setRunning(undefined);
  };
  const isFiltered = () => props.listed.length < (props.total ?? 0);
  return (
    <header class="library-head">
      <div>
        <h1>Library</h1>
        <p class="library-count figures">
          <Show when={props.total !== undefined}>
            {isFiltered()
              ? `${countText(props.listed.length)} of ${gamesText(props.total ?? 0)}`
              : gamesText(props.total ?? 0)}
          </Show>
        </p>
      </div>
      <div class="library-tools">
        <Show when={running()}>
          {(now) => (
            <Button icon={<X />} onClick={() => now().abort.abort()}>
              Cancel the export, {Math.round(now().fraction * 100)}%
            </Button>
          )}
        </Show>
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
                  disabled={running() !== undefined}
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
            disabled={running() !== undefined}
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
