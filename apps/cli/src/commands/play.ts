import { createKernelPlayer, LEVELS } from "@kibitz/engine";
import { type Command, Option } from "commander";
import type { Console } from "../console.ts";
import { InputFault } from "../fault.ts";
import type { GameEntry } from "../games/entry.ts";
import { withGame } from "../games/registry.ts";
import { clockOption, wholeNumber } from "../options.ts";
import { type FoundGame, gamesFolder, newestUnfinished, newGameFile } from "../play/kept-games.ts";
import { type GameWishes, setUpGame, setUpKeptGame } from "../play/setup.ts";
import { Sitting } from "../play/sitting.ts";
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
        ["level", "position", "variant", "side", "clock"],
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
