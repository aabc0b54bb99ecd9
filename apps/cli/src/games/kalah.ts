import { kalahKernel, openingWorths } from "@kibitz/engine/kalah";
import {
  kalahPositionHasPie,
  kalahVariantOfPosition,
  ownPositionText,
  readKalahRecords,
  writeKalahRecord,
} from "@kibitz/records";
import { expectOk, ok } from "@kibitz/rules";
import {
  createKalah,
  formatKalahVariant,
  type KalahGame,
  type KalahMove,
  type KalahPosition,
  kalahRules,
  parseKalahVariant,
} from "@kibitz/rules/kalah";
import { variantReader } from "@kibitz/rules/mancala";
import { mancalaEntry } from "./mancala.ts";

export const kalahEntry = mancalaEntry<KalahPosition, KalahMove, KalahGame>({
  title: "Kalah",
  variants: ["6x4", "6x5", "6x6", "6x4-pie", "6x4-empty-capture"],
  readVariant: variantReader(parseKalahVariant, formatKalahVariant),
  resized: (variant, size) => {
    const rules = kalahRules({ ...expectOk(parseKalahVariant(variant)), ...size });
    return rules.ok ? ok(formatKalahVariant(rules.value)) : rules;
  },
  ownPosition: ownPositionText,
  variantOfPosition: (text) => {
    const variant = kalahVariantOfPosition(text);
    return variant?.ok && parseKalahVariant(variant.value).ok ? variant.value : undefined;
  },
  completedVariant: (variant, position) =>
    kalahPositionHasPie(position)
      ? formatKalahVariant({ ...expectOk(parseKalahVariant(variant)), pie: true })
      : variant,
  game: (variant) => createKalah(expectOk(parseKalahVariant(variant))),
  variantOf: ({ rules }) => formatKalahVariant(rules),
  kernel: kalahKernel,
  solver: (game) => kalahKernel(game, { knowsOpenings: false }),
  provesMargins: true,
  tabledMoves: (game, position) => new Set(openingWorths(game, position).keys()),
  steps: (game, { position }, move) => game.sowing(position, move).steps,
  pitOf: (move) => (move.kind === "sow" ? move.pit : undefined),
  rowsOf: ({ pits }) => {
    const row = [...pits.south.keys()];
    return [
      ["north", row.toReversed()],
      ["south", row],
    ];
  },
  read: readKalahRecords,
  write: writeKalahRecord,
  moveExamples: "c, or c f for two in a row",
  moveLetters: "abcdefghi",
  move: /^(?:swap|[a-i])/i,
  fileEnding: "kalah",
});
