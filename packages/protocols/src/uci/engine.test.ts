import { type ChessMove, type ChessPosition, type Colour, chess } from "@kibitz/rules/chess";
import { describe, expect, it } from "vitest";
import { ScriptedPlayer, type ScriptedPlayerOptions } from "../testing/scripted-player.ts";
import { type ChessUciEngineOptions, createUciEngine } from "./chess.ts";

type ChessScriptedPlayer = ScriptedPlayer<ChessPosition, ChessMove, Colour>;

function start(
  playerOptions: ScriptedPlayerOptions = {},
  more: Partial<ChessUciEngineOptions> = {},
) {
  const lines: string[] = [];
  const players: ChessScriptedPlayer[] = [];
  const engine = createUciEngine({
    name: "Test",
    author: "Tester",
    capabilities: { defaultHashMb: 16, maxHashMb: 64, maxThreads: 4, elo: { min: 600, max: 2400 } },
    createPlayer: () => {
      const player = new ScriptedPlayer(chess, playerOptions);
      players.push(player);
      return player;
    },
    send: (line) => lines.push(line),
    ...more,
  });
  const say = async (...commands: string[]) => {
    for (const command of commands) engine.receive(command);
    await settle();
    return lines.splice(0);
  };
  const player = () => {
    const last = players.at(-1);
    if (last === undefined) throw new Error("no player was made");
    return last;
  };
  return { engine, say, players, player };
}

/** Lets all promises run that need no timer. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("UciDialogue", () => {
  it("introduces itself with its options", async () => {
    const { say } = start();
    const lines = await say("uci");
    expect(lines.at(0)).toBe("id name Test");
    expect(lines).toContain("option name UCI_Elo type spin default 2400 min 600 max 2400");
    expect(lines.at(-1)).toBe("uciok");
  });

  it("answers a search with the best move", async () => {
    const { say } = start({ instant: true });
    expect(await say("position startpos moves e2e4 e7e5", "go depth 3")).toEqual([
      "info depth 1 multipv 1 score cp 12 nodes 20 time 0 pv b1c3",
      "bestmove b1c3",
    ]);
  });
});
