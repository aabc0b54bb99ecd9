import { type Player, randomPlayer } from "@kibitz/engine";
import { type Line, startLine } from "@kibitz/rules";
import {
  type ChessGame,
  type ChessMove,
  type ChessPosition,
  chess,
  chess960Start,
  createChess,
} from "@kibitz/rules/chess";
import { describe, expect, it } from "vitest";
import type { LineTransport } from "../transport.ts";
import { chessUci, createUciEngine } from "./chess.ts";
import { createUciPlayer } from "./player.ts";

type ChessPlayer = Player<ChessPosition, ChessMove>;

/** Our engine side as a program that our controller side drives. */
function looped(game: ChessGame, seed: number): LineTransport {
  let receive: (line: string) => void = () => {};
  const engine = createUciEngine({
    name: "Looped",
    author: "the authors",
    capabilities: { defaultHashMb: 1, maxHashMb: 1, maxThreads: 1 },
    createPlayer: () => randomPlayer({ game, seed }),
    send: (line) => queueMicrotask(() => receive(line)),
  });
  return {
    send: (line) => engine.receive(line),
    onLine: (listener) => {
      receive = listener;
    },
    onExit: () => {},
    close: () => engine.endOfInput(),
  };
}

async function play(
  game: ChessGame,
  player: ChessPlayer,
  start: ChessPosition,
): Promise<Line<ChessPosition, ChessMove>> {
  let line = startLine(game, start);
  while (line.moves.length < 120) {
    const { move } = await player.analyse(line, { depth: 1 }).best;
    if (move === undefined) break;
    line = game.play(line, move);
  }
  await player.close();
  return line;
}

describe("a player behind the protocol", () => {
  const chess960 = createChess({ variant: "chess960" });

  it.each([
    ["standard chess", chess, chess.start()],
    ["Chess960", chess960, chess960Start(0)],
    ["Chess960", chess960, chess960Start(959)],
  ] as const)("plays the same game of %s as without it", async (_, game, start) => {
    const seed = 7;
    const behind = await createUciPlayer(looped(game, seed), chessUci(game));
    const behindGame = await play(game, behind, start);
    const directGame = await play(game, randomPlayer({ game, seed }), start);
    expect(behindGame.moves.length).toBeGreaterThan(20);
    expect(behindGame.moves).toEqual(directGame.moves);
  });
});
