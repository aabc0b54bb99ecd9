/** What a person may type in a game. */
export type Instruction =
  | { readonly kind: "move"; readonly text: string }
  | { readonly kind: "save"; readonly file: string }
  | { readonly kind: Word };

/** A command of one word. */
export type Word = (typeof WORDS)[number]["kind"];

const WORDS = [
  { kind: "undo", names: ["undo", "u"], help: "take back your last move" },
  { kind: "redo", names: ["redo"], help: "play it again" },
  { kind: "hint", names: ["hint", "h"], help: "see what the engine would play" },
  { kind: "now", names: ["now"], help: "have the engine move at once" },
  { kind: "draw", names: ["draw"], help: "offer a draw, or claim one that is yours" },
  { kind: "resign", names: ["resign"], help: "give the game up" },
  { kind: "moves", names: ["moves"], help: "list the legal moves" },
  { kind: "game", names: ["game"], help: "list the moves played" },
  { kind: "position", names: ["position", "fen"], help: "show the position as text" },
  { kind: "board", names: ["board", "b"], help: "draw the board again" },
  { kind: "flip", names: ["flip"], help: "turn the board round" },
  { kind: "retry", names: ["retry"], help: "ask an engine that has failed once more" },
  { kind: "help", names: ["help", "?"], help: "show this list" },
  { kind: "quit", names: ["quit", "exit", "q"], help: "leave; the game is kept" },
] as const;

/** How moves and commands are told apart. */
export interface Wording {
  /** These letters alone are moves, and no short forms of commands. */
  readonly moveLetters?: string | undefined;
}

/** Reads a line; every text that is no command is taken for a move. */
export function parseInstruction(line: string, wording: Wording = {}): Instruction | undefined {
  const text = line.trim();
  if (text === "") return undefined;
  const [first = "", ...rest] = text.split(/\s+/);
  const name = first.toLowerCase();
  if (name === "save") return { kind: "save", file: rest.join(" ") };
  const word =
    rest.length === 0 && WORDS.find(({ names }) => namesIn(wording, names).includes(name));
  return word ? { kind: word.kind } : { kind: "move", text };
}

const namesIn = ({ moveLetters = "" }: Wording, names: readonly string[]): readonly string[] =>
  names.filter((name) => name.length > 1 || !moveLetters.includes(name));

/** The list of commands for people. */
export function instructionHelp(moveExamples: string, wording: Wording = {}): string {
  const rows: (readonly [string, string])[] = [
    [moveExamples, "make a move"],
    ...WORDS.map(({ names, help }) => [namesIn(wording, names).join(", "), help] as const),
    ["save FILE", "write the game to a file"],
  ];
  const width = Math.max(...rows.map(([words]) => words.length));
  return rows.map(([words, help]) => `  ${words.padEnd(width)}  ${help}`).join("\n");
}
