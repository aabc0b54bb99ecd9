import { gamesText } from "../game-words.ts";
import type { ImportProgress } from "./import-job.ts";

/** How far an import is, from 0 to 1. */
export function fractionOf({ bytesRead, bytesTotal }: ImportProgress): number {
  return bytesTotal === 0 ? 1 : Math.min(1, bytesRead / bytesTotal);
}

const ONE_MB = 1_000_000;

/** "12.3 of 80.0 MB, 45,000 games, 3,100 games per second". */
export function progressWords(progress: ImportProgress): string {
  const { bytesRead, bytesTotal, games, elapsedMs } = progress;
  const parts = [
    `${(bytesRead / ONE_MB).toFixed(1)} of ${(bytesTotal / ONE_MB).toFixed(1)} MB`,
    gamesText(games),
  ];
  const perSecond = Math.round((games * 1000) / Math.max(1, elapsedMs));
  if (elapsedMs > 1000 && games > 0) parts.push(`${gamesText(perSecond)} per second`);
  return parts.join(", ");
}

/** What has become of an import, in sentences. */
export function outcomeWords(progress: ImportProgress): string {
  const { state, games, duplicates, unreadable, faultCount, problem } = progress;
  const sentences = [`${state === "cancelled" ? "Cancelled. " : ""}${gamesText(games)} imported.`];
  if (games === 0 && duplicates + unreadable + faultCount === 0 && state === "done") {
    sentences.push("There was no game in it.");
  }
  if (duplicates > 0) {
    sentences.push(`${gamesText(duplicates)} left out, since the same moves are here already.`);
  }
  if (unreadable > 0) sentences.push(`${gamesText(unreadable)} could not be read.`);
  if (faultCount > 0) {
    const faults = faultCount === 1 ? "There was 1 fault" : `There were ${faultCount} faults`;
    sentences.push(`${faults} in the text; all else was read.`);
  }
  if (problem !== undefined) sentences.push(problem);
  return sentences.join(" ");
}

/** The faults as lines of text, for the clipboard. */
export function faultLines({ faults, faultCount }: ImportProgress): string {
  const lines = faults.map(
    ({ file, game, line, column, message }) =>
      `${file}: game ${game}, line ${line}, column ${column}: ${message}`,
  );
  const more = faultCount - faults.length;
  return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join("\n");
}
