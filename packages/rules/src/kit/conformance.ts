import { type Game, type Line, startLine } from "../core/game.ts";
import { createRandom } from "../core/random.ts";
import { expectOk } from "../core/result.ts";
import { snapshot } from "./snapshot.ts";
import { garble, textFault } from "./texts.ts";
import { describeLine, pick, randomGame } from "./walk.ts";

export interface ConformanceOptions<P> {
  /** A random game that is longer than this fails. */
  readonly maxPlies: number;
  readonly seed?: number;
  /** Random games from each start. */
  readonly games?: number;
  /** Positions, drawn from those games, to which the costly checks are put. */
  readonly samples?: number;
  /** Where games start besides `game.start()`. */
  readonly starts?: readonly P[];
  /**
   * False where the moves of a line depend on positions that came before, as under superko: a
   * line and its position alone then need not have the same moves.
   */
  readonly movesFollowFromPosition?: boolean;
}

/** How many moves from other lines are tried at one position. */
const ILLEGAL_TRIES = 50;

/** One promise of `Game`; `run` throws with the position at which it is broken. */
export interface Check {
  readonly name: string;
  run(): void;
}

/** The checks that every game must pass. A test file runs each under its name. */
export function conformanceChecks<P, M, S extends string>(
  game: Game<P, M, S>,
  options: ConformanceOptions<P>,
): readonly Check[] {
  const walks = lazily(() => walk(game, options));
  const each = (check: (line: Line<P, M>) => void) => () => walks().samples.forEach(check);
  const { movesFollowFromPosition = true } = options;
  return [
    { name: "the game starts with its first side to move", run: () => checkStart(game) },
    { name: "random games end, and only finished games end", run: () => checkEnds(game, walks()) },
    { name: "every legal move plays and extends the line", run: each((l) => checkPlays(game, l)) },
    { name: "every illegal move throws", run: () => checkRefusals(game, walks(), options) },
    { name: "moves come in one canonical order", run: each((l) => checkOrder(game, l)) },
    {
      name: "a position read again has the same moves and key",
      run: each((l) => checkReread(game, l, movesFollowFromPosition)),
    },
    { name: "moves are read as they are written", run: each((l) => checkMoveTexts(game, l)) },
    { name: "a turn that is passed is the other side's", run: each((l) => checkPass(game, l)) },
    { name: "no call changes what it is given", run: each((l) => checkPurity(game, l)) },
    { name: "readers refuse garbage politely", run: () => checkGarbage(game, walks(), options) },
  ];
}

interface Walks<P, M> {
  readonly games: readonly (readonly Line<P, M>[])[];
  readonly samples: readonly Line<P, M>[];
}

function walk<P, M, S extends string>(
  game: Game<P, M, S>,
  { maxPlies, seed = 1, games = 8, samples = 60, starts = [] }: ConformanceOptions<P>,
): Walks<P, M> {
  const random = createRandom(seed);
  const walked = [game.start(), ...starts].flatMap((start) =>
    Array.from({ length: games }, () => randomGame(game, start, random, maxPlies)),
  );
  // The last line of each game is drawn too, since ends are where rules are rare.
  const drawn = Array.from({ length: samples }, () => pick(random, pick(random, walked)));
  return { games: walked, samples: [...drawn, ...walked.flatMap((lines) => lines.slice(-1))] };
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Throws with the position unless a promise is kept. */
function promise<P, M, S extends string>(
  kept: boolean,
  broken: string,
  game: Game<P, M, S>,
  line: Line<P, M>,
): void {
  if (!kept) throw new Error(`${broken}: ${describeLine(game, line)}`);
}

function checkStart<P, M, S extends string>(game: Game<P, M, S>): void {
  const line = startLine(game);
  promise(game.sideToMove(line.position) === game.sides[0], "the second side begins", game, line);
  promise(game.outcome(line) === undefined, "the game is over at its start", game, line);
}

function checkEnds<P, M, S extends string>(game: Game<P, M, S>, { games }: Walks<P, M>): void {
  for (const line of games.flat()) {
    const outcome = game.outcome(line);
    if (outcome === undefined) continue;
    promise(/^[a-z0-9-]+$/.test(outcome.reason), "the reason is not kebab-case", game, line);
    const known = outcome.kind === "draw" || game.sides.includes(outcome.winner);
    promise(known, "the winner is no side", game, line);
    promise(
      game.claimableDraw?.(line) === undefined,
      "a draw is claimed in a finished game",
      game,
      line,
    );
  }
}

function checkPlays<P, M, S extends string>(game: Game<P, M, S>, line: Line<P, M>): void {
  for (const move of game.legalMoves(line)) {
    const next = game.play(line, move);
    const moves = [...line.moves, move].map((each) => game.moveCode(each));
    promise(next.start === line.start, "play changes the start", game, line);
    promise(
      snapshot(next.moves.map((each) => game.moveCode(each))) === snapshot(moves),
      "play does not append the move",
      game,
      line,
    );
    const keys = [...line.keys, game.key(next.position)];
    promise(snapshot(next.keys) === snapshot(keys), "play does not append the key", game, line);
    promise(next.keys.at(-1) !== line.keys.at(-1), "a move keeps the key", game, line);
    promise(game.sides.includes(game.sideToMove(next.position)), "nobody is to move", game, next);
  }
}

/** Tries moves that were legal elsewhere in the random games. */
function checkRefusals<P, M, S extends string>(
  game: Game<P, M, S>,
  { games, samples }: Walks<P, M>,
  { seed = 1 }: ConformanceOptions<P>,
): void {
  const random = createRandom(seed);
  for (const line of samples) {
    const legal = new Set(codesOf(game, line));
    for (let tries = 0; tries < ILLEGAL_TRIES; tries++) {
      const elsewhere = pick(random, pick(random, games)).moves.at(-1);
      if (elsewhere === undefined || legal.has(game.moveCode(elsewhere))) continue;
      const refused = throws(() => game.play(line, elsewhere));
      promise(refused, `play accepts the illegal move ${snapshot(elsewhere)}`, game, line);
    }
  }
}

function throws(action: () => unknown): boolean {
  try {
    action();
    return false;
  } catch {
    return true;
  }
}

function codesOf<P, M, S extends string>(game: Game<P, M, S>, line: Line<P, M>): number[] {
  return game.legalMoves(line).map((move) => game.moveCode(move));
}

function checkOrder<P, M, S extends string>(game: Game<P, M, S>, line: Line<P, M>): void {
  const codes = codesOf(game, line);
  const again = codesOf(game, line);
  promise(snapshot(codes) === snapshot(again), "the order of moves changes", game, line);
  promise(new Set(codes).size === codes.length, "two moves share a code", game, line);
  const inRange = codes.every((code) => Number.isInteger(code) && code >= 0 && code < 2 ** 31);
  promise(inRange, "a move code is out of range", game, line);
}

function checkReread<P, M, S extends string>(
  game: Game<P, M, S>,
  line: Line<P, M>,
  compareMoves: boolean,
): void {
  const { notation } = game;
  const text = notation.formatPosition(line.position);
  const position = expectOk(notation.parsePosition(text));
  promise(notation.formatPosition(position) === text, "the text changes", game, line);
  promise(game.key(position) === line.keys.at(-1), "the key differs from a fresh one", game, line);
  if (!compareMoves) return;
  const fresh = codesOf(game, startLine(game, position));
  promise(snapshot(fresh) === snapshot(codesOf(game, line)), "the moves differ", game, line);
}

function checkMoveTexts<P, M, S extends string>(game: Game<P, M, S>, line: Line<P, M>): void {
  const { notation } = game;
  const texts = new Set<string>();
  for (const move of game.legalMoves(line)) {
    const text = notation.formatMove(move, line);
    promise(!texts.has(text), `two moves are written ${text}`, game, line);
    texts.add(text);
    const read = notation.parseMove(text, line);
    const same = read.ok && game.moveCode(read.value) === game.moveCode(move);
    promise(same, `${text} is read as ${snapshot(read)}`, game, line);
  }
}

/** `pass` leads to a position that a text can tell, in which the other side is to move. */
function checkPass<P, M, S extends string>(game: Game<P, M, S>, line: Line<P, M>): void {
  const position = game.pass?.(line.position);
  if (position === undefined) return;
  const same = game.sideToMove(position) === game.sideToMove(line.position);
  promise(!same, "the side that passes is still to move", game, line);
  const text = game.notation.formatPosition(position);
  const read = game.notation.parsePosition(text);
  promise(read.ok, `passing leads to ${text}, which is refused`, game, line);
  const key = read.ok && game.key(read.value);
  promise(
    key === game.key(position),
    `passing leads to ${text}, which has another key`,
    game,
    line,
  );
}

function checkPurity<P, M, S extends string>(game: Game<P, M, S>, line: Line<P, M>): void {
  const before = snapshot(line);
  const moves = game.legalMoves(line);
  game.outcome(line);
  game.claimableDraw?.(line);
  game.key(line.position);
  game.sideToMove(line.position);
  game.pass?.(line.position);
  game.notation.formatPosition(line.position);
  for (const move of moves) {
    game.notation.formatMove(move, line);
    game.play(line, move);
  }
  promise(snapshot(line) === before, "a call changes the line", game, line);
}

/** Puts spoilt texts of real positions and moves to the readers. */
function checkGarbage<P, M, S extends string>(
  game: Game<P, M, S>,
  { samples }: Walks<P, M>,
  { seed = 1 }: ConformanceOptions<P>,
): void {
  const random = createRandom(seed);
  const { notation } = game;
  for (const line of samples) {
    const position = garble(notation.formatPosition(line.position), random);
    const fault = textFault(position, notation.parsePosition(position));
    promise(fault === undefined, `${snapshot(position)}: ${fault}`, game, line);
    const [move] = game.legalMoves(line);
    const text = garble(move === undefined ? "" : notation.formatMove(move, line), random);
    const moveFault = textFault(text, notation.parseMove(text, line));
    promise(moveFault === undefined, `${snapshot(text)}: ${moveFault}`, game, line);
  }
}
