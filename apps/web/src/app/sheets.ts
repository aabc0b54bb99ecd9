import { createSignal } from "solid-js";

/** The dialogs that belong to no screen. */
export type Sheet = "settings" | "keys";

const [openSheet, setOpenSheet] = createSignal<Sheet>();

export { openSheet };

export function showSheet(sheet: Sheet): void {
  setOpenSheet(sheet);
}

export function closeSheet(): void {
  setOpenSheet(undefined);
}
