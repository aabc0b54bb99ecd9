import { expectOk, type Game } from "@kibitz/rules";
import { createIgisoro, parseIgisoroVariant } from "@kibitz/rules/igisoro";
import { createKalah, parseKalahVariant } from "@kibitz/rules/kalah";
import { createOware, parseOwareVariant } from "@kibitz/rules/oware";
import { standardUci } from "../uci/chess.ts";
import { createDialogue } from "../uci/engine.ts";
import type { UciGame, UciSeat } from "../uci/game.ts";
import { igisoroUci, kalahUci, owareUci } from "../uci/mancala.ts";
import type { UciSettings } from "../uci/settings.ts";
import { UCI_VARIANTS } from "../uci/variants.ts";
import { ScriptedPlayer, type ScriptedPlayerOptions } from "./scripted-player.ts";
import { settle } from "./settle.ts";

/** How a test plays a game of a dialogue. */
export type MakePlayer = <P, M, S extends string>(
  game: Game<P, M, S>,
) => ReturnType<UciSeat<P, M, S>["players"]["createPlayer"]>;

type AnySeat = UciSeat<unknown, unknown, string>;

/** Seats at each game as settings ask for them, always the same for the same rules. */
export function seatsOf(makePlayer: MakePlayer): (settings: UciSettings) => AnySeat {
  const seats = new Map<string, AnySeat>();
  const seatAt = <P, M, S extends string>(uciGame: UciGame<P, M, S>): UciSeat<P, M, S> => ({
    uciGame,
    players: { createPlayer: () => makePlayer(uciGame.game) },
  });
  const make = (variant: string, rules: string): AnySeat => {
    switch (variant) {
      case "kalah":
        return seatAt(kalahUci(createKalah(expectOk(parseKalahVariant(rules)))));
      case "oware":
        return seatAt(owareUci(createOware(expectOk(parseOwareVariant(rules)))));
      case "igisoro":
        return seatAt(igisoroUci(createIgisoro(expectOk(parseIgisoroVariant(rules)))));
      default:
        return seatAt(standardUci);
    }
  };
  return ({ variant = "chess", rules = "" }) => {
    const seat = seats.get(variant + rules) ?? make(variant, rules);
    seats.set(variant + rules, seat);
    return seat;
  };
}

/** An engine that plays every game, over scripted players. */
export function startGamesEngine(playerOptions: ScriptedPlayerOptions = {}) {
  const lines: string[] = [];
  const games: string[] = [];
  const players: { readonly searches: readonly unknown[] }[] = [];
  const engine = createDialogue({
    name: "Kibitz test",
    author: "the authors",
    capabilities: {
      defaultHashMb: 16,
      maxHashMb: 64,
      maxThreads: 4,
      elo: { min: 600, max: 2400 },
      levels: 10,
    },
    variants: UCI_VARIANTS,
    seatFor: seatsOf((game) => {
      const player = new ScriptedPlayer(game, playerOptions);
      games.push(game.id);
      players.push(player);
      return player;
    }),
    send: (line) => lines.push(line),
  });
  /** Says commands at once and returns what was answered when all was quiet. */
  const say = async (...commands: readonly string[]): Promise<readonly string[]> => {
    for (const command of commands) engine.receive(command);
    await settle();
    return lines.splice(0);
  };
  return { say, games, players };
}
