import { kalahKernel } from "@kibitz/engine/kalah";
import { readKalahRecords, writeKalahRecord } from "@kibitz/records";
import {
  formatKalahVariant,
  type KalahMove,
  type KalahPosition,
  type KalahRules,
  parseKalahVariant,
} from "@kibitz/rules/kalah";
import { type MancalaSide, variantReader } from "@kibitz/rules/mancala";
import type { GameEntry } from "../game-entry.ts";
import { aspectOf, entryParts, readRecords, tallyOf } from "../mancala/entry-parts.ts";
import { twoRows } from "../mancala/layout.ts";
import { KalahBoard } from "./KalahBoard.tsx";
import { fitKalahSetup, KalahEditor } from "./KalahEditor.tsx";
import { KalahPicture } from "./KalahPicture.tsx";
import { KalahRulesFields } from "./KalahRulesFields.tsx";
import { kalahFamily, kalahOf } from "./kalah-family.ts";
import { kalahFormat } from "./kalah-format.ts";

export const kalahEntry: GameEntry<KalahPosition, KalahMove, MancalaSide> = {
  ...entryParts(kalahFamily),
  id: "kalah",
  title: "Kalah",
  variants: [
    { id: "6x4", title: "Standard" },
    { id: "6x4-pie", title: "Pie rule" },
    { id: "6x4-empty-capture", title: "Empty capture" },
    { id: "6x5", title: "5 seeds" },
    { id: "6x6", title: "6 seeds" },
    { id: "4x4", title: "4 pits" },
  ],
  readVariant: variantReader(parseKalahVariant, formatKalahVariant),
  describeVariant: (variant) => describeRules(kalahOf(variant).rules),
  RulesFields: KalahRulesFields,
  game: kalahOf,
  newPosition: (variant) => kalahOf(variant).start(),
  kernel: (variant) => kalahKernel(kalahOf(variant)),
  Board: KalahBoard,
  boardAspect: (variant) => aspectOf((look) => twoRows(kalahOf(variant).rules.pits, look)),
  Picture: KalahPicture,
  Editor: KalahEditor,
  fitSetup: fitKalahSetup,
  turnNote: ({ maySwap, sideToMove }) =>
    maySwap && sideToMove === "north" ? "North may change places with South instead." : undefined,
  moveNumber: ({ moveNumber }) => moveNumber,
  tally: tallyOf,
  readRecords: (text) => readRecords(readKalahRecords(text), formatKalahVariant),
  writeRecord: (record, variant) => writeKalahRecord(kalahOf(variant), record),
  fileEnding: kalahFormat.fileEnding,
};

const END_WORDS: Readonly<Record<KalahRules["end"], string>> = {
  "either-row-empty": "",
  "mover-row-empty": "only the side to move ends it",
  "rest-to-nobody": "the rest counts for nobody",
  "rest-to-empty-row": "the rest goes to the empty row",
};

/** "Kalah with 6 pits and 4 seeds, pie rule". */
function describeRules({ pits, seeds, emptyCapture, end, pie }: KalahRules): string {
  const size = `Kalah with ${amount(pits, "pit")} and ${amount(seeds, "seed")}`;
  const differences = [emptyCapture ? "empty capture" : "", END_WORDS[end], pie ? "pie rule" : ""];
  return [size, ...differences].filter((words) => words !== "").join(", ");
}

const amount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
