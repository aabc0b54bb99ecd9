import { MOST_MOVES } from "../abi";

/** Bytes of a turn record. */
export const TURN_SIZE: usize = 48;
/** Bytes of the longest list of them. */
export const MOST_TURNS_SIZE: usize = usize(MOST_MOVES) * TURN_SIZE;

// The position after the turn, for the side that moves then.
const OWN_INNER: usize = 0;
const OWN_OUTER: usize = 8;
/** Where the ring of the side that waits begins; that of the side to move begins the record. */
export const ENEMY_RING: usize = 16;
const ENEMY_INNER: usize = ENEMY_RING;
const ENEMY_OUTER: usize = 24;
/** i32: the move's code; 0 for a position that no turn led to. */
const CODE: usize = 32;
/** i32: the static evaluation for the side that moves next. */
const EVALUATION: usize = 36;
/** i32: the higher, the sooner the turn is searched. */
const RANK: usize = 40;

/** Readers and writers of a turn with the position it leads to; a position alone is one too. */
export class Turn {
  @inline static ownInner(turn: usize): u64 {
    return load<u64>(turn, OWN_INNER);
  }

  @inline static ownOuter(turn: usize): u64 {
    return load<u64>(turn, OWN_OUTER);
  }

  @inline static enemyInner(turn: usize): u64 {
    return load<u64>(turn, ENEMY_INNER);
  }

  @inline static enemyOuter(turn: usize): u64 {
    return load<u64>(turn, ENEMY_OUTER);
  }

  @inline static code(turn: usize): i32 {
    return load<i32>(turn, CODE);
  }

  @inline static evaluation(turn: usize): i32 {
    return load<i32>(turn, EVALUATION);
  }

  @inline static setEvaluation(turn: usize, score: i32): void {
    store<i32>(turn, score, EVALUATION);
  }

  @inline static rank(turn: usize): i32 {
    return load<i32>(turn, RANK);
  }

  @inline static setRank(turn: usize, rank: i32): void {
    store<i32>(turn, rank, RANK);
  }

  @inline static set(
    turn: usize,
    code: i32,
    ownInner: u64,
    ownOuter: u64,
    enemyInner: u64,
    enemyOuter: u64,
  ): void {
    store<u64>(turn, ownInner, OWN_INNER);
    store<u64>(turn, ownOuter, OWN_OUTER);
    store<u64>(turn, enemyInner, ENEMY_INNER);
    store<u64>(turn, enemyOuter, ENEMY_OUTER);
    store<i32>(turn, code, CODE);
  }

  /** Exchanges two records. */
  static swap(one: usize, other: usize): void {
    for (let offset: usize = 0; offset < TURN_SIZE; offset += 8) {
      const word = load<u64>(one + offset);
      store<u64>(one + offset, load<u64>(other + offset));
      store<u64>(other + offset, word);
    }
  }
}
