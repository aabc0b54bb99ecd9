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
const TRIES = 50;

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

/** Room between the wall and the middle of a seed of the lowest layer, and so much more above it. */
const WALL = 14;
const SLOPE = 3;
/** Higher layers are as wide as this one. */
const STEEPEST = 2;

function layers(halfWidth: number, halfHeight: number, random: Random): Bed[] {
  const beds: Bed[] = [];
  let below: readonly Bed[] = [];
  for (let number = 0; beds.length < MOST_SEEDS; number += 1) {
    const inset = WALL + SLOPE * Math.min(number, STEEPEST);
    const reach = { x: halfWidth - inset, y: halfHeight - inset };
    below = layerOf(below, reach, random);
    beds.push(...below);
  }
  return beds.slice(0, MOST_SEEDS);
}

function layerOf(below: readonly Bed[], reach: Point, random: Random): readonly Bed[] {
  const layer: Bed[] = [];
  let bed = nextBed(layer, below, reach, random);
  while (bed !== undefined) {
    layer.push(bed);
    bed = nextBed(layer, below, reach, random);
  }
  return layer;
}

/** Of some free beds drawn by lot the one that is nearest to the middle; undefined when none was free. */
function nextBed(
  layer: readonly Bed[],
  below: readonly Bed[],
  reach: Point,
  random: Random,
): Bed | undefined {
  const free = Array.from({ length: TRIES }, () => draw(reach, random)).filter((bed) =>
    layer.every((other) => distance(bed, other) >= 2 * SEED_RADIUS * CLOSENESS),
  );
  return free.toSorted((one, other) => restlessness(one, below) - restlessness(other, below))[0];
}

/** A seed rolls towards the middle, and into the gaps between the seeds below it. */
function restlessness(bed: Bed, below: readonly Bed[]): number {
  const gap = Math.min(SEED_RADIUS, ...below.map((other) => distance(bed, other)));
  return Math.hypot(bed.x, bed.y) - (below.length === 0 ? 0 : GAP_PULL * gap);
}

const GAP_PULL = 2;

/** A point of the floor, which is as round as the bowl's short side. */
function draw({ x, y }: Point, random: Random): Bed {
  const round = Math.min(x, y);
  const turn = 2 * Math.PI * random.next();
  const reach = round * Math.sqrt(random.next());
  const along = 2 * random.next() - 1;
  return {
    x: reach * Math.cos(turn) + along * (x - round),
    y: reach * Math.sin(turn) + along * (y - round),
    degrees: Math.floor(180 * random.next()),
  };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
