import { type GameRecord, lineTo, type TreePath } from "@kibitz/records";
import type { AnalysisModel } from "../model.ts";

/** The moves from the start to a node, without variations, in the game's file format. */
export function lineText<P, M, S extends string>(
  { entry, record, variant }: AnalysisModel<P, M, S>,
  path: TreePath,
): string {
  return entry.writeRecord(lineRecord(record(), path), variant);
}

/** A record of the moves from the start to a node alone, with what stands beside them. */
export function lineRecord<P, M>(record: GameRecord<P, M>, path: TreePath): GameRecord<P, M> {
  return { ...record, tree: lineTo(record.tree, path) };
}
