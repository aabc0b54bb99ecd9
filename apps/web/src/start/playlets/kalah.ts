import { createRandom, startLine } from "@kibitz/rules";
import { createKalah, type Place, type Step } from "@kibitz/rules/kalah";

/** Where a seed lies, and when it came there. */
export interface Seed {
  /** From 0: South's pits and store, then North's, as they are sown. */
  readonly place: number;
  /** Its number among the seeds of that place. */
  readonly slot: number;
  /** How many seeds of the same move went before it. */
  readonly turn: number;
}

const KALAH = createKalah();

/** Pits of a side. */
export const PITS = KALAH.rules.pits;
const SEEDS_A_PIT = KALAH.rules.seeds;

const SHOWN_MOVES = 14;

/** A game that lots play by the rules; each scene tells where all seeds lie. */
export function kalahScenes(): readonly (readonly Seed[])[] {
  const random = createRandom(11);
  const bowls: number[][] = Array.from({ length: 2 * (PITS + 1) }, (_, place) =>
    place % (PITS + 1) === PITS ? [] : seedsOf(place),
  );
  let line = startLine(KALAH, KALAH.start());
  const shown = [sceneOf(bowls, [])];
  for (let move = 0; move < SHOWN_MOVES; move += 1) {
    const moves = KALAH.legalMoves(line);
    const chosen = moves[random.below(moves.length)];
    if (chosen === undefined) break;
    const moved = KALAH.sowing(line.position, chosen).steps.flatMap((step) => carry(bowls, step));
    line = KALAH.play(line, chosen);
    shown.push(sceneOf(bowls, moved));
  }
  return shown;
}

function seedsOf(place: number): number[] {
  const pit = place - (place > PITS ? 1 : 0);
  return Array.from({ length: SEEDS_A_PIT }, (_, seed) => SEEDS_A_PIT * pit + seed);
}

/** Plays a step on the bowls; the seeds that moved, in their order. */
function carry(bowls: number[][], step: Step): readonly number[] {
  if (!("from" in step)) return [];
  const hand = step.from.flatMap((place) => bowls[numberOf(place)]?.splice(0) ?? []);
  hand.forEach((seed, turn) => {
    const into = step.kind === "lap" ? step.into[turn] : "to" in step ? step.to : undefined;
    if (into !== undefined) bowls[numberOf(into)]?.push(seed);
  });
  return hand;
}

function sceneOf(bowls: readonly (readonly number[])[], moved: readonly number[]): Seed[] {
  const scene: Seed[] = [];
  bowls.forEach((bowl, place) => {
    bowl.forEach((seed, slot) => {
      scene[seed] = { place, slot, turn: Math.max(0, moved.indexOf(seed)) };
    });
  });
  return scene;
}

function numberOf({ side, pit }: Place): number {
  return (side === "south" ? 0 : PITS + 1) + (pit === "store" ? PITS : pit);
}
