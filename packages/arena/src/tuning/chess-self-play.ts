import type { ChessLaboratory } from "@kibitz/engine/chess-laboratory";
import { createRandom } from "@kibitz/rules";
import { type PlyRecord, playQuickGame, QUICK_RULES, randomOpening } from "./chess-game.ts";
import type { LabelledPosition } from "./chess-shard.ts";

export interface SelfPlaySettings {
  readonly nodesPerMove: number;
  /** Random plies at the start; every other game has one more, so that both sides come to move first. */
  readonly openingPlies: number;
  /** An opening is kept when the first score is within this. */
  readonly openingCp: number;
  /** Positions with a higher score teach little and are left out. */
  readonly maxCp: number;
  readonly seed: number;
}

export const SELF_PLAY: SelfPlaySettings = {
  nodesPerMove: 600,
  openingPlies: 8,
  openingCp: 300,
  maxCp: 1500,
  seed: 1,
};

/** The labelled quiet positions of game number `game`, which depends on settings and number alone. */
export function selfPlayGame(
  laboratory: ChessLaboratory,
  game: number,
  settings: SelfPlaySettings = SELF_PLAY,
): LabelledPosition[] {
  const records: PlyRecord[] = [];
  const opening = balancedOpening(laboratory, game, settings);
  const both = [laboratory, laboratory] as const;
  const points = playQuickGame(both, opening, settings.nodesPerMove, QUICK_RULES, (record) =>
    records.push(record),
  );
  return records
    .filter(({ quiet, whiteCp }) => quiet && Math.abs(whiteCp) <= settings.maxCp)
    .map(({ block, whiteCp }) => ({ block, whiteCp, points }));
}

/** Draws openings until one is balanced. */
export function balancedOpening(
  laboratory: ChessLaboratory,
  game: number,
  { openingPlies, openingCp, nodesPerMove, seed }: SelfPlaySettings,
): readonly number[] {
  const random = createRandom(seed * 0x1_0000_0000 + game);
  for (;;) {
    laboratory.newGame();
    const opening = randomOpening(laboratory, openingPlies + (game % 2), random);
    if (opening === undefined) continue;
    const { score } = laboratory.search(nodesPerMove);
    if (score?.kind === "cp" && Math.abs(score.value) <= openingCp) return opening;
  }
}
