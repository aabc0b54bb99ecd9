import type { AnalysisModel } from "./model.ts";

/** The command that looks at the same position in a terminal. */
export function analyseCommand<P, M, S extends string>(
  { entry, game, variant, here }: AnalysisModel<P, M, S>,
  lines: number,
): string {
  const position = game.notation.formatPosition(here().line.position);
  const words = [
    `npx kibitz analyse ${entry.id}`,
    `--position "${position}"`,
    `--multipv ${lines}`,
  ];
  if (variant !== entry.variants[0]?.id) words.push(`--variant ${variant}`);
  return words.join(" ");
}

/** The command that makes the same report of a downloaded game. */
export function reportCommand<P, M, S extends string>({ entry }: AnalysisModel<P, M, S>): string {
  return `npx kibitz analyse ${entry.id} game.${entry.fileEnding}`;
}
