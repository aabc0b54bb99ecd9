import { createSignal, onCleanup } from "solid-js";

/** Keys of what has the focus, as of a board; they stay as they are. */
export interface FixedKeys {
  /** In the help sheet: "From pit to pit". */
  readonly title: string;
  /** As of a `KeyAction`. */
  readonly keys: readonly string[];
}

/** What one board has listed; boards of a kind may share the keys themselves. */
interface Listed {
  readonly keys: readonly FixedKeys[];
}

const [boards, setBoards] = createSignal<readonly Listed[]>([]);

/** What keys do on the board that is on the page; of several boards, on the first. */
export const keysOnBoard = (): readonly FixedKeys[] => boards()[0]?.keys ?? [];

/** Lists keys in the help sheet while the calling component is on the page. */
export function useBoardKeys(keys: readonly FixedKeys[]): void {
  const listed: Listed = { keys };
  setBoards((all) => [...all, listed]);
  onCleanup(() => setBoards((all) => all.filter((each) => each !== listed)));
}
