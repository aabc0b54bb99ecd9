import { owareKernel, owareKnowledge } from "@kibitz/engine/oware";
import { owareUci } from "@kibitz/protocols";
import { readOwareRecords, writeOwareRecord } from "@kibitz/records";
import type { MancalaSide } from "@kibitz/rules/mancala";
import type { OwareGame, OwareMove, OwarePosition } from "@kibitz/rules/oware";
import type { ArenaGame } from "./arena-game.ts";
import { sowingArena } from "./sowing.ts";

/** Oware under the rules of its referee. */
export function owareArena(game: OwareGame): ArenaGame<OwarePosition, OwareMove, MancalaSide> {
  return sowingArena({
    game,
    kernel: owareKernel(game),
    knowledge: owareKnowledge(game.rules),
    uci: owareUci(game),
    format: {
      write: (record) => writeOwareRecord(game, record),
      read: (text) => readOwareRecords(text),
    },
    decided: { seeds: 10, moveCount: 3 },
  });
}
