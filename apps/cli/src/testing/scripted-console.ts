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

/** A console without input, and what is written to it. */
export function scriptedConsole(input = "") {
  const printed: string[] = [];
  const noted: string[] = [];
  const console: Console = {
    input: Readable.from([input]),
    print: (line) => void printed.push(line),
    note: (line) => void noted.push(line),
    colour: false,
    interactive: false,
  };
  return { console, printed, noted };
}

/** Runs a command line as a script would, with `input` on standard input. */
export async function run(args: readonly string[], input = ""): Promise<CommandRun> {
  const { console, printed, noted } = scriptedConsole(input);
  const exitCode = await runCommand(args, console);
  return { exitCode, printed: printed.join("\n"), noted: noted.join("\n") };
}
