import { kalahKernel, kalahKnowledge } from "@kibitz/engine/kalah";
import { kalahUci } from "@kibitz/protocols";
import { readKalahRecords, writeKalahRecord } from "@kibitz/records";
import type { KalahGame, KalahMove, KalahPosition } from "@kibitz/rules/kalah";
import type { MancalaSide } from "@kibitz/rules/mancala";
import type { ArenaGame } from "./arena-game.ts";
import { sowingArena } from "./sowing.ts";

/** Kalah under the rules of its referee. */
export function kalahArena(game: KalahGame): ArenaGame<KalahPosition, KalahMove, MancalaSide> {
  return sowingArena({
    game,
    kernel: kalahKernel(game),
    knowledge: kalahKnowledge,
    uci: kalahUci(game),
    format: {
      write: (record) => writeKalahRecord(game, record),
      read: (text) => readKalahRecords(text),
    },
    decided: { seeds: 12, moveCount: 3 },
  });
}
