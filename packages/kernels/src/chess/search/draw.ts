import { MAX_HISTORY, POSITION_BLOCK, POSITION_HISTORY, POSITION_HISTORY_COUNT } from "../abi";
import { generateAll } from "../board/movegen";
import { BISHOP, HALFMOVE_CLOCK, KNIGHT, PLIES_FROM_NULL, Position } from "../board/position";
import { Stack, threadBase } from "../memory";
import { KEY_STACK } from "./frame";

// Draws inside the search. The key stack holds the game's keys, then the path's.

const LIGHT_SQUARES: u64 = 0x55aa55aa55aa55aa;
const FIFTY_MOVES_PLIES: i32 = 100;

let gameKeys: i32 = 0;

function keySlot(index: i32): usize {
  return threadBase + KEY_STACK + (usize(index) << 3);
}

/** Copies the keys of the game from the position block. */
export function loadKeyStack(): void {
  gameKeys = min(load<i32>(POSITION_BLOCK, POSITION_HISTORY_COUNT), MAX_HISTORY);
  memory.copy(keySlot(0), POSITION_BLOCK + POSITION_HISTORY, usize(gameKeys) << 3);
}

/** Notes the key of the position at `ply`; it has to be there before any deeper ply asks. */
export function pushKey(ply: i32, pos: usize): void {
  store<u64>(keySlot(gameKeys + ply), Position.key(pos));
}

/**
 * Whether the position at `ply` counts as a repetition: once before inside the tree,
 * where a second time will follow as easily, or twice before with the game's positions.
 */
function isRepetition(ply: i32, pos: usize): bool {
  const sinceNull = i32(load<u16>(pos, PLIES_FROM_NULL));
  const reversible = i32(load<u16>(pos, HALFMOVE_CLOCK));
  const reach = sinceNull < ply ? sinceNull : gameKeys + ply;
  const farthest = min(reversible, reach);
  const key = Position.key(pos);
  let seen = 0;
  for (let back = 4; back <= farthest; back += 2) {
    if (load<u64>(keySlot(gameKeys + ply - back)) != key) continue;
    if (back < ply) return true;
    if (++seen == 2) return true;
  }
  return false;
}

/** No sequence of legal moves can mate: bare kings, one minor piece, or bishops of one colour. */
function isDeadMaterial(pos: usize): bool {
  const knights = Position.byRole(pos, KNIGHT);
  const bishops = Position.byRole(pos, BISHOP);
  const others = Position.occupied(pos) & ~(knights | bishops);
  if (popcnt(others) != 2) return false;
  const minors = knights | bishops;
  if (popcnt(minors) <= 1) return true;
  return knights == 0 && ((bishops & LIGHT_SQUARES) == 0 || (bishops & ~LIGHT_SQUARES) == 0);
}

/** Fifty moves without progress draw, unless the last of them mates. */
function isFiftyMoves(ply: i32, pos: usize, inCheck: bool): bool {
  if (Position.halfmove(pos) < FIFTY_MOVES_PLIES) return false;
  return !inCheck || generateAll(pos, Stack.moveList(ply)) > 0;
}

/** Whether the game is drawn at `ply`, its key being on the stack. */
export function isDraw(ply: i32, pos: usize, inCheck: bool): bool {
  return isRepetition(ply, pos) || isFiftyMoves(ply, pos, inCheck) || isDeadMaterial(pos);
}
