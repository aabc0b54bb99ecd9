import { notify } from "../../app/notices.ts";

/** Puts a text on the clipboard and says so, or says what to do instead. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify({ tone: "info", text: done });
  } catch {
    notify({
      tone: "fault",
      text: "The browser does not let the page use the clipboard. Allow it in the address bar, or download the file instead.",
    });
  }
}
