import { plain } from "@kibitz/rules";
import { Command, CommanderError } from "commander";
import { addAnalyse } from "./commands/analyse.ts";
import { addBench } from "./commands/bench.ts";
import { addMatch } from "./commands/match.ts";
import { addPerft } from "./commands/perft.ts";
import { addPlay } from "./commands/play.ts";
import { addServe } from "./commands/serve.ts";
import { addSolve } from "./commands/solve.ts";
import { addUci } from "./commands/uci.ts";
import type { Console } from "./console.ts";
import { EXIT, InputFault, InterruptedError } from "./fault.ts";

/** Runs one command line, which opens the studio when it is empty, and returns its exit code. */
export async function runCommand(args: readonly string[], console: Console): Promise<number> {
  try {
    const words = args.length === 0 ? ["serve"] : args;
    const program = createProgram(console);
    refuseUnknownCommand(program, words[0]);
    await program.parseAsync(words, { from: "user" });
    return EXIT.done;
  } catch (error) {
    return report(error, console);
  }
}

function createProgram(console: Console): Command {
  const program = new Command("kibitz")
    .description("A studio for classic board games: play, analyse, and build engines.")
    .version("0.1.0")
    .exitOverride()
    .addHelpText("after", "\nWithout a command, kibitz serves the studio.")
    .showSuggestionAfterError()
    .configureOutput({
      writeOut: (text) => console.print(text.trimEnd()),
      writeErr: (text) => console.note(text.trimEnd()),
    });
  for (const add of [addServe, addPlay, addAnalyse, addSolve, addPerft, addBench, addMatch, addUci])
    add(program, console);
  for (const command of program.commands) command.copyInheritedSettings(program).exitOverride();
  return program;
}

/** Commander would answer `anything --help` with the general help. */
function refuseUnknownCommand(program: Command, word = ""): void {
  const known = [
    "help",
    ...program.commands.flatMap((command) => [command.name(), ...command.aliases()]),
  ];
  if (word.startsWith("-") || known.includes(word)) return;
  throw new InputFault(`there is no command "${plain(word)}"; there are: ${known.join(", ")}`);
}

/** Tells a fault on standard error; commander has already told its own. */
function report(error: unknown, console: Console): number {
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.badInput;
  if (error instanceof InputFault) {
    console.note(`kibitz: ${error.message}`);
    return EXIT.badInput;
  }
  if (error instanceof InterruptedError) {
    console.note(error.message);
    return EXIT.interrupted;
  }
  console.note(`kibitz: ${error instanceof Error ? error.message : String(error)}`);
  return EXIT.failed;
}
