import { lazy, onCleanup, onMount, Show, Suspense } from "solid-js";
import { useActions } from "../keys/actions.ts";
import { closeSheet, openSheet, showSheet } from "./sheets.ts";

const SettingsDialog = lazy(async () => ({
  default: (await import("../settings/SettingsDialog.tsx")).SettingsDialog,
}));
const KeysDialog = lazy(async () => ({
  default: (await import("../keys/KeysDialog.tsx")).KeysDialog,
}));

const AHEAD_MS = 4_000;

/** The dialogs that belong to no screen; they are fetched after the screen. */
export function Sheets() {
  useActions([
    {
      id: "show-keys",
      title: "Show the keys",
      group: "Studio",
      keys: ["?"],
      run: () => showSheet("keys"),
    },
    {
      id: "show-settings",
      title: "Settings",
      group: "Studio",
      keys: [","],
      run: () => showSheet("settings"),
    },
  ]);
  onMount(() => {
    // Fetched while there is nothing else to do, they open at once later.
    const ahead = setTimeout(() => {
      void SettingsDialog.preload();
      void KeysDialog.preload();
    }, AHEAD_MS);
    onCleanup(() => clearTimeout(ahead));
  });
  return (
    <Suspense>
      <Show when={openSheet() === "settings"}>
        <SettingsDialog open onClose={closeSheet} />
      </Show>
      <Show when={openSheet() === "keys"}>
        <KeysDialog open onClose={closeSheet} />
      </Show>
    </Suspense>
  );
}
