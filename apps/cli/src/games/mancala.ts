import type { KernelSpec } from "@kibitz/engine";
import { type GameRecord, lineOfRecord, type PgnReading } from "@kibitz/records";
import {
  type Game,
  type Line,
  type NotationError,
  playAll,
  type Result,
  startLine,
} from "@kibitz/rules";
import {
  describeReason,
  effectsOf,
  type MancalaSide,
  moveWords,
  type PerSide,
  pitLetter,
  SAID_BY_MARGIN,
  type Step,
  timeoutOutcome,
} from "@kibitz/rules/mancala";
import { type DrawnPit, drawMancalaBoard } from "../boards/mancala.ts";
import type { BoardSize, BoardStyle, GameEntry, ReadGame } from "./entry.ts";
import { recordTitle } from "./record-title.ts";

/** What all positions of the family have. */
export interface MancalaPosition {
  readonly pits: PerSide<readonly number[]>;
  readonly stores?: PerSide<number>;
  readonly sideToMove: MancalaSide;
}

/** What the command line needs of one game of the family beyond its rules. */
export interface MancalaKind<P extends MancalaPosition, M, G extends Game<P, M, MancalaSide>> {
  readonly title: string;
  readonly variants: readonly string[];
  readVariant(text: string): Result<string, NotationError>;
  game(variant: string): G;
  variantOf(game: G): string;
  kernel(game: G): KernelSpec<P, M, MancalaSide>;
  solver?(game: G): KernelSpec<P, M, MancalaSide>;
  readonly provesMargins?: boolean;
  proofWarning?(position: P): string | undefined;
  tabledMoves?(game: G, position: P): ReadonlySet<number>;
  /** What happens in a legal move. */
  steps(game: G, line: Line<P, M>, move: M): readonly Step[];
  /** The pit that a move sows, from its owner's left or along its ring; undefined for none. */
  pitOf(move: M): number | undefined;
  /** The letter of a pit as moves name it. */
  letterOf?(side: MancalaSide, pit: number): string;
  /** The rows from top to bottom as South sees them, as pits of one side. */
  rowsOf(position: P): readonly (readonly [side: MancalaSide, pits: readonly number[]])[];
  read(text: string): Iterable<PgnReading<P, M, G>>;
  write(game: G, record: GameRecord<P, M>): string;
  resized?(variant: string, size: BoardSize): Result<string, NotationError>;
  ownPosition?(text: string): Result<string, NotationError>;
  variantOfPosition?(text: string): string | undefined;
  completedVariant?(variant: string, position: string): string;
  readonly moveExamples: string;
  /** Those of all pits of the largest board. */
  readonly moveLetters: string;
  /** Matches one move at the beginning of a word. */
  readonly move: RegExp;
  readonly fileEnding: string;
}

export function mancalaEntry<P extends MancalaPosition, M, G extends Game<P, M, MancalaSide>>(
  kind: MancalaKind<P, M, G>,
): GameEntry<P, M, MancalaSide> {
  const { resized, ownPosition, variantOfPosition, completedVariant } = kind;
  const { tabledMoves, proofWarning } = kind;
  return {
    title: kind.title,
    variants: kind.variants,
    readVariant: kind.readVariant,
    ...(resized && { resized }),
    ...(ownPosition && { ownPosition }),
    ...(variantOfPosition && { variantOfPosition }),
    ...(completedVariant && { completedVariant }),
    game: kind.game,
    kernel: (variant) => kind.kernel(kind.game(variant)),
    solver: (variant) => (kind.solver ?? kind.kernel)(kind.game(variant)),
    provesMargins: kind.provesMargins ?? false,
    ...(proofWarning && { proofWarning: ({ position }) => proofWarning(position) }),
    ...(tabledMoves && {
      tabledMoves: ({ position }, variant) => tabledMoves(kind.game(variant), position),
    }),
    newPosition: (variant) => kind.game(variant).start(),
    moveId: (move, position, variant) => {
      const game = kind.game(variant);
      return game.notation.formatMove(move, startLine(game, position));
    },
    drawBoard: (line, style, variant) => drawBoard(kind, line, style, variant),
    describeMove: (move, line, variant) => {
      const { position } = line;
      const steps = kind.steps(kind.game(variant), line, move);
      return moveWords(effectsOf(position, steps, position.sideToMove), position.sideToMove).join(
        ", ",
      );
    },
    describeReason,
    saidByMargin: SAID_BY_MARGIN,
    timeout: (_line, side) => timeoutOutcome(side),
    formatRecord: (record, variant) => kind.write(kind.game(variant), record),
    readRecords: (text) => readRecords(kind, text),
    moveExamples: kind.moveExamples,
    moveLetters: kind.moveLetters,
    splitMoves: (text) => splitMoves(kind.move, text),
    fileEnding: kind.fileEnding,
  };
}

function drawBoard<P extends MancalaPosition, M, G extends Game<P, M, MancalaSide>>(
  kind: MancalaKind<P, M, G>,
  line: Line<P, M>,
  style: BoardStyle,
  variant: string,
): string {
  const { letterOf = (_side, pit) => pitLetter(pit) } = kind;
  const game = kind.game(variant);
  const { position } = line;
  const { stores } = position;
  const open = new Set(game.legalMoves(line).map((move) => kind.pitOf(move)));
  const rows = kind.rowsOf(position).map(([side, pits]) =>
    pits.map((pit): DrawnPit => {
      const isOpen = side === position.sideToMove && open.has(pit);
      const seeds = position.pits[side][pit] ?? 0;
      return { place: { side, pit }, letter: letterOf(side, pit), seeds, isOpen };
    }),
  );
  return drawMancalaBoard(
    { rows, ...(stores && { stores }), ...lastMove(kind, game, line) },
    style,
  );
}

/** Where the last move of a line began, and where its last seed fell. */
function lastMove<P extends MancalaPosition, M, G extends Game<P, M, MancalaSide>>(
  kind: MancalaKind<P, M, G>,
  game: G,
  { start, moves }: Line<P, M>,
) {
  const move = moves.at(-1);
  if (move === undefined) return { origin: undefined, landing: undefined };
  const before = playAll(game, startLine(game, start), moves.slice(0, -1));
  const side = before.position.sideToMove;
  const pit = kind.pitOf(move);
  const { landing } = effectsOf(before.position, kind.steps(game, before, move), side);
  return { origin: pit === undefined ? undefined : { side, pit }, landing };
}

function* readRecords<P extends MancalaPosition, M, G extends Game<P, M, MancalaSide>>(
  kind: MancalaKind<P, M, G>,
  text: string,
): Generator<ReadGame<P, M>, void> {
  const usual = kind.game(kind.variants[0] ?? "");
  for (const { number, tags, record, game = usual, faults } of kind.read(text)) {
    yield {
      title: recordTitle(number, tags),
      variant: kind.variantOf(game),
      record,
      line: record ? lineOfRecord(game, record) : startLine(game),
      faults: faults.map(
        ({ line, column, message }) => `line ${line}, column ${column}: ${message}`,
      ),
    };
  }
}

/** The moves of a text, with or without blanks between; a word that holds anything else stays whole. */
function splitMoves(move: RegExp, text: string): readonly string[] {
  return text
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const moves: string[] = [];
      for (let rest = word; rest !== ""; rest = rest.slice(moves.at(-1)?.length)) {
        const [found] = move.exec(rest) ?? [];
        if (found === undefined) return [word];
        moves.push(found);
      }
      return moves;
    });
}
