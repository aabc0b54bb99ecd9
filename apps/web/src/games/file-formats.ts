import { chessFormat } from "./chess/chess-format.ts";
import type { FileFormat } from "./file-format.ts";
import { igisoroFormat } from "./igisoro/igisoro-format.ts";
import { kalahFormat } from "./kalah/kalah-format.ts";
import { owareFormat } from "./oware/oware-format.ts";

const FORMATS: readonly FileFormat[] = [chessFormat, kalahFormat, owareFormat, igisoroFormat];

/** The format of a file by the ending of its name; that of chess when no other is known. */
export function formatOfFile(name: string): FileFormat {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return FORMATS.find(({ fileEnding }) => fileEnding === ending) ?? chessFormat;
}

export const formatOfGame = (id: string): FileFormat | undefined =>
  FORMATS.find(({ game }) => game === id);

export const fileEndings = (): readonly string[] =>
  FORMATS.map(({ fileEnding }) => `.${fileEnding}`);
