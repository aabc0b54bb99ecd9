import { igisoroKernel, igisoroKnowledge } from "@kibitz/engine/igisoro";
import { igisoroUci } from "@kibitz/protocols";
import { readIgisoroRecords, writeIgisoroRecord } from "@kibitz/records";
import type { IgisoroGame, IgisoroMove, IgisoroPosition } from "@kibitz/rules/igisoro";
import type { MancalaSide } from "@kibitz/rules/mancala";
import type { ArenaGame } from "./arena-game.ts";
import { sowingArena } from "./sowing.ts";

/** Igisoro under the rules of its referee. */
export function igisoroArena(
  game: IgisoroGame,
): ArenaGame<IgisoroPosition, IgisoroMove, MancalaSide> {
  return sowingArena({
    game,
    kernel: igisoroKernel(game),
    knowledge: igisoroKnowledge(game.rules),
    uci: igisoroUci(game),
    format: {
      write: (record) => writeIgisoroRecord(game, record),
      read: (text) => readIgisoroRecords(text),
    },
    decided: { seeds: 40, moveCount: 4 },
  });
}
