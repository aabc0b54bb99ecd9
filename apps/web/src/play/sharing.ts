import { notify } from "../app/notices.ts";

/** Puts a text into the clipboard and tells so, or tells why not. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ tone: "info", text: done });
  } catch {
    notify({
      tone: "fault",
      text: "The browser does not let the page write to the clipboard; download the game instead.",
    });
  }
}

/** Has the browser save a text as a file. */
export function downloadText(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
