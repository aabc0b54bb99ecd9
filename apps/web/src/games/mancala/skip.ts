import { createEffect, onCleanup } from "solid-js";
import type { Show } from "./show.ts";

/**
 * While a move is shown, any press or key ends it, and then does what it does: nobody waits for
 * seeds, and no click is lost.
 */
export function skipByPress(show: Show): void {
  createEffect(() => {
    if (!show.isMoving()) return;
    const finish = (): void => show.finish();
    for (const kind of ["pointerdown", "keydown"] as const) {
      document.addEventListener(kind, finish, { capture: true });
      onCleanup(() => document.removeEventListener(kind, finish, { capture: true }));
    }
  });
}
