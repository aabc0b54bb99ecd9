import type { GameStore, KeptGame } from "../game-store.ts";
import type { Batch, FileFault } from "./file-import.ts";
import type { FromImporter, PlainRecord, ToImporter } from "./messages.ts";

export interface ImportProgress {
  readonly state: "reading" | "done" | "cancelled" | "failed";
  /** The names of the files. */
  readonly files: readonly string[];
  readonly bytesTotal: number;
  readonly bytesRead: number;
  /** Kept by now. */
  readonly games: number;
  /** Left out because they were here already. */
  readonly duplicates: number;
  /** Of which nothing could be kept. */
  readonly unreadable: number;
  /** The first of them. */
  readonly faults: readonly FileFault[];
  readonly faultCount: number;
  readonly elapsedMs: number;
  /** Why it failed, as a sentence. */
  readonly problem?: string;
}

/** As much of a worker as is needed. */
export interface ImportWorker {
  postMessage(message: ToImporter): void;
  onmessage: ((event: MessageEvent<FromImporter>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

export interface ImportParts {
  readonly store: GameStore;
  startWorker(): ImportWorker;
  nowMs(): number;
  onProgress(progress: ImportProgress): void;
}

/** More help nobody and would let a broken file fill the memory. */
const MAX_FAULTS = 1000;

const WORKER_DIED =
  "The reading of the file broke down, perhaps for want of memory. The games that were imported " +
  "are kept. Reload the page and import the file again: what is here already is left out.";

/** Brings the games of files into the store, while a worker reads them. */
export class ImportJob {
  readonly #parts: ImportParts;
  readonly #skipsDuplicates: boolean;
  readonly #startedMs: number;
  #worker: ImportWorker | undefined;
  #progress: ImportProgress;

  constructor(files: readonly File[], skipsDuplicates: boolean, parts: ImportParts) {
    this.#parts = parts;
    this.#skipsDuplicates = skipsDuplicates;
    this.#startedMs = parts.nowMs();
    this.#progress = {
      state: "reading",
      files: files.map(({ name }) => name),
      bytesTotal: files.reduce((total, { size }) => total + size, 0),
      bytesRead: 0,
      games: 0,
      duplicates: 0,
      unreadable: 0,
      faults: [],
      faultCount: 0,
      elapsedMs: 0,
    };
    this.#report({});
    void this.#run(files);
  }

  /** Keeps what has been imported, and reads no further. */
  cancel(): void {
    this.#end({ state: "cancelled" });
  }

  async #run(files: readonly File[]): Promise<void> {
    try {
      const kept = this.#skipsDuplicates ? await withoutFingerprint(this.#parts.store) : [];
      if (this.#progress.state !== "reading") return;
      const worker = this.#parts.startWorker();
      this.#worker = worker;
      worker.onmessage = ({ data }) => void this.#hear(data);
      worker.onerror = () => this.#end({ state: "failed", problem: WORKER_DIED });
      worker.postMessage({ kind: "start", files, kept, skipsDuplicates: this.#skipsDuplicates });
    } catch (error) {
      this.#end({ state: "failed", problem: sentenceOf(error) });
    }
  }

  async #hear(message: FromImporter): Promise<void> {
    if (message.kind === "end") return this.#end({ state: "done" });
    if (message.kind === "failed") {
      return this.#end({ state: "failed", problem: sentenceOf(message.message) });
    }
    try {
      await this.#keep(message.batch);
      this.#worker?.postMessage({ kind: "next" });
    } catch (error) {
      this.#end({ state: "failed", problem: sentenceOf(error) });
    }
  }

  async #keep(batch: Batch): Promise<void> {
    const fresh = await this.#fresh(batch.games);
    const fault = fresh.length > 0 ? await this.#parts.store.putAll(fresh) : undefined;
    if (fault !== undefined && fault.code !== "refused") {
      return this.#end({ state: "failed", problem: fault.message });
    }
    const { games, duplicates, unreadable, faults, faultCount } = this.#progress;
    this.#report({
      bytesRead: batch.bytesRead,
      games: games + fresh.length,
      duplicates: duplicates + batch.duplicates + batch.games.length - fresh.length,
      unreadable: unreadable + batch.unreadable,
      faults: [...faults, ...batch.faults].slice(0, MAX_FAULTS),
      faultCount: faultCount + batch.faults.length,
      ...(fault && { problem: fault.message }),
    });
  }

  async #fresh(games: readonly KeptGame[]): Promise<readonly KeptGame[]> {
    if (!this.#skipsDuplicates) return games;
    const fingerprints = games.flatMap(({ fingerprint }) => fingerprint ?? []);
    const known = await this.#parts.store.known(fingerprints);
    return games.filter(({ fingerprint }) => fingerprint === undefined || !known.has(fingerprint));
  }

  #end(change: Partial<ImportProgress>): void {
    if (this.#progress.state !== "reading") return;
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#report(change);
  }

  #report(change: Partial<ImportProgress>): void {
    const elapsedMs = this.#parts.nowMs() - this.#startedMs;
    this.#progress = { ...this.#progress, ...change, elapsedMs };
    this.#parts.onProgress(this.#progress);
  }
}

const RECORDS_AT_ONCE = 500;

/** The games that were played or analysed here; a file may hold them again. */
async function withoutFingerprint(store: GameStore): Promise<readonly PlainRecord[]> {
  const { games } = await store.list({});
  const ids = games.filter(({ fingerprint }) => fingerprint === undefined).map(({ id }) => id);
  const records: PlainRecord[] = [];
  for (let from = 0; from < ids.length; from += RECORDS_AT_ONCE) {
    const kept = await store.getAll(ids.slice(from, from + RECORDS_AT_ONCE));
    records.push(...kept.map(({ game, record }) => ({ game, record })));
  }
  return records;
}

function sentenceOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `The import broke off: ${reason}. The games that were imported are kept.`;
}
