import { isStillWanted } from "../common/limits";
import {
  exits,
  firstPredecessor,
  firstSuccessor,
  isOpen,
  levelEnd,
  predecessorAt,
  repetitionValue,
  size,
  successorAt,
  successorCount,
} from "./database-level";

// What the hero of a level is sure to gain, whatever the enemy does, in every node that no position
// of the level came before.
//
// The hero is sure of v where it can force an exit worth v, or else keep play for ever, from
// some time on, among nodes that are worth v when they come back: then it has a strategy that never
// returns to a node worth less, so that the first node to come back is worth v. That is the value
// of a game for the limit inferior, and the least solution of Y = max(force(Y), stay(Y)): force(Y) is the
// best that the hero can bring about in one sowing, and stay(Y) the greatest solution of
// Z = max(Y, min(own worth, force(Z))). Nothing stands still for long: two or three rounds do.

const UNSURE: i32 = -127;
const POLL_INTERVAL: i32 = 0xffff;
const QUEUED: u8 = 1;
/** A node whose worth is given, or that nobody asks for. */
const FIXED: u8 = 2;

// i8[2 * size] each: the answer, and what is tried against it.
export let sure: usize = 0;
let tried: usize = 0;
/** u8[2 * size]. */
let marks: usize = 0;
/** u32[2 * size]: nodes to look at, in a ring. */
let queue: usize = 0;
let head: i32 = 0;
let waiting: i32 = 0;
let looks: i32 = 0;

/** The memory that solving takes behind the level. */
export function solvingBytes(): usize {
  return 14 * usize(size) + 64;
}

/** Makes ready to solve the level: nothing is sure, and only nodes that cannot arise are fixed. */
export function beginSolving(): void {
  const nodes = usize(2 * size);
  sure = levelEnd();
  tried = sure + nodes;
  marks = tried + nodes;
  queue = (marks + nodes + 3) & ~3;
  memory.fill(sure, u8(UNSURE & 0xff), nodes);
  memory.fill(marks, 0, nodes);
  for (let index = 0; index < size; index++) {
    if (isOpen(index)) continue;
    store<u8>(marks + usize(index), FIXED);
    store<u8>(marks + usize(index + size), FIXED);
  }
}

/** A node that stood on the board already ends play when it comes. */
export function fixAsRepeated(node: i32): void {
  store<u8>(marks + usize(node), FIXED);
  setWorth(sure, node, repetitionValue(node));
}

/** Solves the level; false when the search has to end. */
export function solve(): bool {
  head = 0;
  waiting = 0;
  looks = 0;
  for (let node = 0; node < 2 * size; node++) enqueue(node);
  while (raise()) {
    if (!stay()) return false;
    if (!takeOver()) return true;
  }
  return false;
}

function worth(values: usize, node: i32): i32 {
  return i32(load<i8>(values + usize(node)));
}

function setWorth(values: usize, node: i32, value: i32): void {
  store<i8>(values + usize(node), i8(value));
}

/** Queues a node that is neither queued nor fixed. */
function enqueue(node: i32): void {
  const mark = marks + usize(node);
  if (load<u8>(mark) != 0) return;
  store<u8>(mark, QUEUED);
  let at = head + waiting;
  if (at >= 2 * size) at -= 2 * size;
  store<i32>(queue + (usize(at) << 2), node);
  waiting++;
}

/** The next node of the queue; -1 when there is none or the search has to end. */
function nextNode(): i32 {
  if (waiting == 0) return -1;
  looks++;
  if ((looks & POLL_INTERVAL) == 0 && !isStillWanted()) return -1;
  const node = load<i32>(queue + (usize(head) << 2));
  head = head + 1 == 2 * size ? 0 : head + 1;
  waiting--;
  store<u8>(marks + usize(node), 0);
  return node;
}

/** What a sowing can bring about at a node, the nodes after it being worth `values`. */
function force(node: i32, values: usize): i32 {
  const isEnemys = node >= size;
  const index = isEnemys ? node - size : node;
  const others = isEnemys ? 0 : size;
  let best = worth(exits, node);
  const first = firstSuccessor(index);
  const last = first + successorCount(index);
  for (let edge = first; edge < last; edge++) {
    const value = worth(values, successorAt(edge) + others);
    best = isEnemys ? min(best, value) : max(best, value);
  }
  return best;
}

/** Queues the nodes from which a sowing leads to `node`. */
function enqueuePredecessors(node: i32): void {
  const isEnemys = node >= size;
  const index = isEnemys ? node - size : node;
  const others = isEnemys ? 0 : size;
  const last = firstPredecessor(index + 1);
  for (let edge = firstPredecessor(index); edge < last; edge++) {
    enqueue(predecessorAt(edge) + others);
  }
}

/** Raises what is sure to what can be forced; false when the search has to end. */
function raise(): bool {
  for (let node = nextNode(); node >= 0; node = nextNode()) {
    const value = force(node, sure);
    if (value <= worth(sure, node)) continue;
    setWorth(sure, node, value);
    enqueuePredecessors(node);
  }
  return waiting == 0;
}

/** Lowers hopes of staying among worthy nodes until they hold; false when the search has to end. */
function stay(): bool {
  for (let node = 0; node < 2 * size; node++) {
    const least = worth(sure, node);
    const isFixed = (load<u8>(marks + usize(node)) & FIXED) != 0;
    setWorth(tried, node, isFixed ? least : max(least, repetitionValue(node)));
    if (worth(tried, node) > least) enqueue(node);
  }
  for (let node = nextNode(); node >= 0; node = nextNode()) {
    const least = worth(sure, node);
    const hope = worth(tried, node);
    if (hope == least) continue;
    const value = max(least, min(hope, force(node, tried)));
    if (value == hope) continue;
    setWorth(tried, node, value);
    enqueuePredecessors(node);
  }
  return waiting == 0;
}

/** What held becomes sure; false when nothing is new. */
function takeOver(): bool {
  let isNew = false;
  for (let node = 0; node < 2 * size; node++) {
    const value = worth(tried, node);
    if (value <= worth(sure, node)) continue;
    setWorth(sure, node, value);
    enqueuePredecessors(node);
    isNew = true;
  }
  return isNew;
}
