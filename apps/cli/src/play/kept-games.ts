import { open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { baseFolder, hasCode, makeFolder } from "@kibitz/engine/folders";

/** A game in progress as it lies on disk. */
export interface KeptGame {
  readonly variant: string;
  readonly level: number;
  /** The sides that a person plays. */
  readonly people: readonly string[];
  readonly snapshot: unknown;
}

/** Where games are kept: below `KIBITZ_HOME`, or in the user's data folder. */
export function gamesFolder(environment: NodeJS.ProcessEnv, gameId: string): string {
  const home = environment.KIBITZ_HOME || join(baseFolder("XDG_DATA_HOME", environment), "kibitz");
  return join(home, "games", gameId);
}

/** A name for a new game's file: names sort by age. */
export function newGameFile(folder: string, now: Date): string {
  return join(folder, `${now.toISOString().replace(/[:.]/g, "-")}.json`);
}

/** Writes the whole file or leaves the old one: the new text is on disk before it takes the name. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const draft = `${file}.${process.pid}.new`;
  try {
    await writeThrough(draft, text);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeThrough(file: string, text: string): Promise<void> {
  const handle = await open(file, "w");
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The file of one game. It is written by one program at a time, or nothing of either is lost. */
export class KeptFile {
  #path: string;
  /** What this program has read or written last; undefined for a new file. */
  #text: string | undefined;

  constructor(path: string, text?: string) {
    this.#path = path;
    this.#text = text;
  }

  get path(): string {
    return this.#path;
  }

  /**
   * Keeps the game as it is now. Where another program has gone on with the
   * file, the game goes to a new one, and `path` changes.
   */
  async keep(game: KeptGame): Promise<void> {
    const folder = dirname(this.#path);
    await makeFolder(folder);
    if ((await textOf(this.#path)) !== this.#text) this.#path = newGameFile(folder, new Date());
    this.#text = `${JSON.stringify(game)}\n`;
    await writeAtomically(this.#path, this.#text);
  }
}

/** A kept game with the file that holds it. */
export interface FoundGame {
  readonly file: KeptFile;
  readonly game: KeptGame;
}

/** The games that are not over, newest first. Files that cannot be read are named to `complain` and left alone. */
export async function* unfinishedGames(
  folder: string,
  complain: (sentence: string) => void,
): AsyncGenerator<FoundGame, void> {
  for (const name of (await namesIn(folder)).reverse()) {
    const path = join(folder, name);
    const text = (await textOf(path)) ?? "";
    const game = parseKeptGame(text);
    if (game === undefined) complain(`${path} is damaged and was passed over`);
    else if (!isOver(game.snapshot)) yield { file: new KeptFile(path, text), game };
  }
}

/** Undefined where there is nothing; empty where a folder, a pipe or a device has the name. */
async function textOf(file: string): Promise<string | undefined> {
  try {
    return (await stat(file)).isFile() ? await readFile(file, "utf8") : "";
  } catch (error) {
    if (hasCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  } catch (error) {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  }
}

function parseKeptGame(text: string): KeptGame | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  const { variant, level, people, snapshot } = value as Partial<KeptGame>;
  const isWhole =
    typeof variant === "string" &&
    typeof level === "number" &&
    Array.isArray(people) &&
    typeof snapshot === "object" &&
    snapshot !== null;
  return isWhole ? (value as KeptGame) : undefined;
}

function isOver(snapshot: unknown): boolean {
  const { status } = snapshot as { readonly status?: { readonly kind?: string } };
  return status?.kind === "over";
}
