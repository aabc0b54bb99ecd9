import { TURN_SIZE, Turn } from "../board/turn-record";
import { evaluate } from "../evaluation/evaluate";
import { history, Killers } from "./history";

const TABLE_RANK: i32 = 1 << 28;
const KILLER_RANK: i32 = 200;
const HISTORY_DIVISOR: i32 = 16;

/** Evaluates the positions that turns lead to and ranks the turns of `side`: the table's move, then by evaluation and what is known of the move. */
export function rankTurns(list: usize, end: usize, ply: i32, side: i32, tableMove: i32): void {
  const killer = Killers.first(ply);
  const secondKiller = Killers.second(ply);
  for (let turn = list; turn < end; turn += TURN_SIZE) {
    const code = Turn.code(turn);
    const evaluation = evaluate(turn);
    Turn.setEvaluation(turn, evaluation);
    let rank = history(side, code) / HISTORY_DIVISOR - evaluation;
    if (code == tableMove) rank = TABLE_RANK;
    else if (code == killer || code == secondKiller) rank += KILLER_RANK;
    Turn.setRank(turn, rank);
  }
}

/** Brings the turn of the highest rank to the front of what is left. */
export function pickTurn(first: usize, end: usize): void {
  let best = first;
  for (let turn = first + TURN_SIZE; turn < end; turn += TURN_SIZE) {
    if (Turn.rank(turn) > Turn.rank(best)) best = turn;
  }
  if (best != first) Turn.swap(first, best);
}
