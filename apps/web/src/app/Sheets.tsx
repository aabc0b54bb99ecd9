import { lazy, Show, Suspense } from "solid-js";
import { useActions } from "../keys/actions.ts";
import { closeSheet, openSheet, showSheet } from "./sheets.ts";

const SettingsDialog = lazy(async () => ({
  default: (await import("../settings/SettingsDialog.tsx")).SettingsDialog,
}));
const KeysDialog = lazy(async () => ({
  default: (await import("../keys/KeysDialog.tsx")).KeysDialog,
}));

/** The dialogs that belong to no screen; each is fetched when it is first asked for. */
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
