import { access } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { Player } from "@kibitz/engine";
import type { Console } from "../console.ts";
import { InterruptedError } from "../fault.ts";
import type { GameEntry } from "../games/entry.ts";
import { type KeptFile, type KeptGame, writeAtomically } from "./kept-games.ts";
import { recordOf } from "./record.ts";
import type { Setup } from "./setup.ts";
import { TerminalGame } from "./terminal-game.ts";

/** One game at the terminal, kept on disk from move to move. */
export class Sitting<P, M, S extends string> {
  readonly #entry: GameEntry<P, M, S>;
  readonly #setup: Setup<P, M, S>;
  readonly #engine: Player<P, M>;
  readonly #file: KeptFile;
  readonly #console: Console;
  /** The end of the last write: a snapshot never overtakes a later one. */
  #kept: Promise<void> = Promise.resolve();
  /** Whether the last write has failed. */
  #isUnkept = false;

  constructor(
    entry: GameEntry<P, M, S>,
    setup: Setup<P, M, S>,
    engine: Player<P, M>,
    file: KeptFile,
    console: Console,
  ) {
    this.#entry = entry;
    this.#setup = setup;
    this.#engine = engine;
    this.#file = file;
    this.#console = console;
  }

  /** Plays until the game is over, the person leaves, or the input ends. */
  async play(ascii: boolean): Promise<void> {
    const { session, people } = this.#setup;
    session.subscribe((event) => {
      if (event.kind === "changed") this.#keep(event.snapshot);
    });
    const bottom =
      people.length === 1 ? (people[0] ?? session.game.sides[0]) : session.game.sides[0];
    const terminal = new TerminalGame({
      entry: this.#entry,
      session,
      variant: this.#setup.variant,
      adviser: this.#engine,
      console: this.#console,
      ascii,
      bottom,
      save: (state, file) => this.#save(state, file),
    });
    if (!session.start().ok) session.resume();
    const interrupted = await this.#converse(terminal);
    session.close();
    await this.#kept;
    this.#sayGoodbye(interrupted);
  }

  /** Reads lines while the game goes on; resolves to whether Ctrl-C ended it. */
  async #converse(terminal: TerminalGame<P, M, S>): Promise<boolean> {
    const { session, people } = this.#setup;
    const { input, interactive } = this.#console;
    const lines = createInterface({ input, ...(interactive && { output: process.stdout }) });
    let interrupted = false;
    const leave = () => {
      interrupted = true;
      lines.close();
    };
    lines.on("SIGINT", leave);
    process.once("SIGINT", leave);
    const over = session.settled().then((status) => status.kind === "over" && lines.close());
    if (interactive) this.#console.print("Type a move, or help for the commands.");
    for await (const line of lines) {
      // What a script writes is meant for the turn that follows the engine's answer.
      if (!interactive) await this.#awaitPerson();
      if (!(await terminal.take(line))) break;
      if (session.state.status.kind === "over") break;
    }
    lines.close();
    process.off("SIGINT", leave);
    // Nobody has to type anything for engines to play on.
    if (!interrupted && people.length === 0) await over;
    return interrupted;
  }

  /** Settles when a person is to move, or when the game stands still. */
  #awaitPerson(): Promise<void> {
    const { session, people } = this.#setup;
    const isEngineThinking = () =>
      people.length > 0 &&
      session.state.status.kind === "playing" &&
      session.participants[session.sideToMove].kind === "player";
    if (!isEngineThinking()) return Promise.resolve();
    return new Promise((resolve) => {
      const unsubscribe = session.subscribe(() => {
        if (isEngineThinking()) return;
        unsubscribe();
        resolve();
      });
    });
  }

  #keep(snapshot: unknown): void {
    const { variant, level, people } = this.#setup;
    this.#kept = this.#kept
      .then(() => this.#keepIn(this.#file, { variant, level, people, snapshot }))
      .then(() => {
        this.#isUnkept = false;
      })
      .catch((error: unknown) => {
        this.#isUnkept = true;
        const reason = error instanceof Error ? error.message : String(error);
        this.#console.note(`kibitz: the game cannot be kept in ${this.#file.path}: ${reason}`);
      });
  }

  async #keepIn(file: KeptFile, game: KeptGame): Promise<void> {
    const before = file.path;
    await file.keep(game);
    if (file.path === before) return;
    this.#console.note(`kibitz: another program has gone on with ${before}`);
    this.#console.note(`kibitz: from here on this game is kept in ${file.path}`);
  }

  async #save(state: Setup<P, M, S>["session"]["state"], file: string): Promise<void> {
    if (await isThere(file)) throw new Error("it is there already; name another file");
    const { session, variant } = this.#setup;
    const nameOf = (side: S) => session.participants[side].name;
    const record = recordOf(state, session.game.sides, nameOf, new Date());
    await writeAtomically(file, this.#entry.formatRecord(record, variant));
  }

  #sayGoodbye(interrupted: boolean): void {
    const isOver = this.#setup.session.state.status.kind === "over";
    const goOn = isOver
      ? ""
      : `; go on with: npx kibitz play ${this.#setup.session.game.id} --resume`;
    const text = this.#isUnkept
      ? "The game is not kept; what is wrong stands above."
      : `The game is kept in ${this.#file.path}${goOn}`;
    if (interrupted) throw new InterruptedError(text);
    this.#console.print(text);
  }
}

function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
