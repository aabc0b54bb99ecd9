import { entry } from "../../core/entry.ts";

export const RING = 16;
const INNER = 8;

/** Seeds in hand, about to be sown from `origin`; rings are counts by pit. */
export interface Hand {
  readonly own: readonly number[];
  readonly enemy: readonly number[];
  readonly origin: number;
  readonly seeds: number;
}

/** A lap that has been sown. */
export interface Lap {
  readonly own: readonly number[];
  /** The pits that got a seed, in order. */
  readonly into: readonly number[];
  readonly last: number;
  /** The last pit held seeds before its own fell, so that the turn goes on. */
  readonly goesOn: boolean;
  /** The enemy's pits against the last one where they may be captured, else none. */
  readonly captures: readonly number[];
}

/** 1 is counter-clockwise, as all laps go unless they are reversed. */
export type Direction = 1 | -1;

export function sowLap(hand: Hand, direction: Direction, mayCapture: boolean): Lap {
  const own = [...hand.own];
  const into: number[] = [];
  for (let index = 1; index <= hand.seeds; index++) {
    const pit = (hand.origin + direction * index + RING * hand.seeds) % RING;
    own[pit] = entry(own, pit) + 1;
    into.push(pit);
  }
  const last = entry(into, into.length - 1);
  const goesOn = entry(own, last) > 1;
  return { own, into, last, goesOn, captures: goesOn && mayCapture ? facing(last, hand) : [] };
}

/** Against own inner pit i stand the enemy's inner 7 - i and outer 8 + i; both must hold seeds. */
function facing(last: number, { enemy }: Hand): readonly number[] {
  if (last >= INNER) return [];
  const pits = [INNER - 1 - last, INNER + last];
  return pits.every((pit) => entry(enemy, pit) > 0) ? pits : [];
}

/** All seeds of the last pit are taken up and sown on from it. */
export function relayed({ enemy }: Hand, { own, last }: Lap): Hand {
  return { own: own.with(last, 0), enemy, origin: last, seeds: entry(own, last) };
}

/** The captured seeds are sown on from `origin`; what lies there stays. */
export function captured({ enemy }: Hand, { own, captures }: Lap, origin: number): Hand {
  let left = enemy;
  let seeds = 0;
  for (const pit of captures) {
    seeds += entry(left, pit);
    left = left.with(pit, 0);
  }
  return { own, enemy: left, origin, seeds };
}
