import { createRandom, type Game, type Line, startLine } from "@kibitz/rules";
import type { MancalaSide, PerSide, Place, Step } from "@kibitz/rules/mancala";

/** Where a seed lies, and when it comes there. */
export interface Seed {
  /** From 0: South's pits and store, then North's, as they are sown. */
  readonly place: number;
  /** Its number among the seeds of that place. */
  readonly slot: number;
  /** After the move has begun. */
  readonly delayMs: number;
}

/** A game of sowing as a playlet plays it. */
export interface Sown<P, M> {
  readonly game: Game<P, M, MancalaSide>;
  /** Pits of a side. */
  readonly pits: number;
  countsOf(start: P): PerSide<readonly number[]>;
  stepsOf(line: Line<P, M>, move: M): readonly Step[];
}

const SHOWN_MOVES = 14;
const SOWN_EVERY_MS = 110;
/** However many seeds a move sows. */
const LONGEST_MOVE_MS = 1600;

/** A game that lots play by the rules; each scene tells where all seeds lie. */
export function sowingScenes<P, M>(
  { game, pits, countsOf, stepsOf }: Sown<P, M>,
  lot: number,
): readonly (readonly Seed[])[] {
  const random = createRandom(lot);
  let line = startLine(game);
  const bowls = filledBowls(countsOf(line.position), pits);
  const shown = [sceneOf(bowls, [])];
  for (let move = 0; move < SHOWN_MOVES; move += 1) {
    const moves = game.legalMoves(line);
    const chosen = moves[random.below(moves.length)];
    if (chosen === undefined) break;
    const moved = stepsOf(line, chosen).flatMap((step) => carry(bowls, step, pits));
    line = game.play(line, chosen);
    shown.push(sceneOf(bowls, moved));
  }
  return shown;
}

function filledBowls({ south, north }: PerSide<readonly number[]>, pits: number): number[][] {
  let seed = 0;
  const fill = (counts: readonly number[]): number[][] =>
    Array.from({ length: pits + 1 }, (_, pit) =>
      Array.from({ length: counts[pit] ?? 0 }, () => seed++),
    );
  return [...fill(south), ...fill(north)];
}

/** Plays a step on the bowls; the seeds that moved, in their order. */
function carry(bowls: number[][], step: Step, pits: number): readonly number[] {
  if (!("from" in step)) return [];
  const numberOf = ({ side, pit }: Place): number =>
    (side === "south" ? 0 : pits + 1) + (pit === "store" ? pits : pit);
  const hand = step.from.flatMap((place) => bowls[numberOf(place)]?.splice(0) ?? []);
  hand.forEach((seed, turn) => {
    const into = step.kind === "lap" ? step.into[turn] : "to" in step ? step.to : undefined;
    if (into !== undefined) bowls[numberOf(into)]?.push(seed);
  });
  return hand;
}

function sceneOf(bowls: readonly (readonly number[])[], moved: readonly number[]): Seed[] {
  const everyMs = Math.min(SOWN_EVERY_MS, LONGEST_MOVE_MS / Math.max(1, moved.length));
  const turns = new Map(moved.map((seed, turn) => [seed, turn]));
  const scene: Seed[] = [];
  bowls.forEach((bowl, place) => {
    bowl.forEach((seed, slot) => {
      scene[seed] = { place, slot, delayMs: Math.round((turns.get(seed) ?? 0) * everyMs) };
    });
  });
  return scene;
}
