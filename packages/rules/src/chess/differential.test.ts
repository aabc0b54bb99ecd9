import { Chess } from "chess.js";
import { describe, expect, it } from "vitest";
import { startLine } from "../core/game.ts";
import { createRandom } from "../core/random.ts";
import { expectOk } from "../core/result.ts";
import { pick } from "../kit/index.ts";
import { formatFen, parseFen } from "./fen.ts";
import { chess } from "./game.ts";
import { isCheck } from "./movegen.ts";
import type { ChessLine } from "./outcome.ts";
import { formatSan } from "./san.ts";
import { formatUci } from "./uci.ts";

/** One position: the moves in SAN and UCI, the FEN and whether the king is in check. */
function compare(line: ChessLine, peer: Chess): void {
  const { position } = line;
  const moves = chess.legalMoves(line);
  const peerMoves = peer.moves({ verbose: true });
  expect(moves.map((move) => formatSan(move, position)).sort()).toEqual(
    peerMoves.map((move) => move.san).sort(),
  );
  expect(moves.map((move) => formatUci(move, position)).sort()).toEqual(
    peerMoves.map((move) => move.lan).sort(),
  );
  expect(formatFen(position)).toBe(peer.fen());
  expect(isCheck(position)).toBe(peer.inCheck());
}

describe("the referee agrees with chess.js", () => {
  it.each([1, 2, 3])("along random game %i", (seed) => {
    const random = createRandom(seed);
    let line: ChessLine = startLine(chess);
    const peer = new Chess();
    for (let ply = 0; ply < 60 && chess.outcome(line) === undefined; ply++) {
      compare(line, peer);
      const move = pick(random, chess.legalMoves(line));
      peer.move(formatSan(move, line.position));
      line = chess.play(line, move);
    }
    expect(peer.isCheckmate()).toBe(chess.outcome(line)?.reason === "checkmate");
    expect(peer.isStalemate()).toBe(chess.outcome(line)?.reason === "stalemate");
  });

  it.each([
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
  ])("two plies deep from %s", (fen) => {
    const line = startLine(chess, expectOk(parseFen(fen)));
    for (const move of chess.legalMoves(line)) {
      const next = chess.play(line, move);
      compare(next, new Chess(formatFen(next.position)));
    }
  });
});
