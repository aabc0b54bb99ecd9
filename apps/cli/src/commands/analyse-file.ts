import { appendFile, readFile, writeFile } from "node:fs/promises";
import {
  createKernelPlayer,
  type GameReport,
  type Limits,
  type Player,
  type ReportProgress,
  reportGame,
} from "@kibitz/engine";
import { annotateRecord, decodeGameFile } from "@kibitz/records";
import type { Console } from "../console.ts";
import { InputFault, InterruptedError } from "../fault.ts";
import type { GameEntry, ReadGame } from "../games/entry.ts";
import { onInterrupt } from "../interrupt.ts";
import { formatReport, jsonReport } from "../report-text.ts";

export interface AnalyseFileOptions {
  /** For each position; those of the report itself when absent. */
  readonly limits?: Limits;
  readonly threads: number;
  readonly hashMiB: number;
  readonly json: boolean;
  /** Where the games are written with what was found; it must not exist yet. */
  readonly pgn?: string;
}

/** Judges every move of the games in a file. Throws an `InputFault` when there is none to read. */
export async function analyseFile<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  file: string,
  options: AnalyseFileOptions,
  console: Console,
): Promise<void> {
  const games = [...entry.readRecords(await textOf(file))];
  for (const { faults } of games) for (const fault of faults) console.note(`${file}: ${fault}`);
  const playable = games.filter(({ line }) => line.moves.length > 0);
  if (playable.length === 0) throw new InputFault(`${file} holds no game with moves`);
  if (options.pgn !== undefined) await createFile(options.pgn);
  const players = new VariantPlayers(entry, options);
  const interruption = new AbortController();
  const release = onInterrupt(() => interruption.abort());
  const run = new FileRun(entry, players, options, console, interruption.signal);
  try {
    for (const game of playable) {
      if (!interruption.signal.aborted) await run.judge(game);
    }
    run.finish();
    if (interruption.signal.aborted) throw new InterruptedError("The analysis was interrupted.");
  } finally {
    release();
    await players.close();
  }
}

/** The engine for games of one variant after the other; each variant may have its own. */
class VariantPlayers<P, M, S extends string> {
  readonly #entry: GameEntry<P, M, S>;
  readonly #options: AnalyseFileOptions;
  #present: { readonly variant: string; readonly player: Player<P, M> } | undefined;

  constructor(entry: GameEntry<P, M, S>, options: AnalyseFileOptions) {
    this.#entry = entry;
    this.#options = options;
  }

  async of(variant: string): Promise<Player<P, M>> {
    if (this.#present?.variant === variant) return this.#present.player;
    await this.close();
    const player = await createKernelPlayer(this.#entry.kernel(variant), this.#options);
    this.#present = { variant, player };
    return player;
  }

  async close(): Promise<void> {
    await this.#present?.player.close();
    this.#present = undefined;
  }
}

async function textOf(file: string): Promise<string> {
  try {
    return decodeGameFile(await readFile(file));
  } catch (error) {
    throw new InputFault(`${file} cannot be read: ${reasonOf(error)}`);
  }
}

/** Makes sure before the long work that there will be a place for its result. */
async function createFile(file: string): Promise<void> {
  try {
    await writeFile(file, "", { flag: "wx" });
  } catch (error) {
    throw new InputFault(
      `${file} cannot be created (${reasonOf(error)}); give --pgn a name that is free`,
    );
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The work on the games of one file. An interruption ends it early and loses nothing found. */
class FileRun<P, M, S extends string> {
  readonly #entry: GameEntry<P, M, S>;
  readonly #players: VariantPlayers<P, M, S>;
  readonly #options: AnalyseFileOptions;
  readonly #console: Console;
  readonly #signal: AbortSignal;
  readonly #reports: unknown[] = [];
  #hasWritten = false;

  constructor(
    entry: GameEntry<P, M, S>,
    players: VariantPlayers<P, M, S>,
    options: AnalyseFileOptions,
    console: Console,
    signal: AbortSignal,
  ) {
    this.#entry = entry;
    this.#players = players;
    this.#options = options;
    this.#console = console;
    this.#signal = signal;
  }

  async judge(read: ReadGame<P, M>): Promise<void> {
    const game = this.#entry.game(read.variant);
    const report = await this.#search(read);
    const { json, pgn } = this.#options;
    if (json) this.#reports.push(jsonReport(game, read, report));
    else this.#console.print(formatReport(game, read, report));
    if (pgn !== undefined && read.record !== undefined) {
      const annotated = annotateRecord(game, read.record, report);
      const between = this.#hasWritten ? "\n" : "";
      await appendFile(pgn, between + this.#entry.formatRecord(annotated, read.variant));
      this.#hasWritten = true;
    }
  }

  finish(): void {
    if (this.#options.json) this.#console.print(JSON.stringify({ games: this.#reports }));
  }

  async #search({ title, variant, line }: ReadGame<P, M>): Promise<GameReport<M, S>> {
    const game = this.#entry.game(variant);
    const { limits } = this.#options;
    const options = { signal: this.#signal, ...(limits && { limits }) };
    const announce = progressNotes((text) => this.#console.note(`${title}: ${text}`));
    let report: GameReport<M, S> | undefined;
    const player = await this.#players.of(variant);
    for await (const stage of reportGame(game, player, line, options)) {
      announce(stage.progress);
      report = stage;
    }
    if (report === undefined) throw new Error("a report has at least one stage");
    return report;
  }
}

/** Says at each quarter of a long work how far it has come. */
function progressNotes(note: (text: string) => void): (progress: ReportProgress) => void {
  let quartersSaid = 0;
  return ({ done, total }) => {
    const quarters = Math.floor((4 * done) / total);
    if (quarters <= quartersSaid || done === total) return;
    quartersSaid = quarters;
    note(`${done} of ${total} searches done`);
  };
}
