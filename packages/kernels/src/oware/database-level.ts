import { PITS } from "./abi";
import {
  captured,
  finalGain,
  isGameOver,
  legalPits,
  seedsIn,
  sow,
  sownEnemy,
  sownOwn,
  splits,
} from "./board";
import { entryOf, indexOf, lowerAt, positionsUpTo, upperAt } from "./database";

// One level: all positions of one total, as a graph of the sowings that capture nothing. It is
// looked at through the eyes of one player, called the hero: a node is a position (`index` within
// the level) with a role, 0 where the hero is to move and 1 where the enemy is. What a sowing that
// leaves the level is worth is folded into one number for each node.

export const NO_EXIT: i32 = -127;
const COUNT_BITS: u32 = 3;

/** Positions of the level; a node is `index + role * size`. */
export let size: i32 = 0;
let total: i32 = 0;
let offset: i32 = 0;
let heroSide: i32 = 0;

// Arrays of the level, one after the other from where `beginLevel` is told.
/** i8[2 * size]: the best exit for who moves, as the hero is sure to have at least. */
export let exits: usize = 0;
/** i8[size]: the mover's seeds in its row less the enemy's. */
let leads: usize = 0;
/** u32[size]: where the successors begin, and how many there are. */
let starts: usize = 0;
/** u32[size + 1]: where the predecessors begin. */
let origins: usize = 0;
let successors: usize = 0;
let predecessors: usize = 0;
let edges: i32 = 0;

/** Bytes for each position beside its edges. */
const BYTES_EACH: usize = 2 + 1 + 4 + 4;
const MOST_EDGES_EACH: usize = PITS;

/** The most memory that a level takes before it is linked. */
export function levelBytes(seeds: i32): usize {
  const count = usize(positionsUpTo(seeds) - positionsUpTo(seeds - 1));
  return (BYTES_EACH + 4 * MOST_EDGES_EACH) * count + 64;
}

/** Lays the level of so many seeds out in memory for a hero; the lower levels are in the database. */
export function beginLevel(seeds: i32, hero: i32, base: usize): void {
  total = seeds;
  heroSide = hero;
  offset = positionsUpTo(seeds - 1);
  size = positionsUpTo(seeds) - offset;
  starts = base;
  origins = starts + (usize(size) << 2);
  exits = origins + (usize(size + 1) << 2);
  leads = exits + (usize(size) << 1);
  successors = (leads + usize(size) + 3) & ~3;
  edges = 0;
}

/** Where the memory behind the linked level begins. */
export function levelEnd(): usize {
  return (successors + (usize(edges) << 3) + 7) & ~7;
}

/** The index within the level of a position that belongs to it. */
export function indexInLevel(own: u64, enemy: u64): i32 {
  return indexOf(own, enemy) - offset;
}

export function entryInLevel(index: i32, side: i32): usize {
  return entryOf(offset + index, side);
}

/** Adds a position with its sowings. */
export function addPosition(own: u64, enemy: u64): void {
  const index = indexInLevel(own, enemy);
  const first = edges;
  let heroExit = NO_EXIT;
  let enemyExit = NO_EXIT;
  for (let rest = legalPits(own, enemy); rest != 0; rest &= rest - 1) {
    sow(own, enemy, ctz(rest));
    if (isGameOver()) {
      heroExit = max(heroExit, finalGain);
      enemyExit = max(enemyExit, finalGain);
    } else if (captured > 0) {
      const at = indexOf(sownEnemy, sownOwn);
      heroExit = max(heroExit, captured - upperAt(entryOf(at, heroSide ^ 1), total - captured));
      enemyExit = max(enemyExit, captured - lowerAt(entryOf(at, heroSide)));
    } else {
      store<u32>(successors + (usize(edges) << 2), indexInLevel(sownEnemy, sownOwn));
      edges++;
    }
  }
  store<u32>(starts + (usize(index) << 2), (u32(first) << COUNT_BITS) | u32(edges - first));
  store<i8>(exits + usize(index), i8(heroExit));
  store<i8>(exits + usize(index + size), i8(-enemyExit));
  store<i8>(leads + usize(index), i8(seedsIn(own) - seedsIn(enemy)));
}

/** Turns the sowings about, once all positions are added. */
export function linkPredecessors(): void {
  predecessors = successors + (usize(edges) << 2);
  memory.fill(origins, 0, usize(size) << 2);
  for (let edge = 0; edge < edges; edge++) count(originSlot(successorAt(edge)), 1);
  let end = 0;
  for (let index = 0; index < size; index++) end = count(originSlot(index), end);
  store<u32>(originSlot(size), end);
  // From the end of each position's predecessors back to where they begin.
  for (let index = 0; index < size; index++) {
    const first = firstSuccessor(index);
    for (let edge = first; edge < first + successorCount(index); edge++) {
      const at = count(originSlot(successorAt(edge)), -1);
      store<u32>(predecessors + (usize(at) << 2), index);
    }
  }
}

function originSlot(index: i32): usize {
  return origins + (usize(index) << 2);
}

/** Adds to a cell and returns its new content. */
function count(slot: usize, more: i32): i32 {
  const sum = load<i32>(slot) + more;
  store<i32>(slot, sum);
  return sum;
}

export function firstSuccessor(index: i32): i32 {
  return i32(load<u32>(starts + (usize(index) << 2)) >> COUNT_BITS);
}

export function successorCount(index: i32): i32 {
  return i32(load<u32>(starts + (usize(index) << 2)) & 7);
}

export function successorAt(edge: i32): i32 {
  return load<i32>(successors + (usize(edge) << 2));
}

export function firstPredecessor(index: i32): i32 {
  return load<i32>(originSlot(index));
}

export function predecessorAt(edge: i32): i32 {
  return load<i32>(predecessors + (usize(edge) << 2));
}

/** Whether a position can arise: its mover has a move. */
export function isOpen(index: i32): bool {
  return successorCount(index) > 0 || load<i8>(exits + usize(index)) != NO_EXIT;
}

/** What the hero has beyond its enemy where a node comes back. */
export function repetitionValue(node: i32): i32 {
  if (splits) return (total & 1) * (heroSide == 0 ? 1 : -1);
  return node < size
    ? i32(load<i8>(leads + usize(node)))
    : -i32(load<i8>(leads + usize(node - size)));
}
