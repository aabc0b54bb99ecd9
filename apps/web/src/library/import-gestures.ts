import { createSignal, onCleanup, onMount } from "solid-js";
import { fileEndings } from "../games/file-formats.ts";
import { startImport } from "./imports.ts";

/** Has the person choose files to import. */
export function pickFiles({ skipsDuplicates }: { readonly skipsDuplicates: boolean }): void {
  const input = document.createElement("input");
  input.type = "file";
  input.multiple = true;
  input.accept = [...fileEndings(), ".txt", "text/plain"].join(",");
  input.addEventListener("change", () => startImport([...(input.files ?? [])], skipsDuplicates));
  input.click();
}

/** Imports what is dropped anywhere on the page, or pasted outside of a field. */
export function useImportGestures(): { readonly isOver: () => boolean } {
  const [isOver, setOver] = createSignal(false);
  const onDrag = (event: DragEvent): void => {
    if (event.dataTransfer?.types.includes("Files") !== true) return;
    event.preventDefault();
    setOver(true);
  };
  const onLeave = (event: DragEvent): void => {
    if (event.relatedTarget === null) setOver(false);
  };
  const onDrop = (event: DragEvent): void => {
    setOver(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    startImport(files, true);
  };
  const onPaste = (event: ClipboardEvent): void => {
    if (event.target instanceof HTMLElement && event.target.matches("input, textarea")) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (files.length > 0) startImport(files, true);
    else if (text.trim() !== "") startImport([new File([text], "pasted text")], true);
  };
  const listeners = { dragover: onDrag, dragleave: onLeave, drop: onDrop, paste: onPaste };
  onMount(() => {
    for (const [name, listener] of Object.entries(listeners)) {
      document.addEventListener(name, listener as EventListener);
    }
  });
  onCleanup(() => {
    for (const [name, listener] of Object.entries(listeners)) {
      document.removeEventListener(name, listener as EventListener);
    }
  });
  return { isOver };
}
