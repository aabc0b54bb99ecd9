import { createRandom, type Random } from "@kibitz/rules";
import type { Point } from "../../board/geometry.ts";
import type { Box } from "./layout.ts";

/** Half the width of a seed, in the units of the board. */
export const SEED_RADIUS = 11;

/** A seed lies here, turned by an angle; of several layers a higher one lies on top. */
export interface Bed extends Point {
  readonly degrees: number;
}

const MOST_SEEDS = 256;
/** Seeds of one layer may lie over each other's edges by so much. */
const CLOSENESS = 0.94;
const TRIES = 70;

const heaps = new Map<string, readonly Bed[]>();

/**
 * Where seeds come to lie in a bowl, one after the other: each as near to the middle as those
 * before it allow, in layers when the floor is full. A seed's bed depends on its number alone, so
 * that no seed moves when others come; `lot` tells bowls of one form apart.
 */
export function heapIn(
  { width, height }: Pick<Box, "width" | "height">,
  lot: number,
): readonly Bed[] {
  const key = `${width}x${height}/${lot}`;
  const known = heaps.get(key) ?? layers(width / 2, height / 2, createRandom(lot + 1));
  heaps.set(key, known);
  return known;
}

/** Room between the wall and the seeds of the lowest layer, and so much more for each above it. */
const WALL = 16;
const SLOPE = 5;
/** Higher layers are as wide as this one. */
const STEEPEST = 3;

function layers(halfWidth: number, halfHeight: number, random: Random): Bed[] {
  const beds: Bed[] = [];
  for (let number = 0; beds.length < MOST_SEEDS; number += 1) {
    const inset = WALL + SLOPE * Math.min(number, STEEPEST);
    beds.push(...layerOf(halfWidth - inset, halfHeight - inset, random));
  }
  return beds.slice(0, MOST_SEEDS);
}

function layerOf(reachX: number, reachY: number, random: Random): Bed[] {
  const layer: Bed[] = [];
  let bed = nextBed(layer, reachX, reachY, random);
  while (bed !== undefined) {
    layer.push(bed);
    bed = nextBed(layer, reachX, reachY, random);
  }
  return layer;
}

/** The nearest to the middle of some free beds drawn by lot; undefined when none was free. */
function nextBed(
  layer: readonly Bed[],
  reachX: number,
  reachY: number,
  random: Random,
): Bed | undefined {
  let best: Bed | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const bed = draw(reachX, reachY, random);
    const isFree = layer.every((other) => distance(bed, other) >= 2 * SEED_RADIUS * CLOSENESS);
    if (isFree && (best === undefined || Math.hypot(bed.x, bed.y) < Math.hypot(best.x, best.y))) {
      best = bed;
    }
  }
  return best;
}

/** A point of the floor, which is as round as the bowl's short side. */
function draw(reachX: number, reachY: number, random: Random): Bed {
  const round = Math.min(reachX, reachY);
  const turn = 2 * Math.PI * random.next();
  const reach = round * Math.sqrt(random.next());
  const along = 2 * random.next() - 1;
  return {
    x: reach * Math.cos(turn) + along * (reachX - round),
    y: reach * Math.sin(turn) + along * (reachY - round),
    degrees: Math.floor(180 * random.next()),
  };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
