import { randomInt } from "node:crypto";
import {
  acceptsUnlessBetter,
  createLevelledPlayer,
  LEVELS,
  type Level,
  newSession,
  type Participant,
  type Player,
  perSide,
  person,
  restoreSession,
  type Session,
  type TimeControl,
} from "@kibitz/engine";
import { createRandom, type Game, type Random } from "@kibitz/rules";
import { InputFault } from "../fault.ts";
import type { GameEntry } from "../games/entry.ts";
import { lineFrom } from "../position.ts";
import type { FoundGame } from "./kept-games.ts";

/** What a person may ask for; all of it has a default. */
export interface GameWishes {
  readonly level: number;
  /** One of the game's sides, `random`, `both` or `none`; absent: the side that moves first. */
  readonly side?: string;
  readonly position?: string;
  readonly clock?: TimeControl;
  readonly seed?: number;
}

/** A game that is about to be played. */
export interface Setup<P, M, S extends string> {
  readonly session: Session<P, M, S>;
  readonly variant: string;
  readonly level: Level;
  /** The sides that a person plays. */
  readonly people: readonly S[];
}

/** The engine's time for a move in a game without clocks. */
const MOVE_TIME_MS = 1000;
/** The engine agrees to a draw when it does not stand better than this. */
const DRAW_MARGIN_CP = 20;

/** Sets up a new game. Throws an `InputFault` for a side or a position that cannot be. */
export function setUpGame<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  variant: string,
  engine: Player<P, M>,
  wishes: GameWishes,
): Setup<P, M, S> {
  const game = entry.game(variant);
  const seed = wishes.seed ?? randomInt(2 ** 32);
  const { position, clock } = wishes;
  // One stream for both lots, since streams of one seed would tie the side to the start.
  const random = createRandom(seed);
  const start =
    position === undefined
      ? entry.newPosition(variant, random)
      : lineFrom(entry, variant, position).position;
  const people = peopleFrom(game, wishes.side, random);
  const level = levelFrom(wishes.level);
  const session = newSession({
    ...rulesOf(entry, game),
    start,
    participants: participantsOf(game, engine, people, level, seed),
    ...(clock && { controls: perSide(game.sides, () => clock) }),
  });
  return { session, variant, level, people };
}

/** Sets up a game that was kept. Throws an `InputFault` when its file cannot be used. */
export function setUpKeptGame<P, M, S extends string>(
  entry: GameEntry<P, M, S>,
  engine: Player<P, M>,
  { file, game: kept }: FoundGame,
  seed: number = randomInt(2 ** 32),
): Setup<P, M, S> {
  const game = entry.game(kept.variant);
  const people = game.sides.filter((side) => kept.people.includes(side));
  const level = levelFrom(kept.level);
  const restored = restoreSession<P, M, S>(kept.snapshot, {
    ...rulesOf(entry, game),
    participants: participantsOf(game, engine, people, level, seed),
  });
  if (!restored.ok)
    throw new InputFault(`${file.path} cannot be resumed: ${restored.error.message}`);
  return { session: restored.value, variant: kept.variant, level, people };
}

function rulesOf<P, M, S extends string>(entry: GameEntry<P, M, S>, game: Game<P, M, S>) {
  return {
    game,
    claims: "on-demand" as const,
    timeoutOutcome: (line: Parameters<typeof entry.timeout>[0], side: S) =>
      entry.timeout(line, side),
  };
}

function participantsOf<P, M, S extends string>(
  game: Game<P, M, S>,
  engine: Player<P, M>,
  people: readonly S[],
  level: Level,
  seed: number,
) {
  const player = createLevelledPlayer(engine, { game, strength: { level }, seed });
  return perSide(game.sides, (side): Participant<P, M> => {
    const seat = people.indexOf(side);
    if (seat >= 0) return person(people.length === 1 ? "You" : `Player ${seat + 1}`);
    return {
      kind: "player",
      name: `Kibitz, level ${level}`,
      player,
      limits: { timeMs: MOVE_TIME_MS },
      acceptsDraw: acceptsUnlessBetter(DRAW_MARGIN_CP),
    };
  });
}

function peopleFrom<P, M, S extends string>(
  { sides }: Game<P, M, S>,
  wish: string | undefined,
  random: Random,
): readonly S[] {
  if (wish === undefined) return [sides[0]];
  if (wish === "random") return [random.below(2) === 0 ? sides[0] : sides[1]];
  if (wish === "both") return sides;
  if (wish === "none") return [];
  const side = sides.find((each) => each === wish);
  if (side !== undefined) return [side];
  throw new InputFault(
    `there is no side "${wish}": give ${sides.join(", ")}, random, both or none`,
  );
}

function levelFrom(level: number): Level {
  const known = LEVELS.find((each) => each === level);
  if (known !== undefined) return known;
  throw new InputFault(`there is no level ${level}: the levels go from 1 to ${LEVELS.length}`);
}
