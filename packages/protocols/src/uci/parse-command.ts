import { err, excerpt, ok, type Result } from "@kibitz/rules";
import type { LineFault } from "../fault.ts";
import type { UciCommand } from "./command.ts";
import { parseGo } from "./parse-go.ts";
import { joinTokens, type Token, tokenize } from "./token.ts";

/** A command and the words of its line that were passed over. */
export interface ParsedCommand {
  readonly command: UciCommand;
  readonly ignored: readonly LineFault[];
}

/** Longer lines are refused unread; a game of 20,000 plies needs a tenth of it. */
export const MAX_LINE_LENGTH = 2 ** 21;

type ArgumentParser = (words: readonly Token[], end: number) => Result<ParsedCommand, LineFault>;

const ARGUMENT_PARSERS: Readonly<Record<string, ArgumentParser>> = {
  uci: bare("uci"),
  isready: bare("isready"),
  ucinewgame: bare("ucinewgame"),
  stop: bare("stop"),
  ponderhit: bare("ponderhit"),
  quit: bare("quit"),
  debug: parseDebug,
  register: () => ok({ command: { kind: "register" }, ignored: [] }),
  setoption: parseSetOption,
  position: parsePosition,
  go: parseGo,
};

/**
 * Reads one line of a controller; undefined when it is blank. As the protocol
 * asks, unknown words before a command are passed over; but `quit` and the
 * extensions count only as the first word, so that chatter cannot end an engine.
 */
export function parseCommand(
  line: string,
  extensions: ReadonlySet<string> = new Set(),
): Result<ParsedCommand | undefined, LineFault> {
  if (line.length > MAX_LINE_LENGTH) return err(tooLong(line));
  const words = tokenize(line);
  const first = words[0];
  if (first === undefined) return ok(undefined);
  if (extensions.has(first.text)) return ok(extension(first.text, words.slice(1)));
  const index = words.findIndex((word, at) => isCommand(word.text, at));
  const parser = ARGUMENT_PARSERS[words[index]?.text ?? ""];
  if (parser === undefined) return err(unknownCommand(first));
  const parsed = parser(words.slice(index + 1), line.length);
  return parsed.ok && index > 0 ? ok(withIgnored(parsed.value, unknownCommand(first))) : parsed;
}

function isCommand(text: string, index: number): boolean {
  return Object.hasOwn(ARGUMENT_PARSERS, text) && (index === 0 || text !== "quit");
}

function extension(name: string, words: readonly Token[]): ParsedCommand {
  return { command: { kind: "extension", name, words }, ignored: [] };
}

function withIgnored(parsed: ParsedCommand, fault: LineFault): ParsedCommand {
  return { command: parsed.command, ignored: [fault, ...parsed.ignored] };
}

type BareKind = "uci" | "isready" | "ucinewgame" | "stop" | "ponderhit" | "quit";

function bare(kind: BareKind): ArgumentParser {
  return (words) => {
    const ignored = words.slice(0, 1).map((word) => unexpected(word, `nothing after '${kind}'`));
    return ok({ command: { kind }, ignored });
  };
}

function parseDebug(words: readonly Token[], end: number): Result<ParsedCommand, LineFault> {
  const word = words[0];
  if (word === undefined) return err(missing("debug needs 'on' or 'off'", end));
  if (word.text !== "on" && word.text !== "off") return err(unexpected(word, "'on' or 'off'"));
  return ok({ command: { kind: "debug", on: word.text === "on" }, ignored: [] });
}

function parseSetOption(words: readonly Token[], end: number): Result<ParsedCommand, LineFault> {
  const first = words[0];
  if (first === undefined) return err(missing("setoption needs 'name <option>'", end));
  if (first.text !== "name") return err(unexpected(first, "'name'"));
  const valueAt = words.findIndex((word, index) => index > 1 && word.text === "value");
  const name = joinTokens(valueAt < 0 ? words.slice(1) : words.slice(1, valueAt));
  if (name === "") return err(missing("setoption needs an option after 'name'", end));
  if (valueAt < 0) return ok({ command: { kind: "setoption", name }, ignored: [] });
  const value = joinTokens(words.slice(valueAt + 1));
  return ok({ command: { kind: "setoption", name, value }, ignored: [] });
}

function parsePosition(words: readonly Token[], end: number): Result<ParsedCommand, LineFault> {
  const first = words[0];
  if (first === undefined) return err(missing("position needs 'startpos' or 'fen <fen>'", end));
  if (first.text !== "startpos" && first.text !== "fen") {
    return err(unexpected(first, "'startpos' or 'fen'"));
  }
  const movesAt = words.findIndex((word) => word.text === "moves");
  const head = movesAt < 0 ? words.slice(1) : words.slice(1, movesAt);
  const moves = movesAt < 0 ? [] : words.slice(movesAt + 1);
  return first.text === "fen" ? withFen(head, moves, end) : fromStart(head, moves);
}

function withFen(
  head: readonly Token[],
  moves: readonly Token[],
  end: number,
): Result<ParsedCommand, LineFault> {
  const at = head[0]?.at;
  if (at === undefined) return err(missing("position fen needs a FEN", end));
  const fen = { text: joinTokens(head), at };
  return ok({ command: { kind: "position", fen, moves }, ignored: [] });
}

function fromStart(
  head: readonly Token[],
  moves: readonly Token[],
): Result<ParsedCommand, LineFault> {
  const stray = head[0];
  if (stray !== undefined) return err(unexpected(stray, "'moves'"));
  return ok({ command: { kind: "position", moves }, ignored: [] });
}

function missing(message: string, at: number): LineFault {
  return { code: "missing-word", message, at };
}

function unexpected(word: Token, wanted: string): LineFault {
  const message = `expected ${wanted}, not ${excerpt(word.text)}`;
  return { code: "unexpected-word", message, at: word.at };
}

function unknownCommand(word: Token): LineFault {
  const message = `unknown command ${excerpt(word.text)}`;
  return { code: "unknown-command", message, at: word.at };
}

function tooLong(line: string): LineFault {
  const message = `the line has ${line.length} characters; at most ${MAX_LINE_LENGTH} are read`;
  return { code: "line-too-long", message, at: MAX_LINE_LENGTH };
}
