import { Command, CommanderError } from "commander";
import { addAnalyse } from "./commands/analyse.ts";
import { addBench } from "./commands/bench.ts";
import { addMatch } from "./commands/match.ts";
import { addPerft } from "./commands/perft.ts";
import { addPlay } from "./commands/play.ts";
import { addServe } from "./commands/serve.ts";
import { addUci } from "./commands/uci.ts";
import type { Console } from "./console.ts";
import { EXIT, InputFault, InterruptedError } from "./fault.ts";

/** Runs one command line, which opens the studio when it is empty, and returns its exit code. */
export async function runCommand(args: readonly string[], console: Console): Promise<number> {
  try {
    const words = args.length === 0 ? ["serve"] : args;
    await createProgram(console).parseAsync(words, { from: "user" });
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
    .showSuggestionAfterError()
    .configureOutput({
      writeOut: (text) => console.print(text.trimEnd()),
      writeErr: (text) => console.note(text.trimEnd()),
    });
  for (const add of [addServe, addPlay, addAnalyse, addPerft, addBench, addMatch, addUci])
    add(program, console);
  for (const command of program.commands) command.copyInheritedSettings(program).exitOverride();
  return program;
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
