import { describe, expect, it } from "vitest";
import { createRandom } from "../core/random.ts";
import { randomGame } from "../kit/walk.ts";
import { attackersOf, attackersOfRole, isAttacked } from "./attacks.ts";
import { castlingWing } from "./castling.ts";
import { chess960Start } from "./chess960.ts";
import { createChess, moveCode } from "./game.ts";
import { legalMoves, legalMovesTo } from "./movegen.ts";
import { COLOURS, ROLES } from "./pieces.ts";
import { SQUARES } from "./squares.ts";
import { position } from "./testing.ts";
import type { ChessMove, ChessPosition } from "./types.ts";

/** Pins, checks, promotions, and captures en passant that are legal, pinned, or answer a check. */
const TRAPS = [
  "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
  "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
  "8/8/8/K2pP2q/8/8/8/4k3 w - d6 0 1",
  "4k3/8/8/2KpP3/8/8/8/8 w - d6 0 1",
  "8/8/8/4k3/3Pp3/8/8/4K3 b - d3 0 1",
  "4k3/8/4r3/8/8/8/3PPP2/4K3 w - - 0 1",
].map(position);

function positions(): ChessPosition[] {
  const game = createChess({ variant: "chess960" });
  const random = createRandom(7);
  const games = [518, 3, 800].map((n) => randomGame(game, chess960Start(n), random, 2000));
  return [...TRAPS, ...games.flatMap((lines) => lines.map((line) => line.position))];
}

const codes = (moves: readonly ChessMove[]) => moves.map(moveCode).toSorted((a, b) => a - b);

describe("along random games and in positions with traps", () => {
  it("the moves to each square are those among all legal moves", () => {
    for (const at of positions()) {
      const plain = legalMoves(at).filter(({ from, to }) => !castlingWing(at, from, to));
      const found = ROLES.flatMap((role) => SQUARES.flatMap((to) => legalMovesTo(at, role, to)));
      expect(codes(found)).toEqual(codes(plain));
    }
  });

  it("a square is attacked when there is an attacker, whatever its role", () => {
    for (const { board } of positions().filter((_, index) => index % 5 === 0)) {
      for (const side of COLOURS) {
        for (const square of SQUARES) {
          const all = attackersOf(board, square, side);
          const byRole = ROLES.flatMap((role) => attackersOfRole(board, square, side, role));
          expect(byRole.toSorted()).toEqual(all.toSorted());
          expect(isAttacked(board, square, side)).toBe(all.length > 0);
        }
      }
    }
  });
});
