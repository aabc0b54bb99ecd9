import { Readable } from "node:stream";
import type { Console } from "../console.ts";
import { runCommand } from "../program.ts";

export interface CommandRun {
  readonly exitCode: number;
  /** Standard output. */
  readonly printed: string;
  /** Standard error. */
  readonly noted: string;
}

/** Runs a command line as a script would, with `input` on standard input. */
export async function run(args: readonly string[], input = ""): Promise<CommandRun> {
  const printed: string[] = [];
  const noted: string[] = [];
  const console: Console = {
    input: Readable.from([input]),
    print: (line) => void printed.push(line),
    note: (line) => void noted.push(line),
    colour: false,
    interactive: false,
  };
  const exitCode = await runCommand(args, console);
  return { exitCode, printed: printed.join("\n"), noted: noted.join("\n") };
}
