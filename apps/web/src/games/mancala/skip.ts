import { createEffect, onCleanup } from "solid-js";
import type { Sided, SowingModel } from "./sowing-model.ts";

/**
 * While a move is shown, any press or key ends it, and then does what it does: nobody waits for
 * seeds, and no click is lost. Only a key that brings a question up does not answer it as well.
 */
export function skipByPress<P extends Sided, M>(model: SowingModel<P, M>): void {
  const finish = (event: Event): void => {
    model.show.finish();
    if (model.fork() === undefined || !isKeyForBoard(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  createEffect(() => {
    if (!model.show.isMoving()) return;
    for (const kind of ["pointerdown", "keydown"] as const) {
      document.addEventListener(kind, finish, { capture: true });
      onCleanup(() => document.removeEventListener(kind, finish, { capture: true }));
    }
  });
}

const isKeyForBoard = (event: Event): boolean =>
  event instanceof KeyboardEvent && event.key !== "Escape" && event.key !== "Tab";
