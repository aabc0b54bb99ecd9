import { type ChessMove, type ChessPosition, type Colour, chess } from "@kibitz/rules/chess";
import { type ChessUciEngineOptions, createUciEngine } from "../uci/chess.ts";
import type { UciSettings } from "../uci/settings.ts";
import { ScriptedPlayer, type ScriptedPlayerOptions } from "./scripted-player.ts";
import { settle } from "./settle.ts";

type ChessScriptedPlayer = ScriptedPlayer<ChessPosition, ChessMove, Colour>;

/** An engine over scripted players, with what it says and makes. */
export function startChessEngine(
  playerOptions: ScriptedPlayerOptions = {},
  more: Partial<ChessUciEngineOptions> = {},
) {
  const lines: string[] = [];
  const players: ChessScriptedPlayer[] = [];
  const settings: UciSettings[] = [];
  const engine = createUciEngine({
    name: "Kibitz test",
    author: "the authors",
    capabilities: { defaultHashMb: 16, maxHashMb: 64, maxThreads: 4, elo: { min: 600, max: 2400 } },
    createPlayer: (wanted) => {
      const player = new ScriptedPlayer(chess, playerOptions);
      players.push(player);
      settings.push(wanted);
      return player;
    },
    send: (line) => lines.push(line),
    ...more,
  });
  /** Says commands at once and returns what was answered when all was quiet. */
  const say = async (...commands: readonly string[]): Promise<readonly string[]> => {
    for (const command of commands) engine.receive(command);
    await settle();
    return lines.splice(0);
  };
  const player = (): ChessScriptedPlayer => {
    const last = players.at(-1);
    if (last === undefined) throw new Error("no player was made");
    return last;
  };
  return { engine, say, players, settings, player };
}
