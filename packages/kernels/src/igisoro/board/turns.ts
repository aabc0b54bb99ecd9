import { MOST_CHOICES, MOST_LAPS, MOVE_PIT_BITS } from "../abi";
import { FORKS } from "../layout";
import { Ring, Sowing } from "./ring";
import { optionalCapture, resowFromTurn, reversePits } from "./rules";
import { TURN_SIZE, Turn } from "./turn-record";

// All turns of a position, each with where it leads. A turn is followed lap by lap; where the player
// may choose it is followed both ways.

/** Codes of fewer choices than MOST_CHOICES are below this; the pit is not yet in them. */
const NO_MORE_CHOICES: i32 = 1 << MOST_CHOICES;
const FORK_SIZE: usize = 32;

let firstPit: i32 = 0;
let end: usize = 0;
let limit: usize = 0;

/** The pits to sow from, a bit each; the turn from one may still never end. */
export function sowablePits(from: usize): i32 {
  return (
    Ring.bits(Ring.sowable(Turn.ownInner(from))) |
    (Ring.bits(Ring.sowable(Turn.ownOuter(from))) << 8)
  );
}

/** Writes all turns of a position, as `listTurnsOf` does. */
export function listTurns(from: usize, list: usize, to: usize, mayCapture: bool): usize {
  return listTurnsOf(sowablePits(from), from, list, to, mayCapture);
}

/**
 * Writes the turns from some of the sowable pits of the position at `from` as records from `list` on
 * and returns where they end. Turns for which there is no room before `to` are left out. They come as
 * the referee lists them: by pit, forward before reverse, capture before decline.
 */
export function listTurnsOf(
  pits: i32,
  from: usize,
  list: usize,
  to: usize,
  mayCapture: bool,
): usize {
  const inner = Turn.ownInner(from);
  const outer = Turn.ownOuter(from);
  const enemyInner = bswap<u64>(Turn.enemyInner(from));
  const enemyOuter = Turn.enemyOuter(from);
  end = list;
  limit = to - TURN_SIZE;
  for (; pits != 0; pits &= pits - 1) {
    const pit = ctz(pits);
    const seeds = Ring.at(inner, outer, pit);
    const kept = ~(u64(0xff) << u64((pit & 7) << 3));
    firstPit = pit;
    follow(
      pit < 8 ? inner & kept : inner,
      pit < 8 ? outer : outer & kept,
      enemyInner,
      enemyOuter,
      mayCapture,
      pit,
      seeds,
      0,
      1,
      FORKS,
      FORKS,
      0,
    );
  }
  return end;
}

/**
 * Follows a turn from a hand of `seeds` out of `origin` to its ends. `facing` is the enemy's inner
 * word with its bytes swapped. The forks from `since` to `forks` are what the turn has been through since
 * its last capture: where it comes back to one it never ends. (To come back to any other state is to
 * come to the next fork, or never to end, again.) The fork of lap `forkedLap` is noted already.
 * The hottest loop of the kernel, hence in one piece.
 */
function follow(
  inner: u64,
  outer: u64,
  facing: u64,
  enemyOuter: u64,
  mayCapture: bool,
  origin: i32,
  seeds: i32,
  laps: i32,
  code: i32,
  since: usize,
  forks: usize,
  forkedLap: i32,
): void {
  if (end > limit) return;
  let prey = mayCapture ? Ring.bits(Ring.filled(facing) & Ring.filled(enemyOuter)) : 0;
  while (laps < MOST_LAPS) {
    laps++;
    const reverseLast = (origin - seeds) & 15;
    if (((reversePits >> origin) & (prey >> reverseLast) & 1) != 0 && laps != forkedLap) {
      const slot = Sowing.reverse(origin, seeds);
      const reversedInner = inner + Sowing.inner(slot);
      const shift = u64(reverseLast << 3);
      if (((reversedInner >> shift) & 0xff) > 1) {
        if (Fork.isAmong(since, forks, inner, outer, origin, seeds)) return;
        Fork.note(forks, inner, outer, origin, seeds);
        forks += FORK_SIZE;
        forkedLap = laps;
        if (code < NO_MORE_CHOICES) {
          // Forward first; reversed, the lap captures.
          follow(
            inner,
            outer,
            facing,
            enemyOuter,
            true,
            origin,
            seeds,
            laps - 1,
            2 * code,
            since,
            forks,
            laps,
          );
          inner = reversedInner;
          outer += Sowing.outer(slot);
          seeds = i32((facing >> shift) & 0xff) + i32((enemyOuter >> shift) & 0xff);
          facing &= ~(u64(0xff) << shift);
          enemyOuter &= ~(u64(0xff) << shift);
          prey &= ~(1 << reverseLast);
          if (resowFromTurn) origin = firstPit;
          code = 2 * code + 1;
          since = forks;
          continue;
        }
      }
    }

    const slot = Sowing.forward(origin, seeds);
    inner += Sowing.inner(slot);
    outer += Sowing.outer(slot);
    const last = (origin + seeds) & 15;
    const shift = u64((last & 7) << 3);
    const count = i32(((last < 8 ? inner : outer) >> shift) & 0xff);
    if (count == 1) {
      // Turns that fork off on the way may have taken the last room.
      if (end > limit) return;
      Turn.set(
        end,
        (code << MOVE_PIT_BITS) | firstPit,
        bswap<u64>(facing),
        enemyOuter,
        inner,
        outer,
      );
      end += TURN_SIZE;
      return;
    }
    if (((prey >> last) & 1) != 0) {
      const captured = i32((facing >> shift) & 0xff) + i32((enemyOuter >> shift) & 0xff);
      const kept = ~(u64(0xff) << shift);
      const resownFrom = resowFromTurn ? firstPit : origin;
      if (optionalCapture) {
        const innerBefore = inner - Sowing.inner(slot);
        const outerBefore = outer - Sowing.outer(slot);
        if (laps != forkedLap) {
          if (Fork.isAmong(since, forks, innerBefore, outerBefore, origin, seeds)) return;
          Fork.note(forks, innerBefore, outerBefore, origin, seeds);
          forks += FORK_SIZE;
        }
      }
      if (!optionalCapture || code >= NO_MORE_CHOICES) {
        facing &= kept;
        enemyOuter &= kept;
        prey &= ~(1 << last);
        origin = resownFrom;
        seeds = captured;
        since = forks;
        continue;
      }
      follow(
        inner,
        outer,
        facing & kept,
        enemyOuter & kept,
        true,
        resownFrom,
        captured,
        laps,
        2 * code,
        forks,
        forks,
        0,
      );
      code = 2 * code + 1;
    }
    const kept = ~(u64(0xff) << shift);
    if (last < 8) inner &= kept;
    else outer &= kept;
    origin = last;
    seeds = count;
  }
}

/** A state in which a turn could go on in more than one way. */
class Fork {
  static note(fork: usize, inner: u64, outer: u64, origin: i32, seeds: i32): void {
    store<u64>(fork, inner);
    store<u64>(fork, outer, 8);
    store<i32>(fork, origin, 16);
    store<i32>(fork, seeds, 20);
  }

  static isAmong(first: usize, end: usize, inner: u64, outer: u64, origin: i32, seeds: i32): bool {
    for (let fork = first; fork < end; fork += FORK_SIZE) {
      const isSame =
        load<u64>(fork) == inner &&
        load<u64>(fork, 8) == outer &&
        load<i32>(fork, 16) == origin &&
        load<i32>(fork, 20) == seeds;
      if (isSame) return true;
    }
    return false;
  }
}
