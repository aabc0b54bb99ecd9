import { createEffect, on, onCleanup } from "solid-js";
import { notify } from "../app/notices.ts";
import { type GameLock, lockGame } from "../library/game-lock.ts";
import { gameStore, newGameId } from "../library/store.ts";
import type { AnalysisModel, Opened } from "./model.ts";
import { pathText } from "./open-study.ts";
import { StudyKeeper } from "./study/keep-study.ts";

/**
 * Keeps the study from its first edit on, and what was brought in at once. One tab at a time
 * keeps a study; in another one what is changed becomes a study of its own.
 */
export function keepModel<P, M, S extends string>(
  model: AnalysisModel<P, M, S>,
  opened: Opened<P, M, S>,
  onKept: (id: string) => void,
): void {
  let lock: GameLock | undefined;
  const keeper = new StudyKeeper<P, M>({
    game: model.entry.id,
    variant: model.variant,
    write: (record) => model.entry.writeRecord(record, model.variant),
    id: opened.keptId,
    newId: newGameId,
    put: (game) => gameStore.put(game),
    nowIso: () => new Date().toISOString(),
    onKept: (id) => {
      hold(id);
      onKept(id);
    },
    onFault: ({ message }) => notify({ tone: "fault", text: message }),
  });
  const hold = (id: string): void => {
    lock?.release();
    lock = lockGame(id, (holder) => {
      if (holder === "elsewhere") leave();
    });
  };
  const leave = (): void => {
    lock?.release();
    keeper.renounce();
    notify({
      tone: "info",
      text: "This study is open in another tab. What you change here is kept as a study of its own.",
    });
  };

  if (opened.keptId !== undefined) hold(opened.keptId);
  if (opened.isNew === true) keeper.changed(model.study());
  createEffect(on(model.record, () => keeper.changed(model.study()), { defer: true }));
  followPlace(model, () => keeper.id);
  const flush = (): void => keeper.flush();
  window.addEventListener("pagehide", flush);
  onCleanup(() => {
    window.removeEventListener("pagehide", flush);
    keeper.close();
    lock?.release();
  });
}

/** Browsers allow few changes of the address in a row. */
const PAUSE_MS = 400;

/** Lets the address of a kept study say where one stands in it, so that a reload leads there. */
function followPlace<P, M, S extends string>(
  model: AnalysisModel<P, M, S>,
  keptId: () => string | undefined,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    const address = new URL(location.href);
    if (keptId() === undefined || address.searchParams.get("kept") !== keptId()) return;
    address.searchParams.delete("ply");
    address.searchParams.set("at", pathText(model.path()));
    history.replaceState(history.state, "", address);
  };
  createEffect(
    on(
      model.path,
      () => {
        clearTimeout(timer);
        timer = setTimeout(write, PAUSE_MS);
      },
      { defer: true },
    ),
  );
  onCleanup(() => clearTimeout(timer));
}
