import { createSignal } from "solid-js";
import { announce, announceNow } from "../app/announcer.ts";
import { ImportJob, type ImportProgress, type ImportWorker } from "./import/import-job.ts";
import { fractionOf, outcomeWords, progressWords } from "./import/import-words.ts";
import { gameStore } from "./store.ts";

const [progress, setProgress] = createSignal<ImportProgress>();

/** The import that runs, or the last one until it is put away. It goes on when the screen is left. */
export { progress as importProgress };

let job: ImportJob | undefined;

/** Begins to import files, after the import that may be running has been cancelled. */
export function startImport(files: readonly File[], skipsDuplicates: boolean): void {
  if (files.length === 0) return;
  job?.cancel();
  saidQuarter = 0;
  addEventListener("beforeunload", warn);
  job = new ImportJob(files, skipsDuplicates, {
    store: gameStore,
    startWorker,
    nowMs: () => performance.now(),
    onProgress: (now) => {
      setProgress(now);
      say(now);
      if (now.state !== "reading") removeEventListener("beforeunload", warn);
    },
  });
}

export function cancelImport(): void {
  job?.cancel();
}

/** Lets the outcome of an import go. */
export function putAwayImport(): void {
  setProgress(undefined);
}

function startWorker(): ImportWorker {
  // The bundler looks for this very expression.
  return new Worker(new URL("./import/import-worker.ts", import.meta.url), {
    type: "module",
    name: "import",
  });
}

/** The browser asks whether to leave while games are still to come. */
const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

let saidQuarter = 0;

/** Speaks at each quarter of the way and at the end. */
function say(now: ImportProgress): void {
  if (now.state !== "reading") {
    (now.state === "failed" ? announceNow : announce)(outcomeWords(now));
    return;
  }
  const quarter = Math.floor(fractionOf(now) * 4);
  if (quarter <= saidQuarter) return;
  saidQuarter = quarter;
  announce(`Import: ${quarter * 25} percent, ${progressWords(now)}`);
}
