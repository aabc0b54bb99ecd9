// The chess kernel without the referee: for tests and measurements that must
// not depend on the code they are compared with.
import { readFile } from "node:fs/promises";
import {
  MOVES_BLOCK,
  POSITION_BLOCK,
  POSITION_BOARD,
  POSITION_CASTLING,
  POSITION_EN_PASSANT,
  POSITION_HALFMOVE_CLOCK,
  POSITION_SIDE,
} from "@kibitz/kernels/chess-abi";

/** What the board of the kernel exports; the search adds its own. */
export interface ChessBoardExports {
  readonly memory: WebAssembly.Memory;
  abiVersion(): number;
  init(hashMiB: number, threads: number): number;
  initThread(id: number): void;
  loadPosition(): number;
  legalMoves(): number;
  captureMoves(): number;
  quietMoves(): number;
  quietCheckMoves(): number;
  isLegalMove(code: number): number;
  moveGivesCheck(code: number): number;
  isInCheck(): number;
  key(): bigint;
  makeMove(code: number): number;
  perft(depth: number): bigint;
}

/** The module that `scripts/build-kernels.mjs` has made. */
export async function readChessModule(variant: "st" | "mt"): Promise<WebAssembly.Module> {
  const url = new URL(`../../../kernels/build/chess.${variant}.wasm`, import.meta.url);
  return WebAssembly.compile(await readFile(url));
}

/** A fresh single-threaded kernel with its tables filled. */
export async function bareChessKernel(): Promise<BareChessKernel> {
  const host = { now: () => performance.now(), info: () => {} };
  const instance = await WebAssembly.instantiate(await readChessModule("st"), { host });
  const kernel = new BareChessKernel(instance.exports as unknown as ChessBoardExports);
  if (kernel.exports.init(1, 1) !== 1) throw new Error("the kernel got no memory");
  return kernel;
}

export class BareChessKernel {
  readonly exports: ChessBoardExports;

  constructor(exports: ChessBoardExports) {
    this.exports = exports;
  }

  /** Loads a FEN, X-FEN or Shredder-FEN that is known to be good. */
  load(fen: string): void {
    writeFen(new DataView(this.exports.memory.buffer, POSITION_BLOCK), fen);
    if (this.exports.loadPosition() === 1) return;
    // The text may name an en passant square where no capture is legal; the block may not.
    new DataView(this.exports.memory.buffer).setUint8(POSITION_BLOCK + POSITION_EN_PASSANT, 64);
    if (this.exports.loadPosition() !== 1) throw new Error(`the kernel refuses ${fen}`);
  }

  moves(kind: "legal" | "capture" | "quiet" | "quietCheck" = "legal"): number[] {
    const count = this.exports[`${kind}Moves`]();
    return [...new Uint32Array(this.exports.memory.buffer, MOVES_BLOCK, count)];
  }

  perft(depth: number): number {
    return Number(BigInt.asUintN(64, this.exports.perft(depth)));
  }

  key(): bigint {
    return BigInt.asUintN(64, this.exports.key());
  }
}

const ROLES = "pnbrqk";

function writeFen(block: DataView, fen: string): void {
  const [board = "", side = "w", castling = "-", enPassant = "-", clock = "0"] = fen.split(" ");
  for (let offset = 0; offset < 80; offset++) block.setUint8(offset, 0);
  const codes = pieceCodes(board);
  codes.forEach((code, square) => {
    block.setUint8(POSITION_BOARD + square, code);
  });
  block.setUint8(POSITION_SIDE, side === "b" ? 1 : 0);
  block.setUint8(POSITION_EN_PASSANT, enPassant === "-" ? 64 : squareOf(enPassant));
  for (let right = 0; right < 4; right++) block.setUint8(POSITION_CASTLING + right, 64);
  for (const letter of castling.replace("-", "")) {
    const { right, rook } = castlingRight(codes, letter);
    block.setUint8(POSITION_CASTLING + right, rook);
  }
  block.setUint16(POSITION_HALFMOVE_CLOCK, Number(clock), true);
}

function pieceCodes(board: string): number[] {
  return board
    .split("/")
    .reverse()
    .flatMap((rank) => [...rank].flatMap(codesOf));
}

function codesOf(letter: string): number[] {
  if (letter >= "1" && letter <= "8") return new Array<number>(Number(letter)).fill(0);
  const role = ROLES.indexOf(letter.toLowerCase());
  return [letter === letter.toLowerCase() ? 9 + role : 1 + role];
}

const squareOf = (name: string): number => name.charCodeAt(0) - 97 + 8 * (name.charCodeAt(1) - 49);

/** `K` and `Q` mean the outermost rook; a file letter names its rook. */
function castlingRight(codes: readonly number[], letter: string): { right: number; rook: number } {
  const black = letter === letter.toLowerCase();
  const home = black ? 56 : 0;
  const rank = codes.slice(home, home + 8);
  const king = rank.indexOf(black ? 14 : 6);
  const rookCode = black ? 12 : 4;
  const named = letter.toUpperCase();
  const file =
    named === "K"
      ? rank.lastIndexOf(rookCode)
      : named === "Q"
        ? rank.indexOf(rookCode)
        : named.charCodeAt(0) - 65;
  return { right: (black ? 2 : 0) + (file < king ? 1 : 0), rook: home + file };
}
