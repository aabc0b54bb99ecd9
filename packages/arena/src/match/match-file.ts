import { type FileHandle, open, readFile, truncate, writeFile } from "node:fs/promises";
import type { GameRecord } from "@kibitz/records";
import type { Game } from "@kibitz/rules";
import { MatchError } from "./contestant.ts";
import { type MatchTags, recordOfGame, resultOfRecord } from "./game-record.ts";
import type { EarlierResult, MatchGame } from "./run-match.ts";

/** How the games of one game are written to a file and read from it. */
export interface RecordFormat<P, M> {
  write(record: GameRecord<P, M>): string;
  read(text: string): Iterable<{ readonly record?: GameRecord<P, M> }>;
}

export interface MatchFileOptions<P, M, S extends string> extends MatchTags {
  readonly game: Game<P, M, S>;
  readonly format: RecordFormat<P, M>;
  /** As the report of the match names them. */
  readonly players: readonly [string, string];
  /** Go on with the games that the file holds; otherwise it must be new or empty. */
  readonly resume: boolean;
}

/**
 * The games of a match in a file. Each is written whole, and is on the disk
 * before the next result counts, so that an accident costs the games in
 * progress and nothing else.
 */
export interface MatchFile<P, M, S extends string> {
  /** The results that were there, for `MatchOptions.earlier`. */
  readonly earlier: readonly EarlierResult[];
  /** For `MatchOptions.keep`. */
  keep(game: MatchGame<P, M, S>): Promise<void>;
  close(): Promise<void>;
}

/** Opens the file of a match. Rejects with a `MatchError` when it cannot be used. */
export async function openMatchFile<P, M, S extends string>(
  path: string,
  options: MatchFileOptions<P, M, S>,
): Promise<MatchFile<P, M, S>> {
  const text = await textOf(path);
  const earlier = earlierResults(path, text, options);
  try {
    await setTailAside(path, text);
    return new AppendedFile(await open(path, "a"), earlier, options);
  } catch (error) {
    throw new MatchError(`The games cannot be kept in ${path}: ${messageOf(error)}.`);
  }
}

/** What a killed run left of its last game would spoil the games after it. */
async function setTailAside(path: string, text: string): Promise<void> {
  const whole = wholeGames(text);
  const tail = text.slice(whole.length);
  if (tail.trim() === "") return;
  await writeFile(`${path}.partial`, tail);
  await truncate(path, Buffer.byteLength(whole));
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return "";
    throw new MatchError(`${path} cannot be read: ${messageOf(error)}.`);
  }
}

function earlierResults<P, M, S extends string>(
  path: string,
  text: string,
  { resume, format, players }: MatchFileOptions<P, M, S>,
): readonly EarlierResult[] {
  if (text.trim() === "") return [];
  if (!resume)
    throw new MatchError(`${path} holds games already: resume its match, or name another file.`);
  const results = new Map<number, EarlierResult>();
  for (const { record } of format.read(wholeGames(text))) {
    const result = record && resultOfRecord(record, players);
    if (!result)
      throw new MatchError(
        `${path} holds games of another match than ${players[0]} against ${players[1]}: name another file.`,
      );
    results.set(result.number, result);
  }
  return [...results.values()];
}

/** The text up to the end of its last whole game. */
function wholeGames(text: string): string {
  const ends = [...text.matchAll(/(?:^|\s)(?:1-0|0-1|1\/2-1\/2)\r?\n(?=\r?\n|$)/g)];
  const last = ends.at(-1);
  return last ? text.slice(0, last.index + last[0].length) : "";
}

class AppendedFile<P, M, S extends string> implements MatchFile<P, M, S> {
  readonly earlier: readonly EarlierResult[];
  readonly #file: FileHandle;
  readonly #options: MatchFileOptions<P, M, S>;
  #needsBreak: boolean;
  /** The end of the last write: games do not mix. */
  #written: Promise<void> = Promise.resolve();

  constructor(
    file: FileHandle,
    earlier: readonly EarlierResult[],
    options: MatchFileOptions<P, M, S>,
  ) {
    this.#file = file;
    this.earlier = earlier;
    this.#options = options;
    this.#needsBreak = earlier.length > 0;
  }

  keep(game: MatchGame<P, M, S>): Promise<void> {
    this.#written = this.#written.then(() => this.#append(game));
    return this.#written;
  }

  async close(): Promise<void> {
    await this.#file.close();
  }

  async #append(game: MatchGame<P, M, S>): Promise<void> {
    const { format, game: referee } = this.#options;
    const text = format.write(recordOfGame(referee, game, this.#options));
    await this.#file.appendFile(this.#needsBreak ? `\n${text}` : text);
    await this.#file.datasync();
    this.#needsBreak = true;
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
