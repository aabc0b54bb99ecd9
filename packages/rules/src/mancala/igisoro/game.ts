import { entry } from "../../core/entry.ts";
import { extendLine, type Game, type Line, type Outcome } from "../../core/game.ts";
import { keyOfCounts } from "../keys.ts";
import { type MancalaSide, opposite, SIDES } from "../sides.ts";
import type { Step } from "../steps.ts";
import { formatIgisoro, formatIgisoroMove, parseIgisoro, parseIgisoroMove } from "./notation.ts";
import { MOST_CHOICES, PLIES_BEFORE_CAPTURES, sowablePits, type Turn, turnsFrom } from "./turn.ts";
import type { IgisoroMove, IgisoroPosition, IgisoroRules } from "./types.ts";

export type IgisoroLine = Line<IgisoroPosition, IgisoroMove>;

/** The four pits of Rwanda: the second and the seventh of the inner row and the outer corners. */
export const REVERSE_PITS: readonly number[] = [1, 6, 8, 15];

/** As Ikibuguzo, which Burundi plays, has them: the outer corners alone. */
export const TWO_REVERSE_PITS: readonly number[] = [8, 15];

export const RWANDAN: IgisoroRules = {
  start: "inner-rows",
  reversePits: REVERSE_PITS,
  capture: "mandatory",
  resowFrom: "lap",
};

/** A move with what happens in it. */
export interface IgisoroSowing {
  readonly position: IgisoroPosition;
  readonly steps: readonly Step[];
}

/** The referee of Igisoro. */
export interface IgisoroGame extends Game<IgisoroPosition, IgisoroMove, MancalaSide> {
  readonly rules: IgisoroRules;
  /** A legal move with all that happens in it, lap by lap. */
  sowing(position: IgisoroPosition, move: IgisoroMove): IgisoroSowing;
}

export function createIgisoro(chosen: Partial<IgisoroRules> = {}): IgisoroGame {
  const rules = { ...RWANDAN, ...chosen };
  const sowing = (position: IgisoroPosition, move: IgisoroMove) => sowingIn(rules, position, move);
  return {
    id: "igisoro",
    rules,
    sides: SIDES,
    points: "seeds",
    sowing,
    start: () => startOf(rules),
    sideToMove: (position) => position.sideToMove,
    legalMoves: ({ position }) => turnsIn(rules, position).map(({ move }) => move),
    play: (line, move) => {
      const { position } = sowing(line.position, move);
      return extendLine(line, move, position, keyOf(position));
    },
    outcome: (line) => outcomeOf(rules, line),
    key: keyOf,
    moveCode,
    notation: {
      parsePosition: parseIgisoro,
      formatPosition: formatIgisoro,
      parseMove: (text, line) => parseIgisoroMove(text, line.position, rules),
      formatMove: formatIgisoroMove,
    },
  };
}

function startOf({ start }: IgisoroRules): IgisoroPosition {
  const four = Array<number>(8).fill(4);
  const none = Array<number>(8).fill(0);
  const ring = start === "inner-rows" ? [...four, ...none] : [...none, ...four];
  return { pits: { south: ring, north: ring }, sideToMove: "south", plies: 0 };
}

const turnsIn = (rules: IgisoroRules, position: IgisoroPosition): readonly Turn[] =>
  sowablePits(position).flatMap((pit) => turnsFrom(rules, position, pit));

function sowingIn(
  rules: IgisoroRules,
  position: IgisoroPosition,
  move: IgisoroMove,
): IgisoroSowing {
  const turns = sowablePits(position).includes(move.pit)
    ? turnsFrom(rules, position, move.pit)
    : [];
  const turn = turns.find((each) => moveCode(each.move) === moveCode(move));
  if (turn === undefined) {
    throw new Error(`illegal move ${formatIgisoroMove(move)} in ${formatIgisoro(position)}`);
  }
  const { sideToMove, plies } = position;
  const pits =
    sideToMove === "south"
      ? { south: turn.own, north: turn.enemy }
      : { south: turn.enemy, north: turn.own };
  return {
    position: { pits, sideToMove: opposite(sideToMove), plies: plies + 1 },
    steps: turn.steps,
  };
}

/** A position that comes three times is a draw; the sources are silent on such games. */
const DRAWING_REPETITIONS = 3;

function outcomeOf(rules: IgisoroRules, line: IgisoroLine): Outcome<MancalaSide> | undefined {
  const { position, keys } = line;
  const hasMove = sowablePits(position).some((pit) => turnsFrom(rules, position, pit).length > 0);
  if (!hasMove) return { kind: "win", winner: opposite(position.sideToMove), reason: "no-move" };
  const key = entry(keys, keys.length - 1);
  const times = keys.filter((each) => each === key).length;
  return times < DRAWING_REPETITIONS ? undefined : { kind: "draw", reason: "repetition" };
}

/** Places: South's ring, then North's. Flags: North to move, captures not yet allowed, first moves. */
function keyOf({ pits, sideToMove, plies }: IgisoroPosition): bigint {
  const early = plies < PLIES_BEFORE_CAPTURES;
  return keyOfCounts([...pits.south, ...pits.north], [sideToMove === "north", early, plies < 2]);
}

/** The pit, and above it a bit for each choice behind a leading one. */
function moveCode({ pit, choices }: IgisoroMove): number {
  let code = 1;
  for (const choice of choices.slice(0, MOST_CHOICES)) {
    code = 2 * code + (choice === "reverse" || choice === "decline" ? 1 : 0);
  }
  return 16 * code + pit;
}
