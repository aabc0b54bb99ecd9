import { INFINITE } from "../../common/score";
import { LIMITS_BLOCK, LIMITS_SEARCH_MOVES, LIMITS_SEARCH_MOVES_COUNT, MAX_PV } from "../abi";
import { Stack, threadBase } from "../memory";
import { Frame, Pv, ROOT_MOVES } from "./frame";
import { pickMove, startPicking } from "./ordering";

// The moves of the root, each with what the search knows of it. Sorting permutes an
// index; the records stay where they are.

const RECORD_SIZE: usize = 640;
const MOVE: usize = 0;
const SCORE: usize = 4;
const PREVIOUS_SCORE: usize = 8;
const SELECTIVE_DEPTH: usize = 12;
/** u64: nodes below the move in this search. */
const NODES: usize = 16;
const PV_LENGTH: usize = 24;
const PV: usize = 32;
/** u8[256]: numbers of records, best first. */
const ORDER: usize = ROOT_MOVES + 256 * RECORD_SIZE;

let count: i32 = 0;

function recordAt(rank: i32): usize {
  const number = load<u8>(threadBase + ORDER + usize(rank));
  return threadBase + ROOT_MOVES + usize(number) * RECORD_SIZE;
}

export class RootMoves {
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
    const score = RootMoves.score(rank);
    return score != -INFINITE ? score : RootMoves.previousScore(rank);
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
      store<i32>(recordAt(rank), RootMoves.score(rank), PREVIOUS_SCORE);
    }
  }

  /** Sorts the moves from rank `first` on by score, keeping the order of equals. */
  static sort(first: i32): void {
    const order = threadBase + ORDER;
    for (let i = first + 1; i < count; i++) {
      const number = load<u8>(order + usize(i));
      const score = RootMoves.score(i);
      let rank = i;
      for (; rank > first && RootMoves.score(rank - 1) < score; rank--) {
        store<u8>(order + usize(rank), load<u8>(order + usize(rank - 1)));
      }
      store<u8>(order + usize(rank), number);
    }
  }
}

function isAllowed(move: i32): bool {
  const allowed = load<i32>(LIMITS_BLOCK, LIMITS_SEARCH_MOVES_COUNT);
  for (let i = 0; i < min(allowed, 256); i++) {
    if (load<i32>(usize(LIMITS_BLOCK + (i << 2)), LIMITS_SEARCH_MOVES) == move) return true;
  }
  return allowed <= 0;
}

function append(move: i32): void {
  store<u8>(threadBase + ORDER + usize(count), u8(count));
  const record = recordAt(count);
  memory.fill(record, 0, PV);
  store<i32>(record, move, MOVE);
  store<i32>(record, -INFINITE, SCORE);
  store<i32>(record, -INFINITE, PREVIOUS_SCORE);
  store<i32>(record, 1, PV_LENGTH);
  store<i32>(record, move, PV);
  count++;
}

/** Lists the allowed legal moves of the position at ply 0 in the order of the move picker. */
export function listRootMoves(tableMove: i32): void {
  count = 0;
  const frame = Frame.at(0);
  const pos = Stack.position(0);
  const list = Stack.moveList(0);
  startPicking(frame, pos, tableMove);
  for (let move = pickMove(frame, pos, list); move != 0; move = pickMove(frame, pos, list)) {
    if (isAllowed(move)) append(move);
  }
}
