import { createSignal, onCleanup } from "solid-js";

/** Something that a key does on the screen that is shown. */
export interface KeyAction {
  /** Stable, kebab-case: bindings are kept under it. */
  readonly id: string;
  /** In the help sheet: "Flip the board". */
  readonly title: string;
  /** In the help sheet, actions stand together under this: "Board", "Moves", "Analysis". */
  readonly group: string;
  /** In the notation of tinykeys: "f", "Shift+ArrowLeft". */
  readonly keys: readonly string[];
  run(): void;
}

const [actions, setActions] = createSignal<readonly KeyAction[]>([]);

/** The actions of all that is on the page now. */
export { actions };

/** Lets keys do these things while the calling component is on the page. */
export function useActions(added: readonly KeyAction[]): void {
  setActions((all) => [...all, ...added]);
  onCleanup(() => setActions((all) => all.filter((action) => !added.includes(action))));
}
