import { gameOfText, type PgnFault, type RecordedGame } from "@kibitz/records";
import { ok, type Result } from "@kibitz/rules";
import { chessFormat } from "./chess/chess-format.ts";
import type { FileFormat } from "./file-format.ts";
import { igisoroFormat } from "./igisoro/igisoro-format.ts";
import { kalahFormat } from "./kalah/kalah-format.ts";
import { owareFormat } from "./oware/oware-format.ts";

const FORMATS: Readonly<Record<RecordedGame, FileFormat>> = {
  chess: chessFormat,
  kalah: kalahFormat,
  oware: owareFormat,
  igisoro: igisoroFormat,
};

const endingsOf = ({ fileEnding, otherEndings = [] }: FileFormat): readonly string[] => [
  fileEnding,
  ...otherEndings,
];

/** The format of a file by its name and the beginning of its text; a fault where its game is not known. */
export function formatOfFile(name: string, start: string): Result<FileFormat, PgnFault> {
  const ending = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  const byName = Object.values(FORMATS).find((format) => endingsOf(format).includes(ending));
  const game = gameOfText(start, byName?.game);
  return game.ok ? ok(FORMATS[game.value]) : game;
}

export const formatOfGame = (id: string): FileFormat | undefined =>
  Object.values(FORMATS).find(({ game }) => game === id);

export const fileEndings = (): readonly string[] =>
  Object.values(FORMATS)
    .flatMap(endingsOf)
    .map((ending) => `.${ending}`);
