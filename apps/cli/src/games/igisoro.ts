import { igisoroKernel } from "@kibitz/engine/igisoro";
import { readIgisoroRecords, writeIgisoroRecord } from "@kibitz/records";
import { expectOk } from "@kibitz/rules";
import {
  createIgisoro,
  formatIgisoroVariant,
  type IgisoroGame,
  type IgisoroMove,
  type IgisoroPosition,
  parseIgisoroVariant,
} from "@kibitz/rules/igisoro";
import { variantReader } from "@kibitz/rules/mancala";
import { mancalaEntry } from "./mancala.ts";

/** From its owner's right to left, and from there back along the outer row. */
const INNER = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const OUTER = [8, 9, 10, 11, 12, 13, 14, 15] as const;

export const igisoroEntry = mancalaEntry<IgisoroPosition, IgisoroMove, IgisoroGame>({
  title: "Igisoro",
  variants: ["rwandan", "outer-rows", "optional-capture", "resow-from-turn", "two-reverse-pits"],
  readVariant: variantReader(parseIgisoroVariant, formatIgisoroVariant),
  game: (variant) => createIgisoro(expectOk(parseIgisoroVariant(variant))),
  variantOf: ({ rules }) => formatIgisoroVariant(rules),
  kernel: igisoroKernel,
  steps: (game, { position }, move) => game.sowing(position, move).steps,
  pitOf: ({ pit }) => pit,
  rowsOf: () => [
    ["north", OUTER.toReversed()],
    ["north", INNER],
    ["south", INNER.toReversed()],
    ["south", OUTER],
  ],
  read: readIgisoroRecords,
  write: writeIgisoroRecord,
  moveExamples: "e, or b< to sow in reverse",
  moveLetters: "abcdefghijklmnop",
  move: /^[a-p][<>x-]*/i,
  fileEnding: "igisoro",
});
