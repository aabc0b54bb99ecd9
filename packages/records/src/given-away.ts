import type { MoveReport, PositionReport } from "@kibitz/engine";
import { countedText, type Game } from "@kibitz/rules";

/**
 * What a move gave away in the game's own points, as the middle of a sentence: "6 seeds given away,
 * from winning by 8 to winning by 2". Undefined where nothing is counted or a margin is not known.
 */
export function givenAwayText<P, M, S extends string>(
  { sides, points }: Game<P, M, S>,
  { side, before, after }: Pick<MoveReport<M, S>, "side" | "before" | "after">,
): string | undefined {
  const sign = side === sides[0] ? 1 : -1;
  const [had, has] = [marginOf(before, sign), marginOf(after, sign)];
  if (points === undefined || had === undefined || has === undefined) return undefined;
  const isExact = had.isExact && has.isExact;
  const lost = amountText(had.value - has.value, isExact);
  const about = isExact ? "" : "about ";
  return `${about}${countedText(lost, points)} given away, from ${standing(had)} to ${standing(has)}`;
}

/** For the side that moved. */
interface Margin {
  readonly value: number;
  readonly isExact: boolean;
}

function marginOf<M>({ score }: PositionReport<M>, sign: 1 | -1): Margin | undefined {
  if (score?.kind !== "points" && score?.kind !== "exact") return undefined;
  return { value: sign * score.value, isExact: score.kind === "exact" };
}

const amountText = (value: number, isExact: boolean): string =>
  Math.abs(value).toFixed(isExact ? 0 : 1);

function standing({ value, isExact }: Margin): string {
  const amount = amountText(value, isExact);
  if (Number(amount) === 0) return isExact ? "a draw" : "an even game";
  if (isExact) return `${value > 0 ? "winning" : "losing"} by ${amount}`;
  return value > 0 ? `a lead of ${amount}` : `being ${amount} behind`;
}
