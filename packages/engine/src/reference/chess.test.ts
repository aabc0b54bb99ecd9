import { expectOk, type Line, startLine } from "@kibitz/rules";
import { type ChessMove, type ChessPosition, chess, formatSan } from "@kibitz/rules/chess";
import { describe, expect, it } from "vitest";
import { chessKnowledge, evaluateChess } from "./chess-evaluation.ts";
import { alphaBetaPlayer, greedyPlayer, mctsPlayer, minimaxPlayer } from "./players.ts";

type ChessLine = Line<ChessPosition, ChessMove>;

const lineOf = (fen: string): ChessLine =>
  startLine(chess, expectOk(chess.notation.parsePosition(fen)));

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

describe("the chess evaluation", () => {
  it("is zero at the start and the same with colours exchanged", () => {
    expect(evaluateChess(lineOf(START))).toBe(0);
    const white = lineOf("4k3/8/8/3p4/8/2N5/4P3/4K2R w - - 0 1");
    const black = lineOf("4k2r/4p3/2n5/8/3P4/8/8/4K3 b - - 0 1");
    expect(evaluateChess(white)).toBe(evaluateChess(black));
    expect(evaluateChess(white)).toBeGreaterThan(500);
  });
});

describe("the classical players at chess", () => {
  const alphaBeta = alphaBetaPlayer({ game: chess, ...chessKnowledge, tableEntries: 50_000 });
  const best = async (fen: string, depth: number) => {
    const line = lineOf(fen);
    const { move } = await alphaBeta.analyse(line, { depth }).best;
    return move && formatSan(move, line.position);
  };

  it.each([
    ["back rank", "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", 1, "Rd8#"],
    // Morphy's problem of 1859.
    ["mate in two", "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", 3, "Ra6"],
    ["fork", "r3k3/8/8/3N4/8/8/8/4K3 w q - 0 1", 3, "Nc7+"],
    ["hanging queen", "4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1", 2, "Nxd5"],
    ["defended pawn", "4k3/2p5/3p4/8/8/8/3Q4/4K3 w - - 0 1", 1, expect.not.stringMatching("Qxd6")],
  ])("alpha-beta: %s", async (_name, fen, depth, san) => {
    expect(await best(fen, depth)).toEqual(san);
  });

  it("alpha-beta proves the mate in two with its distance in plies", async () => {
    const line = lineOf("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1");
    const analysis = alphaBeta.analyse(line, { mate: 2 });
    const scores = [];
    for await (const { score } of analysis) scores.push(score);
    expect(scores.at(-1)).toEqual({ kind: "mate", plies: 3 });
  });

  it("minimax and alpha-beta agree on a position", async () => {
    const line = lineOf("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    const scoreOf = async (player: typeof alphaBeta) => {
      let last: unknown;
      for await (const { score } of player.analyse(line, { depth: 2 })) last = score;
      return last;
    };
    const { evaluate, order } = chessKnowledge;
    const plain = alphaBetaPlayer({ game: chess, evaluate, order, tableEntries: 1000 });
    expect(await scoreOf(plain)).toEqual(await scoreOf(minimaxPlayer({ game: chess, evaluate })));
  });

  it("greedy takes the queen, and MCTS with an evaluation too", async () => {
    const line = lineOf("4k3/8/8/3q4/8/4N3/8/4K3 w - - 0 1");
    const greedy = greedyPlayer({ game: chess, evaluate: evaluateChess });
    const mcts = mctsPlayer({ game: chess, evaluate: evaluateChess, seed: 1, maxPlayoutPlies: 2 });
    for (const player of [greedy, mcts]) {
      const { move } = await player.analyse(line, { playouts: 400 }).best;
      expect(move && formatSan(move, line.position)).toBe("Nxd5");
    }
  });
});
