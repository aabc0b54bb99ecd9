import { notify } from "./notices.ts";

/** Puts a text on the clipboard. Where the browser refuses that, it is said, and the result is false. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    notify({
      tone: "fault",
      text: "The browser does not let the page use the clipboard. Allow it in the address bar and try again.",
    });
    return false;
  }
}

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string, done: string): Promise<void> {
  if (await copy(text)) notify({ tone: "info", text: done });
}
