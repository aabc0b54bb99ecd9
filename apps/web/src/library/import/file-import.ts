import type { PgnFault } from "@kibitz/records";
import type { FileFormat, FileReading } from "../../games/file-format.ts";
import { newGameId } from "../game-id.ts";
import type { KeptGame } from "../game-store.ts";

/** A fault with the file in which it stands. */
export interface FileFault extends PgnFault {
  readonly file: string;
}

/** A file as the browser gives it. */
export interface GameFile {
  readonly name: string;
  readonly size: number;
  stream(): ReadableStream<Uint8Array>;
}

/** What was read since the batch before. */
export interface Batch {
  readonly games: readonly KeptGame[];
  /** Left out because the same game was there already. */
  readonly duplicates: number;
  /** Of which not even the start could be read. */
  readonly unreadable: number;
  readonly faults: readonly FileFault[];
  /** Of all files together, since the beginning. */
  readonly bytesRead: number;
}

export interface ImportOptions {
  readonly format: (fileName: string) => FileFormat;
  /** Of games that are kept already; those of the files are added. Undefined to bring in all. */
  readonly seen: Set<number> | undefined;
  readonly nowMs: () => number;
}

/** Enough to write in one go, and few enough to wait for. */
const GAMES_AT_ONCE = 500;

/** A batch is closed after this time, so that the progress moves. */
const BATCH_MS = 400;

/** Reads files game by game; nothing but the batch in hand is held in memory. */
export async function* importFiles(
  files: readonly GameFile[],
  options: ImportOptions,
): AsyncGenerator<Batch, void> {
  const updatedAt = new Date(options.nowMs()).toISOString();
  const batch = new OpenBatch(options, updatedAt);
  for (const file of files) {
    const format = options.format(file.name);
    const chunks = counted(unpacked(file), (bytes) => batch.addBytes(bytes));
    try {
      for await (const reading of format.read(chunks)) {
        batch.add(reading, format.game, file.name);
        if (batch.isFull()) yield batch.take();
      }
    } catch (error) {
      // The browser no longer reads the file: it was moved, changed or is too large for it.
      batch.addFault(brokenFile(file.name, error));
    }
  }
  yield batch.take();
}

class OpenBatch {
  readonly #options: ImportOptions;
  readonly #updatedAt: string;
  #games: KeptGame[] = [];
  #faults: FileFault[] = [];
  #duplicates = 0;
  #unreadable = 0;
  #bytesRead = 0;
  #sinceMs: number;

  constructor(options: ImportOptions, updatedAt: string) {
    this.#options = options;
    this.#updatedAt = updatedAt;
    this.#sinceMs = options.nowMs();
  }

  add({ game, faults }: FileReading, gameId: string, file: string): void {
    for (const fault of faults) this.addFault({ ...fault, file });
    if (game === undefined || (faults.length > 0 && isEmpty(game))) {
      this.#unreadable += 1;
    } else if (this.#options.seen?.has(game.fingerprint)) {
      this.#duplicates += 1;
    } else {
      this.#options.seen?.add(game.fingerprint);
      const about = { id: newGameId(), game: gameId, origin: "imported" } as const;
      this.#games.push({ ...game, ...about, updatedAt: this.#updatedAt });
    }
  }

  addFault(fault: FileFault): void {
    this.#faults.push(fault);
  }

  addBytes(bytes: number): void {
    this.#bytesRead += bytes;
  }

  isFull(): boolean {
    const isLate = this.#options.nowMs() - this.#sinceMs >= BATCH_MS;
    return this.#games.length >= GAMES_AT_ONCE || isLate;
  }

  take(): Batch {
    const batch = {
      games: this.#games,
      faults: this.#faults,
      duplicates: this.#duplicates,
      unreadable: this.#unreadable,
      bytesRead: this.#bytesRead,
    };
    this.#games = [];
    this.#faults = [];
    this.#duplicates = 0;
    this.#unreadable = 0;
    this.#sinceMs = this.#options.nowMs();
    return batch;
  }
}

/** Whether nothing was found that a game has: the file is of another kind. */
function isEmpty({ plies, tags }: NonNullable<FileReading["game"]>): boolean {
  return plies === 0 && Object.keys(tags).every((name) => name === "Result");
}

/** Not every browser lets a stream be iterated over. */
async function* unpacked(file: GameFile): AsyncGenerator<Uint8Array, void> {
  const reader = file.stream().getReader();
  try {
    for (let isFirst = true; ; isFirst = false) {
      const { done, value } = await reader.read();
      if (done) return;
      if (isFirst && isPacked(value)) throw new Error("it is compressed; unpack it first");
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}

/** How files of zip, gzip, zstd, bzip2 and 7z begin. */
const PACKED = ["504b0304", "1f8b", "28b52ffd", "425a68", "377abcaf"];

function isPacked(bytes: Uint8Array): boolean {
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, "0"));
  return PACKED.some((signature) => start.join("").startsWith(signature));
}

async function* counted(
  chunks: AsyncIterable<Uint8Array>,
  count: (bytes: number) => void,
): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of chunks) {
    count(chunk.length);
    yield chunk;
  }
}

function brokenFile(file: string, error: unknown): FileFault {
  const reason = error instanceof Error ? error.message : String(error);
  const message = `the file could not be read to its end: ${reason}`;
  return { file, code: "broken-file", message, game: 0, line: 0, column: 0 };
}
