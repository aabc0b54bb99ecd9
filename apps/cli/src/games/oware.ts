import { MOST_DATABASE_SEEDS, owareKernel } from "@kibitz/engine/oware";
import { ownPositionText, readOwareRecords, writeOwareRecord } from "@kibitz/records";
import { expectOk } from "@kibitz/rules";
import { thereAreSeeds, total, variantReader } from "@kibitz/rules/mancala";
import {
  createOware,
  formatOwareVariant,
  type OwareGame,
  type OwareMove,
  type OwarePosition,
  owarePitLetter,
  parseOwareVariant,
} from "@kibitz/rules/oware";
import { mancalaEntry } from "./mancala.ts";

export const owareEntry = mancalaEntry<OwarePosition, OwareMove, OwareGame>({
  title: "Oware",
  variants: ["abapa", "grand-slam-illegal", "grand-slam-captures", "grand-slam-gives"],
  readVariant: variantReader(parseOwareVariant, formatOwareVariant),
  ownPosition: ownPositionText,
  game: (variant) => createOware(expectOk(parseOwareVariant(variant))),
  variantOf: ({ rules }) => formatOwareVariant(rules),
  kernel: owareKernel,
  provesMargins: true,
  proofWarning: ({ pits }) => {
    const seeds = total(pits.south) + total(pits.north);
    if (seeds <= MOST_DATABASE_SEEDS) return undefined;
    return `proofs of Oware are endgames: ${thereAreSeeds(seeds)} on the board, and with more than ${MOST_DATABASE_SEEDS} the search may never end; Ctrl-C or --time ends it, --moves plays on`;
  },
  steps: (game, line, move) => game.sowing(line, move).steps,
  pitOf: (move) => move,
  letterOf: owarePitLetter,
  rowsOf: ({ pits }) => {
    const row = [...pits.south.keys()];
    return [
      ["north", row.toReversed()],
      ["south", row],
    ];
  },
  read: readOwareRecords,
  write: writeOwareRecord,
  moveExamples: "C or c",
  moveLetters: "abcdef",
  move: /^[a-f]/i,
  fileEnding: "oware",
});
