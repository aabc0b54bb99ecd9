import { createSignal, For, Show } from "solid-js";
import { Button } from "../../design/Button.tsx";
import { Dialog, DialogActions } from "../../design/Dialog.tsx";
import { Field } from "../../design/Field.tsx";
import type { GameEntry, ReadRecord } from "../../games/game-entry.ts";
import type { Exchange } from "./exchange.ts";
import "./exchange.css";

/** Asks for a text or a file, and among several games for one. */
export function ImportDialog<P, M, S extends string>(props: {
  readonly entry: GameEntry<P, M, S>;
  readonly exchange: Exchange<P, M, S>;
}) {
  const { exchange } = props;
  return (
    <Dialog
      open={exchange.isImporting()}
      onClose={exchange.close}
      title={exchange.found() === undefined ? "Import" : "Choose a game"}
      size="wide"
    >
      <Show when={exchange.found()} fallback={<Ask {...props} />}>
        {(found) => (
          <>
            <Faults faults={found().faults} />
            <Show when={found().isCut}>
              <p>
                These are the first {found().games.length} games. The library reads files of any
                size.
              </p>
            </Show>
            <ul class="import-games">
              <For each={found().games}>
                {(game) => (
                  <li>
                    <button type="button" onClick={() => exchange.openGame(game)}>
                      <span class="import-number figures">{game.number}</span>
                      <span>{titleOf(game)}</span>
                      <span class="import-detail figures">{detailOf(game)}</span>
                    </button>
                  </li>
                )}
              </For>
            </ul>
            <DialogActions>
              <Button onClick={() => void exchange.keepAll()}>Put all into the library</Button>
            </DialogActions>
          </>
        )}
      </Show>
    </Dialog>
  );
}

function Ask<P, M, S extends string>(props: {
  readonly entry: GameEntry<P, M, S>;
  readonly exchange: Exchange<P, M, S>;
}) {
  const { entry, exchange } = props;
  const endings = [entry.fileEnding, ...(entry.otherEndings ?? []), "txt"];
  const [text, setText] = createSignal("");
  let picker: HTMLInputElement | undefined;
  return (
    <form
      class="import-form"
      onSubmit={(event) => {
        event.preventDefault();
        exchange.take(text());
      }}
    >
      <Field
        label={`A position in ${entry.positionFormat}, or games as in a .${entry.fileEnding} file`}
        hint="You can also paste anywhere on this screen, or drop a file on it."
        fault={exchange.fault()}
      >
        <textarea
          rows={9}
          spellcheck={false}
          value={text()}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <input
        ref={picker}
        type="file"
        class="unseen"
        tabIndex={-1}
        aria-label="File to import"
        accept={[...endings.map((ending) => `.${ending}`), "text/plain"].join()}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file !== undefined) void exchange.takeFile(file);
        }}
      />
      <DialogActions>
        <Button onClick={() => picker?.click()}>Choose a file</Button>
        <Button type="submit" tone="primary">
          Import
        </Button>
      </DialogActions>
    </form>
  );
}

/** What could not be read; everything else stands in the list. */
function Faults(props: { readonly faults: readonly string[] }) {
  return (
    <Show when={props.faults.length > 0}>
      <details class="import-faults" open={props.faults.length <= 3}>
        <summary>
          {props.faults.length === 1
            ? "One place could not be read; the rest is here."
            : `${props.faults.length} places could not be read; the rest is here.`}
        </summary>
        <ul>
          <For each={props.faults}>{(fault) => <li>{fault}</li>}</For>
        </ul>
      </details>
    </Show>
  );
}

function titleOf<P, M>({ tags, number }: ReadRecord<P, M>): string {
  const [white, black] = [tags.get("White") ?? "?", tags.get("Black") ?? "?"];
  return white === "?" && black === "?" ? `Game ${number}` : `${white} – ${black}`;
}

function detailOf<P, M>({ tags, record }: ReadRecord<P, M>): string {
  const known = [tags.get("Event"), tags.get("Date"), record?.result];
  return known.filter((value) => value !== undefined && !/^[?.]*$/.test(value)).join(" · ");
}
