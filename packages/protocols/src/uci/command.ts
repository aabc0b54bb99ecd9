import type { Token } from "./token.ts";

/** What a controller says to an engine. */
export type UciCommand =
  | { readonly kind: "uci" | "isready" | "ucinewgame" | "stop" | "ponderhit" | "quit" }
  | { readonly kind: "debug"; readonly on: boolean }
  | { readonly kind: "register" }
  | { readonly kind: "setoption"; readonly name: string; readonly value?: string }
  | PositionCommand
  | GoCommand
  /** A command outside the protocol that this engine offers, such as `d`. */
  | { readonly kind: "extension"; readonly name: string; readonly words: readonly Token[] };

export interface PositionCommand {
  readonly kind: "position";
  /** Absent: the start position of the game. */
  readonly fen?: Token;
  readonly moves: readonly Token[];
}

/** All limits are as the controller gave them; `infinite` and `ponder` withhold the answer. */
export interface GoCommand extends GoLimits {
  readonly kind: "go";
  readonly infinite?: boolean;
  readonly ponder?: boolean;
  readonly searchMoves?: readonly Token[];
}

export interface GoLimits {
  readonly depth?: number;
  readonly nodes?: number;
  readonly mate?: number;
  readonly moveTimeMs?: number;
  readonly firstTimeMs?: number;
  readonly secondTimeMs?: number;
  readonly firstIncrementMs?: number;
  readonly secondIncrementMs?: number;
  readonly movesToGo?: number;
  /** An extension: count leaves instead of searching. */
  readonly perft?: number;
}

/** The words for the numbers of `go`. In chess the first side is White. */
export const GO_WORDS: Readonly<Record<string, keyof GoLimits>> = {
  depth: "depth",
  nodes: "nodes",
  mate: "mate",
  movetime: "moveTimeMs",
  wtime: "firstTimeMs",
  btime: "secondTimeMs",
  winc: "firstIncrementMs",
  binc: "secondIncrementMs",
  movestogo: "movesToGo",
  perft: "perft",
};

export function formatPosition(fen: string | undefined, moves: readonly string[]): string {
  const start = fen === undefined ? "startpos" : `fen ${fen}`;
  return moves.length === 0 ? `position ${start}` : `position ${start} moves ${moves.join(" ")}`;
}

/** `searchmoves` comes last, since some engines take every word after it for a move. */
export function formatGo(go: Omit<GoCommand, "kind">): string {
  const words = ["go"];
  if (go.ponder) words.push("ponder");
  for (const [word, key] of Object.entries(GO_WORDS)) {
    const value = go[key];
    if (value !== undefined) words.push(word, String(value));
  }
  if (go.infinite) words.push("infinite");
  if (go.searchMoves) words.push("searchmoves", ...go.searchMoves.map((move) => move.text));
  return words.join(" ");
}

export function formatSetOption(name: string, value?: string): string {
  return value === undefined ? `setoption name ${name}` : `setoption name ${name} value ${value}`;
}
