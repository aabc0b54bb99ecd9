import { PITS } from "./abi";
import {
  captured,
  finalGain,
  isGameOver,
  repetitionGain,
  seedsIn,
  sow,
  sownEnemy,
  sownOwn,
  splits,
} from "./board";
import {
  entryOf,
  indexOf,
  largestTotal,
  lowerAt,
  MOST_TOTAL,
  positionsUpTo,
  upperAt,
} from "./database";
import { grow, layOutLevel } from "./database-growth";
import { indexInLevel, size } from "./database-level";
import { beginSolving, fixAsRepeated, solve, sure } from "./database-solve";
import { ROOT_BOUNDS } from "./layout";
import { comesBack, pathEnemy, pathOwn } from "./path";
import { rootEnemy, rootIndex, rootOwn, rootPits, rootSide } from "./position";

// What is proved of each move of a root with few seeds. The database knows nothing of the positions
// that stood on the board before; here the root's whole level is solved once more, and those end
// play when they come back.

/** Bounds are found once the search has seen so many nodes for each position of the level. */
const NODES_PER_POSITION: u64 = 2;
/** Levels of so few seeds are solved in no time. */
const SMALL_TOTAL: i32 = 5;

let areKnown: bool = false;

/** To be called when a new root is searched. */
export function forgetRootBounds(): void {
  areKnown = false;
  const all = seedsIn(rootOwn + rootEnemy);
  for (let pit = 0; pit < PITS; pit++) {
    keepLower(pit, -all);
    keepUpper(pit, all);
  }
}

/** In seeds gained from the root on. */
export function lowerOf(pit: i32): i32 {
  return i32(load<i8>(ROOT_BOUNDS + usize(pit)));
}

export function upperOf(pit: i32): i32 {
  return i32(load<i8>(ROOT_BOUNDS + usize(pit), PITS));
}

function keepLower(pit: i32, value: i32): void {
  store<i8>(ROOT_BOUNDS + usize(pit), i8(value));
}

function keepUpper(pit: i32, value: i32): void {
  store<i8>(ROOT_BOUNDS + usize(pit), i8(value), PITS);
}

/** Whether the search has taken about as long as finding the bounds would, or there is nothing else to do. */
export function areRootBoundsDue(nodes: u64, isIdle: bool): bool {
  const all = seedsIn(rootOwn + rootEnemy);
  if (areKnown || all > MOST_TOTAL) return false;
  const positions = u64(positionsUpTo(all) - positionsUpTo(all - 1));
  return isIdle || all <= SMALL_TOTAL || nodes >= positions * NODES_PER_POSITION;
}

/** Finds what is proved of the root's moves; false when the search has to end. */
export function findRootBounds(): bool {
  const all = seedsIn(rootOwn + rootEnemy);
  while (largestTotal < all - 1) if (!grow()) return false;
  if (!layOutLevel(all, rootSide)) return false;
  fixPath(0);
  if (!solve()) return false;
  for (let rest = rootPits(); rest != 0; rest &= rest - 1) bound(ctz(rest), true);
  areKnown = true;
  // Where the sides share alike, what one is sure of is all that the other can hinder.
  if (splits) return true;
  beginSolving();
  fixPath(1);
  if (!solve()) return false;
  for (let rest = rootPits(); rest != 0; rest &= rest - 1) bound(ctz(rest), false);
  return true;
}

/** The root has `role`, and roles alternate back from it. */
function fixPath(role: i32): void {
  for (let index = 0; index <= rootIndex; index++) {
    const isHeros = ((rootIndex - index + role) & 1) == 0;
    const node = indexInLevel(pathOwn(index), pathEnemy(index));
    fixAsRepeated(isHeros ? node : node + size);
  }
}

/** Keeps what is sure for the mover, or for its enemy, of a move. */
function bound(pit: i32, isForMover: bool): void {
  sow(rootOwn, rootEnemy, pit);
  if (isGameOver()) keepBoth(pit, finalGain);
  else if (captured > 0) boundCapture(pit);
  else if (comesBack(rootIndex + 1, 0, sownEnemy, sownOwn)) {
    keepBoth(pit, repetitionGain(rootSide == 0));
  } else {
    const node = indexInLevel(sownEnemy, sownOwn);
    if (isForMover) keepLower(pit, i32(load<i8>(sure + usize(node + size))));
    if (splits) keepUpper(pit, lowerOf(pit));
    else if (!isForMover) keepUpper(pit, -i32(load<i8>(sure + usize(node))));
  }
}

function keepBoth(pit: i32, value: i32): void {
  keepLower(pit, value);
  keepUpper(pit, value);
}

function boundCapture(pit: i32): void {
  const entry = entryOf(indexOf(sownEnemy, sownOwn), rootSide ^ 1);
  const left = seedsIn(sownOwn + sownEnemy);
  keepLower(pit, captured - upperAt(entry, left));
  keepUpper(pit, captured - lowerAt(entry));
}
