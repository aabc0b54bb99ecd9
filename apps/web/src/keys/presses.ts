/** A key that went down, as the browser tells it. */
export interface Press {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** What the focus is on when a key goes down. */
export type Ground = "text" | "choice" | "button" | "page";

/** Keys that move in a radio group, a slider, a select or a list of tabs. */
const STEPS = new Set([
  "ArrowLeft",
  "ArrowRight",
  "ArrowUp",
  "ArrowDown",
  "Home",
  "End",
  "PageUp",
  "PageDown",
]);

/** Whether a key means something to what has the focus, so that no action may have it. */
export function belongsTo(ground: Ground, key: string): boolean {
  switch (ground) {
    case "text":
      return true;
    case "choice":
      return STEPS.has(key) || key === " ";
    case "button":
      return key === " " || key === "Enter";
    case "page":
      return false;
  }
}

/** Keys that browsers, systems and screen readers need everywhere. */
const RESERVED = new Set([
  "Tab",
  "Escape",
  "Enter",
  "CapsLock",
  "NumLock",
  "ContextMenu",
  "PrintScreen",
  "Insert",
  "Dead",
  "Process",
  "Unidentified",
]);

const MODIFIERS = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta", "OS", "Fn"]);

/** A pressed key in the notation of bindings, or why it cannot be bound; undefined while only modifiers are down. */
export function bindingOf(
  press: Press,
): { readonly key: string } | { readonly refusal: string } | undefined {
  if (MODIFIERS.has(press.key)) return undefined;
  if (press.ctrlKey || press.altKey || press.metaKey) {
    return { refusal: "Keys with Ctrl, Alt or Command belong to the browser. Press another." };
  }
  if (RESERVED.has(press.key) || /^F\d+$/.test(press.key)) {
    return { refusal: "That key belongs to the browser or the system. Press another." };
  }
  return { key: notationOf(press) };
}

/** Shift is named where it is not what makes the sign: "Shift+f" and "Shift+Home", but "?". */
function notationOf({ key, shiftKey }: Press): string {
  if (key === " ") return shiftKey ? "Shift+Space" : "Space";
  const isLetter = key.toLowerCase() !== key.toUpperCase() && [...key].length === 1;
  const name = isLetter ? key.toLowerCase() : key;
  const isSign = [...key].length === 1 && !isLetter;
  return shiftKey && !isSign ? `Shift+${name}` : name;
}

/** How a key is listened for; a sign may need Shift on one keyboard and none on another. */
export function listenedAs(key: string): readonly string[] {
  const isSign = [...key].length === 1 && key.toLowerCase() === key.toUpperCase();
  return isSign ? [key, `Shift+${key}`] : [key];
}

const NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  PageUp: "Page Up",
  PageDown: "Page Down",
  $mod: "Ctrl",
};

/** A key as it is printed on a keyboard: "Shift ←". */
export function printed(key: string): string {
  return key
    .split(/\b\+/)
    .map((part) => NAMES[part] ?? part)
    .join(" ");
}

const SPOKEN: Readonly<Record<string, string>> = {
  ArrowLeft: "Left arrow",
  ArrowRight: "Right arrow",
  ArrowUp: "Up arrow",
  ArrowDown: "Down arrow",
  "?": "Question mark",
  ",": "Comma",
  ".": "Full stop",
  "/": "Slash",
};

/** A key for those who listen: "Shift Left arrow". */
export function spokenKey(key: string): string {
  return key
    .split(/\b\+/)
    .map((part) => SPOKEN[part] ?? NAMES[part] ?? part)
    .join(" ");
}
