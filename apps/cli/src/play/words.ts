import type { Session, SessionState } from "@kibitz/engine";
import { countedText, type Outcome } from "@kibitz/rules";
import type { GameEntry } from "../games/entry.ts";

/** A side's name with its clock, and a mark when it is to move. */
export function sideLine<P, M, S extends string>(session: Session<P, M, S>, side: S): string {
  const isToMove = session.state.status.kind !== "over" && session.sideToMove === side;
  const reading = session.clock(side);
  const clock = reading === undefined ? "" : `  ${formatTime(reading.remainingMs)}`;
  return ` ${isToMove ? ">" : " "} ${session.participants[side].name} (${side})${clock}`;
}

/** `4:05`, `1:02:03`, and tenths in the last twenty seconds. */
export function formatTime(timeMs: number): string {
  const left = Math.max(0, timeMs);
  if (left < 20_000) return `0:${(Math.floor(left / 100) / 10).toFixed(1).padStart(4, "0")}`;
  const seconds = Math.floor(left / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

export function describeOutcome<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  outcome: Outcome<S>,
  points = "points",
): string {
  const how = entry.describeReason(outcome.reason);
  if (outcome.kind === "draw") return `The game is a draw ${how}.`;
  const winner = `${outcome.winner.charAt(0).toUpperCase()}${outcome.winner.slice(1)}`;
  if (outcome.margin === undefined) return `${winner} wins ${how}.`;
  const margin = countedText(outcome.margin, points);
  const isSaid = entry.saidByMargin?.includes(outcome.reason);
  return `${winner} wins by ${margin}${isSaid ? "" : `, ${how}`}.`;
}

/** The moves so far as numbered pairs; by turns, where a side has moved several times in one. */
export function movesPlayed<P, M, S extends string>(
  { played }: SessionState<P, M, S>,
  [first]: readonly [S, S],
): string {
  const isNewTurn = (index: number) => played[index]?.side !== played[index - 1]?.side;
  const isByTurns = played.some((_, index) => !isNewTurn(index));
  let number = 0;
  return played
    .map(({ side, record }, index) => {
      if (!isNewTurn(index)) return record.text;
      if (side === first || index === 0) number++;
      if (side === first) return `${number}. ${record.text}`;
      return index === 0 || isByTurns ? `${number}... ${record.text}` : record.text;
    })
    .join(" ");
}
