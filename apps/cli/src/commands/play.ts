import { createInterface } from "node:readline";
import { createKernelPlayer, LEVELS, type Player } from "@kibitz/engine";
import { type Command, Option } from "commander";
import type { Console } from "../console.ts";
import { InputFault, InterruptedError } from "../fault.ts";
import type { GameEntry } from "../games/entry.ts";
import { withGame } from "../games/registry.ts";
import { clockOption, wholeNumber } from "../options.ts";
import {
  type FoundGame,
  gamesFolder,
  keepGame,
  newestUnfinished,
  newGameFile,
  writeAtomically,
} from "../play/kept-games.ts";
import { recordOf } from "../play/record.ts";
import { type GameWishes, type Setup, setUpGame, setUpKeptGame } from "../play/setup.ts";
import { TerminalGame } from "../play/terminal-game.ts";
import { addGameArgument, addPositionOptions, chooseVariant } from "./shared.ts";

interface PlayOptions extends GameWishes {
  readonly variant?: string;
  readonly resume?: boolean;
  readonly ascii?: boolean;
}

const DEFAULT_LEVEL = 3;

export function addPlay(program: Command, console: Console): void {
  const command = program.command("play").description("play against the engine or a friend");
  addPositionOptions(addGameArgument(command))
    .option(
      "--level <number>",
      "strength of the engine",
      wholeNumber(1, LEVELS.length),
      DEFAULT_LEVEL,
    )
    .option("--side <side>", "yours (chess: white or black), or both, or none to watch")
    .option(
      "--clock <control>",
      "minutes+seconds for each side, as 5+3, or 5, 5d3, 40/90+30,30, 10+5x30",
      clockOption,
    )
    .addOption(
      new Option("--resume", "go on with the last unfinished game").conflicts(
        // The game has these of its own.
        ["position", "variant", "side", "clock"],
      ),
    )
    .option("--ascii", "draw the board with letters")
    .option("--seed <number>", "make the engine's choices repeatable", wholeNumber(0, 2 ** 32 - 1))
    .action((id: string, options: PlayOptions) =>
      withGame(id, (entry) => play(id, entry, options, console)),
    );
}

async function play<P, M, S extends string>(
  id: string,
  entry: GameEntry<P, M, S>,
  options: PlayOptions,
  console: Console,
): Promise<void> {
  const folder = gamesFolder(process.env, id);
  const found = options.resume ? await findGame(folder, console) : undefined;
  const variant = chooseVariant(entry, found?.game.variant ?? options.variant);
  const engine = await createKernelPlayer(entry.kernel(variant));
  try {
    const setup = found
      ? setUpKeptGame(entry, engine, found, options.seed)
      : setUpGame(entry, variant, engine, options);
    const file = found?.file ?? newGameFile(folder, new Date());
    await new Sitting(entry, setup, engine, file, console).play(options.ascii ?? false);
  } finally {
    await engine.close();
  }
}

async function findGame(folder: string, console: Console): Promise<FoundGame> {
  const found = await newestUnfinished(folder, (sentence) => console.note(`kibitz: ${sentence}`));
  if (found !== undefined) return found;
  throw new InputFault(`there is no unfinished game in ${folder}; start one without --resume`);
}

/** One game at the terminal, kept on disk from move to move. */
class Sitting<P, M, S extends string> {
  readonly #entry: GameEntry<P, M, S>;
  readonly #setup: Setup<P, M, S>;
  readonly #engine: Player<P, M>;
  readonly #file: string;
  readonly #console: Console;
  /** The end of the last write: a snapshot never overtakes a later one. */
  #kept: Promise<void> = Promise.resolve();
  /** Whether the last write has failed. */
  #isUnkept = false;

  constructor(
    entry: GameEntry<P, M, S>,
    setup: Setup<P, M, S>,
    engine: Player<P, M>,
    file: string,
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
    const { session } = this.#setup;
    const isEngineThinking = () =>
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
      .then(() => keepGame(this.#file, { variant, level, people, snapshot }))
      .then(() => {
        this.#isUnkept = false;
      })
      .catch((error: unknown) => {
        this.#isUnkept = true;
        const reason = error instanceof Error ? error.message : String(error);
        this.#console.note(`kibitz: the game cannot be kept in ${this.#file}: ${reason}`);
      });
  }

  async #save(state: Setup<P, M, S>["session"]["state"], file: string): Promise<void> {
    const { session, variant } = this.#setup;
    const nameOf = (side: S) => session.participants[side].name;
    const record = recordOf(state, session.game.sides, nameOf, new Date());
    await writeAtomically(file, this.#entry.formatRecord(record, variant));
  }

  #sayGoodbye(interrupted: boolean): void {
    if (this.#setup.session.state.status.kind === "over") return;
    const text = this.#isUnkept
      ? "The game is not kept; what is wrong stands above."
      : `The game is kept; go on with: kibitz play ${this.#setup.session.game.id} --resume`;
    if (interrupted) throw new InterruptedError(text);
    this.#console.print(text);
  }
}
