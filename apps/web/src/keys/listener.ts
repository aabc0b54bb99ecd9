import { createEffect, onCleanup } from "solid-js";
import { tinykeys } from "tinykeys";
import { settings } from "../settings/settings.ts";
import { actions, type KeyAction } from "./actions.ts";
import { bindingsOf } from "./bindings.ts";
import { belongsTo, type Ground, listenedAs } from "./presses.ts";

/** Lets keys run the actions of what is on the page, while the calling component is. */
export function useKeys(): void {
  createEffect(() => {
    const bindings = bindingsOf(actions(), settings);
    const listened = [...bindings].flatMap(([key, action]) =>
      listenedAs(key).map((name) => [name, answer(action)] as const),
    );
    onCleanup(tinykeys(window, Object.fromEntries(listened)));
  });
}

function answer(action: KeyAction): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.isComposing || isCovered()) return;
    if (belongsTo(groundOf(event.target), event.key)) return;
    event.preventDefault();
    action.run();
  };
}

/** Whether a dialog or a menu lies over the page: keys are its own then. */
function isCovered(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
}

const GROUNDS: readonly (readonly [Ground, selector: string])[] = [
  ["choice", 'input[type="radio"], input[type="range"], [role="tab"], [role="slider"]'],
  ["button", 'input[type="checkbox"], input[type="button"], button, a[href], summary'],
  ["text", 'input, textarea, select, [contenteditable="true"], [role="textbox"]'],
];

function groundOf(target: EventTarget | null): Ground {
  if (!(target instanceof Element)) return "page";
  return GROUNDS.find(([, selector]) => target.closest(selector) !== null)?.[0] ?? "page";
}
