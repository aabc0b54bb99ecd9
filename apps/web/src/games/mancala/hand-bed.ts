import type { Bed } from "./heap.ts";
import { SEED_RADIUS } from "./heap.ts";

/** How far above a pit a hand is held. */
const RISE = 12;
const GOLDEN_TURN = 2.4;

/** Where a seed is held in a hand, from the middle of the pit below: close together, first ones inside. */
export function handBed(index: number): Bed {
  const reach = SEED_RADIUS * 0.95 * Math.sqrt(index);
  return {
    x: reach * Math.cos(index * GOLDEN_TURN),
    y: reach * Math.sin(index * GOLDEN_TURN) - RISE,
    degrees: (index * 67) % 180,
  };
}
