/** Where a command reads and writes, so that tests can stand in for the terminal. */
export interface Console {
  readonly input: NodeJS.ReadableStream;
  /** Writes one line of the program's result. */
  print(line: string): void;
  /** Writes one line about progress or a fault, never mixed with the result. */
  note(line: string): void;
  /** Whether results may be coloured. */
  readonly colour: boolean;
  /** Whether a person sees the result now. */
  readonly interactive: boolean;
}

export function processConsole(): Console {
  return {
    input: process.stdin,
    print: (line) => void process.stdout.write(`${line}\n`),
    note: (line) => void process.stderr.write(`${line}\n`),
    colour: wantsColour(process.env, process.stdout.isTTY === true),
    interactive: process.stdin.isTTY === true && process.stdout.isTTY === true,
  };
}

/** `NO_COLOR` (any value that is not empty) and `TERM=dumb` switch colour off. */
export function wantsColour(environment: NodeJS.ProcessEnv, isTerminal: boolean): boolean {
  const refused = (environment.NO_COLOR ?? "") !== "" || environment.TERM === "dumb";
  return isTerminal && !refused;
}
