import { ROOT_MOVES, ROOT_MOVES_KEPT } from "./abi";

const UNLIMITED: i32 = i32.MAX_VALUE;
const SIZE: i32 = 16;

/** The moves of the root with what is known of each; the best comes first. */
export class RootMove {
  @inline static at(index: i32): usize {
    return usize(ROOT_MOVES) + usize(index * SIZE);
  }

  @inline static code(index: i32): i32 {
    return load<i32>(RootMove.at(index));
  }

  /** For the side to move, in the units of the kernel's search. */
  @inline static value(index: i32): i32 {
    return load<i32>(RootMove.at(index), 4);
  }

  /** 1 when the value is final. */
  @inline static isProved(index: i32): bool {
    return load<i32>(RootMove.at(index), 8) != 0;
  }

  /** What the move is proved to be worth at most. */
  @inline static most(index: i32): i32 {
    return load<i32>(RootMove.at(index), 12);
  }

  /** Lists a move of which nothing is known. */
  static list(index: i32, code: i32, value: i32): void {
    store<i32>(RootMove.at(index), code);
    store<i32>(RootMove.at(index), UNLIMITED, 12);
    RootMove.set(index, value, false);
  }

  /** Notes what the move is worth. */
  static set(index: i32, value: i32, isProved: bool): void {
    store<i32>(RootMove.at(index), value, 4);
    store<i32>(RootMove.at(index), i32(isProved), 8);
    if (isProved) RootMove.limit(index, value);
  }

  /** Notes that it is proved to be worth no more than `most`. */
  static limit(index: i32, most: i32): void {
    store<i32>(RootMove.at(index), min(RootMove.most(index), most), 12);
  }

  /** The least value of the first `lines` moves, which are told. */
  static worst(lines: i32): i32 {
    let worst = RootMove.value(0);
    for (let line = 1; line < lines; line++) worst = min(worst, RootMove.value(line));
    return worst;
  }

  /** Whether no move of the `count` is better than the first `lines`, which is proved. */
  static areOthersWorse(lines: i32, count: i32): bool {
    const worst = RootMove.worst(lines);
    for (let index = lines; index < count; index++) if (RootMove.most(index) > worst) return false;
    return true;
  }

  /** Whether all that is told of the first `lines` moves is proved. */
  static isSettled(lines: i32, count: i32): bool {
    for (let line = 0; line < lines; line++) if (!RootMove.isProved(line)) return false;
    return RootMove.areOthersWorse(lines, count);
  }

  /** Sorts by value, the better first; equals keep their order. */
  static sort(count: i32): void {
    for (let i = 1; i < count; i++) {
      for (let j = i; j > 0 && RootMove.value(j) > RootMove.value(j - 1); j--)
        RootMove.swap(j, j - 1);
    }
  }

  static swap(one: i32, other: i32): void {
    const first = load<u64>(RootMove.at(one));
    const second = load<u64>(RootMove.at(one), 8);
    memory.copy(RootMove.at(one), RootMove.at(other), SIZE);
    store<u64>(RootMove.at(other), first);
    store<u64>(RootMove.at(other), second, 8);
  }

  /** Keeps the first `count` moves as they are for `restore`. */
  static keep(count: i32): void {
    memory.copy(ROOT_MOVES_KEPT, ROOT_MOVES, usize(count * SIZE));
  }

  static restore(count: i32): void {
    memory.copy(ROOT_MOVES, ROOT_MOVES_KEPT, usize(count * SIZE));
  }

  /**
   * Whether what an iteration has found is told although the search ended before all moves were seen;
   * else the moves are again as `keep` has kept them. One line alone is told as far as it is known,
   * and of several nothing: what is left of the iteration before would not be in order with the new.
   */
  static outlivesCut(lines: i32, count: i32, isFirstSeen: bool): bool {
    if (lines == 1 && isFirstSeen) return true;
    RootMove.restore(count);
    return false;
  }
}
