import { igisoroKernel } from "@kibitz/engine/igisoro";
import { readIgisoroRecords, writeIgisoroRecord } from "@kibitz/records";
import {
  formatIgisoroVariant,
  type IgisoroMove,
  type IgisoroPosition,
  type IgisoroRules,
  moveNumberOf,
  parseIgisoroVariant,
  REVERSE_PITS,
} from "@kibitz/rules/igisoro";
import { type MancalaSide, variantReader } from "@kibitz/rules/mancala";
import type { GameEntry } from "../game-entry.ts";
import { aspectOf, entryParts, readRecords } from "../mancala/entry-parts.ts";
import { fourRows } from "../mancala/layout.ts";
import { IgisoroBoard } from "./IgisoroBoard.tsx";
import { IgisoroEditor } from "./IgisoroEditor.tsx";
import { IgisoroPicture } from "./IgisoroPicture.tsx";
import { IgisoroRulesFields } from "./IgisoroRulesFields.tsx";
import { igisoroFamily, igisoroOf } from "./igisoro-family.ts";
import { igisoroFormat } from "./igisoro-format.ts";
import { SeedTotal } from "./SeedTotal.tsx";

export const igisoroEntry: GameEntry<IgisoroPosition, IgisoroMove, MancalaSide> = {
  ...entryParts(igisoroFamily),
  id: "igisoro",
  title: "Igisoro",
  variants: [
    { id: "rwandan", title: "Rwanda" },
    { id: "outer-rows", title: "Outer rows first" },
    { id: "optional-capture", title: "Captures may be declined" },
    { id: "two-reverse-pits", title: "Two reverse pits" },
  ],
  readVariant: variantReader(parseIgisoroVariant, formatIgisoroVariant),
  describeVariant: (variant) => describeRules(igisoroOf(variant).rules),
  RulesFields: IgisoroRulesFields,
  game: igisoroOf,
  newPosition: (variant) => igisoroOf(variant).start(),
  kernel: (variant) => igisoroKernel(igisoroOf(variant)),
  Board: IgisoroBoard,
  boardAspect: () => aspectOf(fourRows),
  Picture: IgisoroPicture,
  Captures: SeedTotal,
  Editor: IgisoroEditor,
  moveNumber: ({ plies }) => moveNumberOf(plies),
  readRecords: (text) => readRecords(readIgisoroRecords(text), formatIgisoroVariant),
  writeRecord: (record, variant) => writeIgisoroRecord(igisoroOf(variant), record),
  fileEnding: igisoroFormat.fileEnding,
};

/** "Igisoro, seeds start in the outer rows, captures may be declined". */
function describeRules({ start, reversePits, capture, resowFrom }: IgisoroRules): string {
  return [
    "Igisoro",
    ...(start === "outer-rows" ? ["seeds start in the outer rows"] : []),
    ...(capture === "optional" ? ["captures may be declined"] : []),
    ...(resowFrom === "turn" ? ["captured seeds go on from where the turn began"] : []),
    ...(reversePits.length < REVERSE_PITS.length ? ["laps turn in two pits only"] : []),
  ].join(", ");
}
