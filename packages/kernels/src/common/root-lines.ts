import { MAX_PV } from "./abi";
import { Pv } from "./pv";
import { INFINITE } from "./score";

// The moves of the root, each with what the search knows of it. Sorting permutes an
// index; the records stay where they are.

export const MAX_ROOT_MOVES: i32 = 256;

const RECORD_SIZE: usize = 640;
const MOVE: usize = 0;
const SCORE: usize = 4;
const PREVIOUS_SCORE: usize = 8;
const SELECTIVE_DEPTH: usize = 12;
/** u64: nodes below the move in this search. */
const NODES: usize = 16;
const PV_LENGTH: usize = 24;
const PV: usize = 32;
/** u8[MAX_ROOT_MOVES]: numbers of records, best first. */
const ORDER: usize = usize(MAX_ROOT_MOVES) * RECORD_SIZE;

export const ROOT_LINES_SIZE: usize = ORDER + usize(MAX_ROOT_MOVES);

let base: usize = 0;
let count: i32 = 0;

/** Says where this instance keeps its records, ROOT_LINES_SIZE bytes. */
export function keepRootLinesAt(address: usize): void {
  base = address;
}

function recordAt(rank: i32): usize {
  const number = load<u8>(base + ORDER + usize(rank));
  return base + usize(number) * RECORD_SIZE;
}

export class RootLines {
  @inline static count(): i32 {
    return count;
  }

  static move(rank: i32): i32 {
    return load<i32>(recordAt(rank), MOVE);
  }

  /** -INFINITE for a move that was only proved worse than another. */
  static score(rank: i32): i32 {
    return load<i32>(recordAt(rank), SCORE);
  }

  static setScore(rank: i32, score: i32): void {
    store<i32>(recordAt(rank), score, SCORE);
  }

  static previousScore(rank: i32): i32 {
    return load<i32>(recordAt(rank), PREVIOUS_SCORE);
  }

  /** The score of this iteration, or else that of the one before. */
  static bestKnownScore(rank: i32): i32 {
    const score = RootLines.score(rank);
    return score != -INFINITE ? score : RootLines.previousScore(rank);
  }

  static selectiveDepth(rank: i32): i32 {
    return load<i32>(recordAt(rank), SELECTIVE_DEPTH);
  }

  static nodes(rank: i32): u64 {
    return load<u64>(recordAt(rank), NODES);
  }

  static addNodes(rank: i32, nodes: u64): void {
    const record = recordAt(rank);
    store<u64>(record, load<u64>(record, NODES) + nodes, NODES);
  }

  static pvLength(rank: i32): i32 {
    return load<i32>(recordAt(rank), PV_LENGTH);
  }

  static pvMove(rank: i32, index: i32): i32 {
    return load<i32>(recordAt(rank) + (usize(index) << 2), PV);
  }

  /** Notes a score within or beyond the window, with the variation that ply 1 left. */
  static improve(rank: i32, score: i32, selectiveDepth: i32): void {
    const record = recordAt(rank);
    const tail = min(Pv.length(1), MAX_PV - 1);
    store<i32>(record, score, SCORE);
    store<i32>(record, selectiveDepth, SELECTIVE_DEPTH);
    store<i32>(record, tail + 1, PV_LENGTH);
    for (let i = 0; i < tail; i++) store<i32>(record + (usize(i) << 2), Pv.move(1, i), PV + 4);
  }

  /** What this iteration found becomes what the last one knew. */
  static beginIteration(): void {
    for (let rank = 0; rank < count; rank++) {
      store<i32>(recordAt(rank), RootLines.score(rank), PREVIOUS_SCORE);
    }
  }

  /** Sorts the moves from rank `first` on by score, keeping the order of equals. */
  static sort(first: i32): void {
    const order = base + ORDER;
    for (let i = first + 1; i < count; i++) {
      const number = load<u8>(order + usize(i));
      const score = RootLines.score(i);
      let rank = i;
      for (; rank > first && RootLines.score(rank - 1) < score; rank--) {
        store<u8>(order + usize(rank), load<u8>(order + usize(rank - 1)));
      }
      store<u8>(order + usize(rank), number);
    }
  }

  static forget(): void {
    count = 0;
  }

  /** Adds a move that nothing is known of yet; there is room for MAX_ROOT_MOVES. */
  static add(move: i32): void {
    store<u8>(base + ORDER + usize(count), u8(count));
    const record = recordAt(count);
    memory.fill(record, 0, PV);
    store<i32>(record, move, MOVE);
    store<i32>(record, -INFINITE, SCORE);
    store<i32>(record, -INFINITE, PREVIOUS_SCORE);
    store<i32>(record, 1, PV_LENGTH);
    store<i32>(record, move, PV);
    count++;
  }
}
