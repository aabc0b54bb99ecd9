import { owareKernel } from "@kibitz/engine/oware";
import { readOwareRecords, writeOwareRecord } from "@kibitz/records";
import { type MancalaSide, variantReader } from "@kibitz/rules/mancala";
import {
  formatOwareVariant,
  type OwareMove,
  type OwarePosition,
  type OwareRules,
  PITS,
  parseOwareVariant,
} from "@kibitz/rules/oware";
import type { GameEntry } from "../game-entry.ts";
import { aspectOf, entryParts, readRecords, tallyOf } from "../mancala/entry-parts.ts";
import { twoRows } from "../mancala/layout.ts";
import { OwareBoard } from "./OwareBoard.tsx";
import { OwareEditor } from "./OwareEditor.tsx";
import { OwarePicture } from "./OwarePicture.tsx";
import { OwareRulesFields } from "./OwareRulesFields.tsx";
import { owareFamily, owareOf } from "./oware-family.ts";
import { owareFormat } from "./oware-format.ts";

export const owareEntry: GameEntry<OwarePosition, OwareMove, MancalaSide> = {
  ...entryParts(owareFamily),
  id: "oware",
  title: "Oware",
  variants: [
    { id: "abapa", title: "Abapa" },
    { id: "grand-slam-illegal", title: "No grand slams" },
    { id: "grand-slam-captures", title: "Grand slams capture" },
    { id: "grand-slam-gives", title: "Grand slams give the rest" },
  ],
  readVariant: variantReader(parseOwareVariant, formatOwareVariant),
  describeVariant: (variant) => describeRules(owareOf(variant).rules),
  RulesFields: OwareRulesFields,
  game: owareOf,
  newPosition: (variant) => owareOf(variant).start(),
  kernel: (variant) => owareKernel(owareOf(variant)),
  Board: OwareBoard,
  boardAspect: () => aspectOf((look) => twoRows(PITS, look)),
  Picture: OwarePicture,
  Editor: OwareEditor,
  moveNumber: ({ moveNumber }) => moveNumber,
  tally: tallyOf,
  readRecords: (text) => readRecords(readOwareRecords(text), formatOwareVariant),
  writeRecord: (record, variant) => writeOwareRecord(owareOf(variant), record),
  fileEnding: owareFormat.fileEnding,
  otherEndings: owareFormat.otherEndings,
};

const SLAM_WORDS: Readonly<Record<OwareRules["grandSlam"], string>> = {
  "captures-nothing": "Abapa",
  illegal: "grand slams are illegal",
  "captures-all": "grand slams capture",
  "rest-to-opponent": "grand slams give the rest away",
};

/** "Oware, grand slams are illegal, repetition splits the rest". */
function describeRules({ grandSlam, repetition }: OwareRules): string {
  const split = repetition === "split" ? ["repetition splits the rest"] : [];
  return ["Oware", SLAM_WORDS[grandSlam], ...split].join(", ");
}
