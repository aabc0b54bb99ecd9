import { createKernelPlayer, LEVELS, type Player } from "@kibitz/engine";
import { type Command, Option } from "commander";
import type { Console } from "../console.ts";
import { InputFault } from "../fault.ts";
import type { GameEntry } from "../games/entry.ts";
import { withGame } from "../games/registry.ts";
import { clockOption, wholeNumber } from "../options.ts";
import { gamesFolder, KeptFile, newGameFile, unfinishedGames } from "../play/kept-games.ts";
import { type GameWishes, type Setup, setUpGame, setUpKeptGame } from "../play/setup.ts";
import { Sitting } from "../play/sitting.ts";
import {
  addGameArgument,
  addPositionOptions,
  chooseVariant,
  type VariantOptions,
} from "./shared.ts";

interface PlayOptions extends GameWishes, VariantOptions {
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
    .option(
      "--side <side>",
      "yours (chess: white or black; mancala: south or north), or random, both, or none to watch",
    )
    .option(
      "--clock <control>",
      "minutes+seconds for each side, as 5+3, or 5, 5d3, 40/90+30,30, 10+5x30",
      clockOption,
    )
    .addOption(
      new Option("--resume", "go on with the last unfinished game").conflicts(
        // The game has these of its own.
        ["level", "position", "variant", "pits", "seeds", "side", "clock"],
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
  const game = options.resume
    ? await openKeptGame(entry, folder, options, console)
    : await openNewGame(entry, folder, options);
  try {
    const { setup, engine, file } = game;
    await new Sitting(entry, setup, engine, file, console).play(options.ascii ?? false);
  } finally {
    await game.engine.close();
  }
}

/** A game that is about to be played, with the engine that has to be closed after it. */
interface OpenedGame<P, M, S extends string> {
  readonly setup: Setup<P, M, S>;
  readonly engine: Player<P, M>;
  readonly file: KeptFile;
}

async function openNewGame<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  folder: string,
  options: PlayOptions,
): Promise<OpenedGame<P, M, S>> {
  const variant = chooseVariant(entry, options);
  const file = new KeptFile(newGameFile(folder, new Date()));
  return open(entry, variant, file, (engine) => setUpGame(entry, variant, engine, options));
}

/** The newest game that can be gone on with; the others are named and left alone. */
async function openKeptGame<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  folder: string,
  options: PlayOptions,
  console: Console,
): Promise<OpenedGame<P, M, S>> {
  const complain = (sentence: string) => console.note(`kibitz: ${sentence}`);
  for await (const found of unfinishedGames(folder, complain)) {
    try {
      const variant = chooseVariant(entry, { variant: found.game.variant });
      const setUp = (engine: Player<P, M>) => setUpKeptGame(entry, engine, found, options.seed);
      return await open(entry, variant, found.file, setUp);
    } catch (error) {
      if (!(error instanceof InputFault)) throw error;
      complain(`${found.file.path} was passed over: ${error.message}`);
    }
  }
  throw new InputFault(`there is no unfinished game in ${folder}; start one without --resume`);
}

async function open<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  variant: string,
  file: KeptFile,
  setUp: (engine: Player<P, M>) => Setup<P, M, S>,
): Promise<OpenedGame<P, M, S>> {
  const engine = await createKernelPlayer(entry.kernel(variant));
  try {
    return { setup: setUp(engine), engine, file };
  } catch (error) {
    await engine.close();
    throw error;
  }
}
