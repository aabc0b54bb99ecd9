import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";

/** A game in progress as it lies on disk. */
export interface KeptGame {
  readonly variant: string;
  readonly level: number;
  /** The sides that a person plays. */
  readonly people: readonly string[];
  readonly snapshot: unknown;
}

/** Where games are kept: `KIBITZ_HOME`, or the user's data folder. */
export function gamesFolder(environment: NodeJS.ProcessEnv, gameId: string): string {
  const data = environment.XDG_DATA_HOME || join(homedir(), ".local", "share");
  return join(environment.KIBITZ_HOME || join(data, "kibitz"), "games", gameId);
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

export async function keepGame(file: string, game: KeptGame): Promise<void> {
  await mkdir(join(file, ".."), { recursive: true });
  await writeAtomically(file, `${JSON.stringify(game)}\n`);
}

/** A kept game with the file that holds it. */
export interface FoundGame {
  readonly file: string;
  readonly game: KeptGame;
}

/** The newest game that is not over. Files that cannot be read are named to `complain` and left alone. */
export async function newestUnfinished(
  folder: string,
  complain: (sentence: string) => void,
): Promise<FoundGame | undefined> {
  for (const name of (await namesIn(folder)).reverse()) {
    const file = join(folder, name);
    const game = parseKeptGame(await textOf(file));
    if (game === undefined) complain(`${file} is damaged and was passed over`);
    else if (!isOver(game.snapshot)) return { file, game };
  }
  return undefined;
}

/** Empty where a folder has the name of a file. */
async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EISDIR") return "";
    throw error;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
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
