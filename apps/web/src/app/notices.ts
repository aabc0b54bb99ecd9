import { createSignal } from "solid-js";

/** A sentence that is shown for a while, or until it is put away. */
export interface Notice {
  readonly id: number;
  readonly tone: "info" | "fault";
  readonly text: string;
  /** One thing that the person can do about it. */
  readonly action?: { readonly label: string; run(): void };
}

const [notices, setNotices] = createSignal<readonly Notice[]>([]);
let lastId = 0;

export { notices };

/** Shows a sentence; the same sentence stands there only once. */
export function notify(notice: Omit<Notice, "id">): void {
  lastId += 1;
  const added = { ...notice, id: lastId };
  setNotices((all) => [...all.filter(({ text }) => text !== notice.text), added]);
}

/** Tells what is wrong, where anything is. */
export function tellFault(text: string | undefined): void {
  if (text !== undefined) notify({ tone: "fault", text });
}

export function dismiss(id: number): void {
  setNotices((all) => all.filter((notice) => notice.id !== id));
}
