import { plain } from "@kibitz/rules";
import { formatOption, type UciOption } from "./option.ts";

/** What an engine says to its controller. */
export type UciResponse =
  | { readonly kind: "id"; readonly field: "name" | "author"; readonly value: string }
  | { readonly kind: "uciok" | "readyok" }
  | { readonly kind: "option"; readonly option: UciOption }
  | { readonly kind: "bestmove"; readonly move?: string; readonly ponder?: string }
  | { readonly kind: "info"; readonly info: UciInfo }
  /** Chatter outside the protocol, or a line too broken to use. */
  | { readonly kind: "unknown" };

/** The fields of an `info` line; moves are still text. */
export interface UciInfo {
  readonly depth?: number;
  readonly seldepth?: number;
  readonly multipv?: number;
  readonly score?: UciScore;
  readonly wdl?: readonly [number, number, number];
  readonly nodes?: number;
  readonly nps?: number;
  readonly hashfull?: number;
  readonly tbhits?: number;
  readonly timeMs?: number;
  readonly currmove?: string;
  readonly currmovenumber?: number;
  readonly pv?: readonly string[];
  /** Free text; it takes the rest of the line. */
  readonly string?: string;
}

export interface UciScore {
  /**
   * Centipawns, or hundredths of the game's own points; or moves (not plies) to mate, negative when
   * the side to move is mated.
   */
  readonly kind: "cp" | "mate";
  readonly value: number;
  readonly bound?: "lowerbound" | "upperbound";
  /** The score is proved: it is the margin at the end. An extension, spelled `exact`. */
  readonly proved?: true;
}

/** Stands after a score that is proved. */
export const PROVED = "exact";

/** How a game that is over answers `go`. */
export const NO_MOVE = "(none)";

export function formatResponse(response: UciResponse): string {
  switch (response.kind) {
    case "id":
      return `id ${response.field} ${response.value}`;
    case "uciok":
    case "readyok":
      return response.kind;
    case "option":
      return formatOption(response.option);
    case "bestmove":
      return formatBestMove(response.move, response.ponder);
    case "info":
      return formatInfo(response.info);
    case "unknown":
      return "";
  }
}

export function formatBestMove(move: string | undefined, ponder?: string): string {
  if (move === undefined) return `bestmove ${NO_MOVE}`;
  return ponder === undefined ? `bestmove ${move}` : `bestmove ${move} ponder ${ponder}`;
}

/** In the order in which engines commonly write the fields; `pv` and `string` take the rest. */
export function formatInfo(info: UciInfo): string {
  const words = ["info"];
  const add = (word: string, value: string | number | undefined) => {
    if (value !== undefined) words.push(word, String(value));
  };
  add("depth", info.depth);
  add("seldepth", info.seldepth);
  add("multipv", info.multipv);
  add("score", info.score && formatScore(info.score));
  add("wdl", info.wdl?.join(" "));
  add("nodes", info.nodes);
  add("nps", info.nps);
  add("hashfull", info.hashfull);
  add("tbhits", info.tbhits);
  add("time", info.timeMs);
  add("currmove", info.currmove);
  add("currmovenumber", info.currmovenumber);
  add("pv", info.pv?.join(" "));
  add("string", info.string && plain(info.string));
  return words.join(" ");
}

function formatScore({ kind, value, bound, proved }: UciScore): string {
  const words = [kind, String(value), bound, proved && PROVED];
  return words.filter((word) => word !== undefined).join(" ");
}

/** A remark for people, on one line whatever the text. */
export function formatRemark(text: string): string {
  return formatInfo({ string: text });
}
