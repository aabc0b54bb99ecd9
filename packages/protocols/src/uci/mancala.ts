import type { Game, Line, NotationError, Result } from "@kibitz/rules";
import {
  formatIgisoroVariant,
  type IgisoroGame,
  type IgisoroMove,
  type IgisoroPosition,
  parseIgisoroVariant,
  RWANDAN,
} from "@kibitz/rules/igisoro";
import {
  formatKalahVariant,
  type KalahGame,
  type KalahMove,
  type KalahPosition,
  parseKalahVariant,
  STANDARD_KALAH,
} from "@kibitz/rules/kalah";
import { type MancalaSide, pitLetter, variantReader } from "@kibitz/rules/mancala";
import {
  ABAPA,
  formatOwareVariant,
  type OwareGame,
  type OwareMove,
  type OwarePosition,
  parseOwareVariant,
} from "@kibitz/rules/oware";
import type { UciGame } from "./game.ts";
import type { UciRules } from "./settings.ts";

// Moves and positions are spelled as the rules spell them; docs/protocols.md has examples.

export const KALAH_RULES: UciRules = rulesOption(
  "KalahRules",
  STANDARD_KALAH,
  parseKalahVariant,
  formatKalahVariant,
);

export const OWARE_RULES: UciRules = rulesOption(
  "OwareRules",
  ABAPA,
  parseOwareVariant,
  formatOwareVariant,
);

export const IGISORO_RULES: UciRules = rulesOption(
  "IgisoroRules",
  RWANDAN,
  parseIgisoroVariant,
  formatIgisoroVariant,
);

/** The option that holds the rules of a game, in the words that name its variants everywhere. */
function rulesOption<R>(
  option: string,
  usual: R,
  parse: (text: string) => Result<R, NotationError>,
  format: (rules: R) => string,
): UciRules {
  return { option, usual: format(usual), read: variantReader(parse, format) };
}

/** Kalah by the rules of the referee. */
export function kalahUci(game: KalahGame): UciGame<KalahPosition, KalahMove, MancalaSide> {
  return uciGameOf(game, KALAH_RULES, formatKalahVariant(game.rules), (position) =>
    tableOf(position, (letter) => letter),
  );
}

/** Oware by the rules of the referee. */
export function owareUci(game: OwareGame): UciGame<OwarePosition, OwareMove, MancalaSide> {
  return uciGameOf(game, OWARE_RULES, formatOwareVariant(game.rules), (position) =>
    tableOf(position, (letter) => letter.toUpperCase()),
  );
}

/** Igisoro by the rules of the referee. */
export function igisoroUci(game: IgisoroGame): UciGame<IgisoroPosition, IgisoroMove, MancalaSide> {
  return uciGameOf(game, IGISORO_RULES, formatIgisoroVariant(game.rules), ringsOf);
}

/** An engine that is told nothing plays the usual rules, so that only others need their option. */
function uciGameOf<P, M>(
  game: Game<P, M, MancalaSide>,
  { option, usual }: UciRules,
  rules: string,
  draw: (position: P) => readonly string[],
): UciGame<P, M, MancalaSide> {
  return {
    game,
    startpos: game.start(),
    requiredOptions: [
      ["UCI_Variant", game.id],
      ...(rules === usual ? [] : ([[option, rules]] as const)),
    ],
    parseMove: (text, line) => game.notation.parseMove(text, line),
    formatMoves: (moves, line) => formatMoves(game, moves, line),
    describe: (line) => [...draw(line.position), ...describe(game, line)],
  };
}

/** How a move is written may depend on whose it is, so that a variation is played through. */
function formatMoves<P, M>(
  game: Game<P, M, MancalaSide>,
  moves: readonly M[],
  start: Line<P, M>,
): readonly string[] {
  let line = start;
  return moves.map((move, index) => {
    const text = game.notation.formatMove(move, line);
    if (index + 1 < moves.length) line = game.play(line, move);
    return text;
  });
}

function describe<P, M>(game: Game<P, M, MancalaSide>, line: Line<P, M>): readonly string[] {
  const moves = game.legalMoves(line).map((move) => game.notation.formatMove(move, line));
  return [
    `Fen: ${game.notation.formatPosition(line.position)}`,
    `Key: ${game.key(line.position).toString(16).padStart(16, "0")}`,
    `Moves: ${moves.join(" ")}`,
  ];
}

/** Two rows as South sees them, each pit with its letter; the stores are at their owners' right. */
function tableOf(
  { pits, stores }: Pick<KalahPosition, "pits" | "stores">,
  southLetter: (letter: string) => string,
): readonly string[] {
  const { south, north } = pits;
  const letters = south.map((_, pit) => pitLetter(pit));
  const gap = " ".repeat(CELL * south.length);
  return [
    `${EDGE}${cells(letters.toReversed())}`,
    `${EDGE}${cells(north.toReversed())}`,
    `${cells([stores.north])}${gap}${cells([stores.south])}`,
    `${EDGE}${cells(south)}`,
    `${EDGE}${cells(letters.map(southLetter))}`,
  ];
}

/** Four rows as South sees them, each with the letters of its outermost pits. */
function ringsOf({ pits: { south, north } }: IgisoroPosition): readonly string[] {
  const row = (ring: readonly number[], places: readonly number[]) => {
    const [first = 0, last = 0] = [places[0], places.at(-1)];
    return `${pitLetter(first)}..${pitLetter(last)}${cells(places.map((place) => ring[place] ?? 0))}`;
  };
  const inner = [0, 1, 2, 3, 4, 5, 6, 7];
  const outer = inner.map((place) => place + inner.length);
  return [
    row(north, outer.toReversed()),
    row(north, inner),
    row(south, inner.toReversed()),
    row(south, outer),
  ];
}

const CELL = 4;
const EDGE = " ".repeat(CELL);

const cells = (values: readonly (number | string)[]): string =>
  values.map((value) => String(value).padStart(CELL)).join("");
