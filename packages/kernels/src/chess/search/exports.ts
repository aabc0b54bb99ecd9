import { MOVES_BLOCK } from "../abi";
import { ROOT_POSITION } from "../layout";
import { bindThread, threadId } from "../memory";
import { generateQuietChecks } from "./checks";
import { clearCorrections } from "./correction";
import { clearHistories } from "./history";
import { searchRoot } from "./root";
import { clearTable } from "./tt";

/**
 * Forgets what earlier games taught. Each instance calls it for its own thread;
 * thread 0 also clears the transposition table, while no other thread searches.
 */
export function newGame(): void {
  if (threadId == 0) clearTable();
  clearHistories();
  clearCorrections();
}

/**
 * Searches the root that thread 0's instance has loaded, within the limits block, and
 * returns the best move's code, 0 when the root has no (allowed) move. The host clears
 * the stop cell before. Threads other than 0 help through the table until thread 0 ends
 * and stops them; their results mean nothing.
 */
export function search(thread: i32): i32 {
  if (thread != threadId) bindThread(thread);
  return searchRoot();
}

/** The quiet moves of the root that quiescence tries for their check; not when in check itself. */
export function quietCheckMoves(): i32 {
  return generateQuietChecks(ROOT_POSITION, MOVES_BLOCK);
}
