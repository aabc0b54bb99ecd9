import { createSignal, onCleanup, Show } from "solid-js";
import type { Exchange } from "./exchange.ts";
import "../../design/drop-veil.css";

/** Takes what is pasted outside of a field, and files that are dropped anywhere on the page. */
export function DropZone<P, M, S extends string>(props: { readonly exchange: Exchange<P, M, S> }) {
  const [isOver, setOver] = createSignal(false);
  const { exchange } = props;

  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (isField(event.target) || text.trim() === "") return;
    event.preventDefault();
    exchange.take(text);
  };
  const dragOver = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const leave = (event: DragEvent): void => {
    if (event.relatedTarget === null) setOver(false);
  };
  const drop = (event: DragEvent): void => {
    setOver(false);
    const file = event.dataTransfer?.files[0];
    if (file === undefined) return;
    event.preventDefault();
    void exchange.takeFile(file);
  };

  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener("paste", paste, { signal });
  window.addEventListener("dragover", dragOver, { signal });
  window.addEventListener("dragleave", leave, { signal });
  window.addEventListener("drop", drop, { signal });
  onCleanup(() => listening.abort());

  return (
    <Show when={isOver()}>
      <div class="drop-veil">
        <p>Drop the file to open it</p>
      </div>
    </Show>
  );
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input, textarea, select, [contenteditable]") !== null;
