import { createSignal, onCleanup } from "solid-js";

/** Keys of what has the focus, as of a board; they stay as they are. */
export interface FixedKeys {
  /** In the help sheet: "From pit to pit". */
  readonly title: string;
  /** As of a `KeyAction`. */
  readonly keys: readonly string[];
}

const [boardKeys, setBoardKeys] = createSignal<readonly (readonly FixedKeys[])[]>([]);

/** What keys do on the board that is on the page; of several boards, on the first. */
export const keysOnBoard = (): readonly FixedKeys[] => boardKeys()[0] ?? [];

/** Lists keys in the help sheet while the calling component is on the page. */
export function useBoardKeys(keys: readonly FixedKeys[]): void {
  setBoardKeys((all) => [...all, keys]);
  onCleanup(() => setBoardKeys((all) => all.filter((each) => each !== keys)));
}
