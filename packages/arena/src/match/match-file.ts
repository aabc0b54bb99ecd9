import { type FileHandle, open, readFile, truncate, writeFile } from "node:fs/promises";
import { type GameRecord, treeOfMoves } from "@kibitz/records";
import type { Game } from "@kibitz/rules";
import { MatchError } from "./contestant.ts";
import { type MatchTags, recordOfGame, resultOfRecord } from "./game-record.ts";
import type { EarlierResult, MatchGame } from "./run-match.ts";

const VARIANT_TAG = "Variant";

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
  /** Where the half-written game that a killed run had left now lies. */
  readonly setAside: string | undefined;
  /** For `MatchOptions.keep`. */
  keep(game: MatchGame<P, M, S>): Promise<void>;
  close(): Promise<void>;
}

/** Opens the file of a match. Rejects with a `MatchError` when it cannot be used. */
export async function openMatchFile<P, M, S extends string>(
  path: string,
  options: MatchFileOptions<P, M, S>,
): Promise<MatchFile<P, M, S>> {
  const content = await contentOf(path);
  const wholeBytes = lengthOfWholeGames(content);
  const whole = content.subarray(0, wholeBytes).toString("utf8");
  refuseForeign(path, content, wholeBytes, options.resume);
  const earlier = earlierResults(path, whole, options);
  try {
    const tail = content.subarray(wholeBytes);
    const setAside = isBlank(tail) ? undefined : await setTailAside(path, tail, wholeBytes);
    return new AppendedFile(path, await open(path, "a"), earlier, setAside, options);
  } catch (error) {
    throw new MatchError(`The games cannot be kept in ${path}: ${messageOf(error)}.`);
  }
}

const isBlank = (content: Buffer): boolean => content.toString("latin1").trim() === "";

/** Only a match's own file is gone on with: whole games, or the beginning of the first. */
function refuseForeign(path: string, content: Buffer, wholeBytes: number, resume: boolean): void {
  if (isBlank(content)) return;
  if (!resume)
    throw new MatchError(
      `${path} holds something already: resume its match, or name another file.`,
    );
  if (wholeBytes === 0 && !content.toString("latin1").startsWith("[Event "))
    throw new MatchError(`${path} is not the file of a match: name another file.`);
}

/**
 * What a killed run left of its last game would spoil the games after it. Its
 * bytes go to a new file, whose path is returned.
 */
async function setTailAside(path: string, tail: Buffer, wholeBytes: number): Promise<string> {
  for (let number = 1; ; number++) {
    const aside = `${path}.partial${number === 1 ? "" : `-${number}`}`;
    try {
      await writeFile(aside, tail, { flag: "wx" });
    } catch (error) {
      if (isCode(error, "EEXIST")) continue;
      throw error;
    }
    await truncate(path, wholeBytes);
    return aside;
  }
}

async function contentOf(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    if (isCode(error, "ENOENT")) return Buffer.alloc(0);
    throw new MatchError(`${path} cannot be read: ${messageOf(error)}.`);
  }
}

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

function earlierResults<P, M, S extends string>(
  path: string,
  text: string,
  options: MatchFileOptions<P, M, S>,
): readonly EarlierResult[] {
  const { format, players, timeControl } = options;
  const variant = variantTag(options);
  const results = new Map<number, EarlierResult>();
  for (const { record } of format.read(text)) {
    const result = record && resultOfRecord(record, players);
    if (!result)
      throw new MatchError(
        `${path} holds games of another match than ${players[0]} against ${players[1]}: name another file.`,
      );
    refuseOther(path, "at", record.tags.get("TimeControl"), timeControl);
    refuseOther(path, "of", record.tags.get(VARIANT_TAG), variant);
    results.set(result.number, result);
  }
  return [...results.values()];
}

/** Games played under other conditions belong to another match, where both say which. */
function refuseOther(path: string, word: string, found?: string, own?: string): void {
  if (found === undefined || own === undefined || found === own) return;
  throw new MatchError(
    `${path} holds games ${word} ${found}, not ${word} ${own}: resume with that, or name another file.`,
  );
}

/** What the records of this match say of their rules; undefined where these need no word. */
function variantTag<P, M, S extends string>({
  game,
  format,
}: MatchFileOptions<P, M, S>): string | undefined {
  const tree = treeOfMoves<M>([]);
  const text = format.write({ tags: new Map(), start: game.start(), tree, result: "*" });
  const [read] = format.read(text);
  return read?.record?.tags.get(VARIANT_TAG);
}

/** The bytes up to the end of the last whole game; Latin-1 has a character for each byte. */
function lengthOfWholeGames(content: Buffer): number {
  const ends = /(?:^|\s)(?:1-0|0-1|1\/2-1\/2)\r?\n(?=\r?\n|$)/g;
  const last = [...content.toString("latin1").matchAll(ends)].at(-1);
  return last ? last.index + last[0].length : 0;
}

class AppendedFile<P, M, S extends string> implements MatchFile<P, M, S> {
  readonly earlier: readonly EarlierResult[];
  readonly setAside: string | undefined;
  readonly #path: string;
  readonly #file: FileHandle;
  readonly #options: MatchFileOptions<P, M, S>;
  #needsBreak: boolean;
  /** The end of the last write: games do not mix. */
  #written: Promise<void> = Promise.resolve();

  constructor(
    path: string,
    file: FileHandle,
    earlier: readonly EarlierResult[],
    setAside: string | undefined,
    options: MatchFileOptions<P, M, S>,
  ) {
    this.#path = path;
    this.#file = file;
    this.earlier = earlier;
    this.setAside = setAside;
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
    try {
      await this.#file.appendFile(this.#needsBreak ? `\n${text}` : text);
      await this.#file.datasync();
    } catch (error) {
      throw new MatchError(`The games cannot be kept in ${this.#path}: ${messageOf(error)}.`);
    }
    this.#needsBreak = true;
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
