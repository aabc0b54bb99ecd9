import {
  formatKalahVariant,
  type KalahGame,
  type KalahLine,
  type KalahMove,
  type KalahPosition,
  STANDARD_KALAH,
} from "@kibitz/rules/kalah";
import { opposite } from "@kibitz/rules/mancala";
import { OPENING_VALUES } from "./kalah-opening-values.ts";

const RADIX = 36;

/**
 * A position without its stores, as `kalah-opening-values.ts` writes it: the pits of the side to
 * move and those of its enemy, a character each.
 */
export function openingKey({ pits, sideToMove }: KalahPosition): string {
  const counts = [...pits[sideToMove], ...pits[opposite(sideToMove)]];
  return counts.map((count) => count.toString(RADIX)).join("");
}

/** What the side to move gains beyond its enemy by best play, by `openingKey`. */
export function openingValues(): ReadonlyMap<string, number> {
  values ??= new Map(OPENING_VALUES.trim().split(/\s+/).map(readEntry));
  return values;
}

let values: ReadonlyMap<string, number> | undefined;

const KEY_LENGTH = 2 * STANDARD_KALAH.pits;

const readEntry = (text: string): readonly [string, number] => [
  text.slice(0, KEY_LENGTH),
  Number(text.slice(KEY_LENGTH)),
];

/**
 * What the moves of an opening of standard Kalah are worth to their mover, stores left out, by
 * their pits; a move that the table does not know is absent.
 */
export function openingWorths(
  game: KalahGame,
  position: KalahPosition,
  known = openingValues(),
): ReadonlyMap<number, number> {
  const worths = new Map<number, number>();
  if (!hasOpenings(game) || position.maySwap) return worths;
  for (const [pit, seeds] of position.pits[position.sideToMove].entries()) {
    if (seeds === 0) continue;
    const { position: next } = game.sowing(position, { kind: "sow", pit });
    const value = known.get(openingKey(next));
    if (value === undefined) continue;
    const sign = next.sideToMove === position.sideToMove ? 1 : -1;
    worths.set(pit, leadOf(position, next) + sign * value);
  }
  return worths;
}

/** The best moves after a line, as far as the table tells which they are. */
export function bestOpeningMoves(game: KalahGame, line: KalahLine): readonly KalahMove[] {
  const move = bestOpeningMove(game, line);
  return move === undefined ? [] : [move, ...bestOpeningMoves(game, game.play(line, move))];
}

/** A move that is worth what the position is; where that is unknown, the best when all are known. */
function bestOpeningMove(game: KalahGame, line: KalahLine): KalahMove | undefined {
  const worths = openingWorths(game, line.position);
  const moves = game.legalMoves(line);
  const isWhole = worths.size === moves.length;
  const best = isWhole ? Math.max(...worths.values()) : worthTold(line.position);
  return moves.find((move) => move.kind === "sow" && worths.get(move.pit) === best);
}

const worthTold = (position: KalahPosition): number =>
  openingValues().get(openingKey(position)) ?? Number.NaN;

/** By how much the mover's lead in the stores has grown. */
function leadOf(before: KalahPosition, after: KalahPosition): number {
  const own = before.sideToMove;
  const lead = ({ stores }: KalahPosition) => stores[own] - stores[opposite(own)];
  return lead(after) - lead(before);
}

/** The table holds for the standard rules; the pie rule is over where nobody may swap. */
const hasOpenings = ({ rules }: KalahGame): boolean =>
  formatKalahVariant({ ...rules, pie: false }) === formatKalahVariant(STANDARD_KALAH);
