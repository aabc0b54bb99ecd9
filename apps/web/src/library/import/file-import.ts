import { decodeGameFile, gameNamed, type PgnFault, unknownGameMessage } from "@kibitz/records";
import type { Result } from "@kibitz/rules";
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
  /** Of which not even the first move could be read. */
  readonly unreadable: number;
  readonly faults: readonly FileFault[];
  /** Of all files together, since the beginning. */
  readonly bytesRead: number;
}

export interface ImportOptions {
  /** Of a file, by its name and the beginning of its text. */
  readonly format: (fileName: string, start: string) => Result<FileFormat, PgnFault>;
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
    const chunks = counted(unpacked(file), (bytes) => batch.addBytes(bytes));
    try {
      const { start, all } = await opened(chunks);
      const format = options.format(file.name, start);
      if (!format.ok) {
        batch.refuse(format.error, file.name);
        await chunks.return();
        continue;
      }
      for await (const reading of format.value.read(all)) {
        batch.add(reading, format.value.game, file.name);
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

  /** Leaves out a file of which nothing can be read. */
  refuse(fault: PgnFault, file: string): void {
    this.addFault({ ...fault, file });
    this.#unreadable += 1;
  }

  add(reading: FileReading, gameId: string, file: string): void {
    const { game } = reading;
    for (const fault of faultsOf(reading)) this.addFault({ ...fault, file });
    if (game === undefined || isEmpty(reading)) {
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

/** Whether not one move was read and something was wrong: the text is of another kind. */
const isEmpty = ({ game, faults }: FileReading): boolean => game?.plies === 0 && faults.length > 0;

/** Of the moves of a game that is not known, no more than that is worth saying. */
function faultsOf(reading: FileReading): readonly PgnFault[] {
  const name = reading.game?.tags.Game ?? "";
  const [first] = reading.faults;
  if (first === undefined || !isEmpty(reading) || gameNamed(name) !== "unknown") {
    return reading.faults;
  }
  return [{ ...first, code: "other-game", message: unknownGameMessage(name) }];
}

/** More than the first tags of any file. */
const START_BYTES = 64 * 1024;

/** The beginning of a file as text, with all of its chunks. */
async function opened(chunks: AsyncGenerator<Uint8Array, void>): Promise<{
  readonly start: string;
  readonly all: AsyncIterable<Uint8Array>;
}> {
  const first = (await chunks.next()).value ?? new Uint8Array();
  return { start: decodeGameFile(first.subarray(0, START_BYTES)), all: joined(first, chunks) };
}

async function* joined(
  first: Uint8Array,
  others: AsyncGenerator<Uint8Array, void>,
): AsyncGenerator<Uint8Array, void> {
  try {
    yield first;
    yield* others;
  } finally {
    await others.return();
  }
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
