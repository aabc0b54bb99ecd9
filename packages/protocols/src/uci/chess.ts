import { expectOk } from "@kibitz/rules";
import {
  type ChessGame,
  type ChessMove,
  type ChessPosition,
  type Colour,
  chess,
  createChess,
  fileOf,
  formatFen,
  formatUci,
  keyOf,
  legalMoves,
  parseFen,
  pieceLetter,
  playMove,
  rankOf,
  SQUARES,
  STANDARD_START_FEN,
} from "@kibitz/rules/chess";
import { createDialogue, type UciEngine, type UciEngineOptions } from "./engine.ts";
import type { UciGame, UciSeat } from "./game.ts";
import type { PlayerFactory } from "./player-host.ts";

export type ChessUciGame = UciGame<ChessPosition, ChessMove, Colour>;

const KING_FILE = 4;

/** Standard chess: castling is spelled as the king's two steps. */
export const standardUci: ChessUciGame = uciGameOf(chess);

/** Chess960: castling is spelled as the king taking its rook, and `UCI_Chess960` must be on. */
export const chess960Uci: ChessUciGame = uciGameOf(createChess({ variant: "chess960" }));

/** The protocol's view of a game of chess, by its variant. */
export function chessUci({ variant }: ChessGame): ChessUciGame {
  return variant === "chess960" ? chess960Uci : standardUci;
}

function uciGameOf(game: ChessGame): ChessUciGame {
  const isChess960 = game.variant === "chess960";
  return {
    game,
    startpos: expectOk(parseFen(STANDARD_START_FEN, game.variant)),
    requiredOptions: isChess960 ? [["UCI_Chess960", "true"]] : [],
    parseMove: (text, line) => game.parseUci(text, line.position),
    formatMoves: (moves, line) => formatMoves(game, moves, line.position),
    describe: (line) => describe(game, line.position),
  };
}

/**
 * The spelling depends on the position only where standard chess may castle, so
 * most variations are written without playing them through.
 */
function formatMoves(
  game: ChessGame,
  moves: readonly ChessMove[],
  start: ChessPosition,
): readonly string[] {
  if (game.variant === "chess960" || !moves.some(mayCastle)) {
    return moves.map((move) => formatUci(move, start, "chess960"));
  }
  let position = start;
  return moves.map((move) => {
    const text = game.formatUci(move, position);
    position = playMove(position, move);
    return text;
  });
}

/** Whether a move may be a king of standard chess that takes its own rook. */
function mayCastle({ from, to }: ChessMove): boolean {
  const isHome = fileOf(from) === KING_FILE && rankOf(from) === rankOf(to);
  return isHome && (fileOf(to) === 0 || fileOf(to) === 7);
}

function describe(game: ChessGame, position: ChessPosition): readonly string[] {
  const moves = legalMoves(position).map((move) => game.formatUci(move, position));
  return [
    ...diagram(position),
    `Fen: ${formatFen(position)}`,
    `Key: ${keyOf(position).toString(16).padStart(16, "0")}`,
    `Moves: ${moves.join(" ")}`,
  ];
}

/** Eight ranks from the top, each with its number, and the files below. */
function diagram({ board }: ChessPosition): readonly string[] {
  const ranks: string[] = [];
  for (const square of SQUARES) {
    if (fileOf(square) === 0) ranks.unshift(`${ranks.length + 1} `);
    const piece = board[square];
    ranks[0] += ` ${piece === undefined ? "." : pieceLetter(piece)}`;
  }
  return [...ranks, "   a b c d e f g h"];
}

export type ChessUciEngineOptions = Omit<
  UciEngineOptions<ChessPosition, ChessMove, Colour>,
  "seatFor" | "variants"
> &
  PlayerFactory<ChessPosition, ChessMove> &
  Pick<ChessUciSeat, "perft">;

export type ChessUciSeat = UciSeat<ChessPosition, ChessMove, Colour>;

/**
 * The engine side of UCI for chess: lines in through `receive`, lines out
 * through `send`.
 *
 * ```ts
 * const engine = createUciEngine({
 *   name: "Kibitz", author: "the authors", capabilities: { defaultHashMb: 16, maxHashMb: 1024, maxThreads: 4 },
 *   createPlayer: (settings) => createKernelPlayer({ hashMb: settings.hashMb, threads: settings.threads }),
 *   send: (line) => process.stdout.write(`${line}\n`),
 * });
 * readline.on("line", engine.receive).on("close", engine.endOfInput);
 * ```
 */
export function createUciEngine(options: ChessUciEngineOptions): UciEngine {
  const seatOf = (uciGame: ChessUciGame): ChessUciSeat => ({
    uciGame,
    players: options,
    ...(options.perft && { perft: options.perft }),
  });
  const [standard, chess960] = [seatOf(standardUci), seatOf(chess960Uci)];
  return createDialogue({
    ...options,
    seatFor: (settings) => (settings.chess960 ? chess960 : standard),
  });
}
