import Check from "lucide-solid/icons/check";
import Copy from "lucide-solid/icons/copy";
import X from "lucide-solid/icons/x";
import { createSignal, For, Match, Show, Switch } from "solid-js";
import { copy } from "../app/copy-text.ts";
import { Button, IconButton } from "../design/Button.tsx";
import type { FileFault } from "./import/file-import.ts";
import type { ImportProgress } from "./import/import-job.ts";
import { faultLines, fractionOf, outcomeWords, progressWords } from "./import/import-words.ts";
import { cancelImport, importProgress, putAwayImport } from "./imports.ts";
import "./import.css";

/** How far the import is, and what has become of it. */
export function ImportPanel() {
  return (
    <Show when={importProgress()}>
      {(progress) => (
        <section class="library-import-panel" aria-label="Import">
          <Switch fallback={<Outcome progress={progress()} />}>
            <Match when={progress().state === "reading"}>
              <Reading progress={progress()} />
            </Match>
          </Switch>
          <Show when={progress().faults.length > 0}>
            <Faults progress={progress()} />
          </Show>
        </section>
      )}
    </Show>
  );
}

function Reading(props: { readonly progress: ImportProgress }) {
  return (
    <div class="library-import-row">
      <div class="library-import-text">
        <strong>Importing {props.progress.files.join(", ")}</strong>
        <progress value={fractionOf(props.progress)} aria-label="Import" />
        <span class="figures">{progressWords(props.progress)}</span>
      </div>
      <Button onClick={cancelImport}>Cancel</Button>
    </div>
  );
}

function Outcome(props: { readonly progress: ImportProgress }) {
  return (
    <div class="library-import-row">
      <p
        class="library-import-text"
        data-tone={props.progress.state === "failed" ? "fault" : undefined}
      >
        {outcomeWords(props.progress)}
      </p>
      <IconButton label="Put away" icon={<X />} onClick={putAwayImport} />
    </div>
  );
}

/** Faults that are listed in the page; the clipboard gets all that are known. */
const LISTED_FAULTS = 200;

function Faults(props: { readonly progress: ImportProgress }) {
  const [isCopied, setCopied] = createSignal(false);
  const copyFaults = async (): Promise<void> => {
    setCopied(await copy(faultLines(props.progress)));
  };
  return (
    <details class="library-import-faults">
      <summary>
        {props.progress.faultCount === 1
          ? "Show the fault"
          : `Show the ${props.progress.faultCount} faults`}
      </summary>
      <ol class="library-import-fault-list" tabindex="0" aria-label="Faults">
        <For each={props.progress.faults.slice(0, LISTED_FAULTS)}>
          {(fault) => <Fault fault={fault} many={props.progress.files.length > 1} />}
        </For>
      </ol>
      <Show when={"clipboard" in navigator}>
        <Button icon={isCopied() ? <Check /> : <Copy />} onClick={() => void copyFaults()}>
          {isCopied() ? "Copied" : "Copy all faults"}
        </Button>
      </Show>
    </details>
  );
}

function Fault(props: { readonly fault: FileFault; readonly many: boolean }) {
  return (
    <li>
      <span class="library-import-place figures">
        {props.many ? `${props.fault.file}, ` : ""}
        <Show when={props.fault.game > 0}>
          game {props.fault.game}, line {props.fault.line}, column {props.fault.column}
        </Show>
      </span>{" "}
      {props.fault.message}
    </li>
  );
}
