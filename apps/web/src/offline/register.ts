import { notify } from "../app/notices.ts";
import { type UpdateEvents, watchUpdates } from "./updates.ts";

/** A tab that stays open asks for a new version at most so often. */
const CHECK_EVERY_MS = 60 * 60 * 1000;

const reload = (): void => location.reload();

/**
 * Keeps the page for use without a network, where the browser can. Never reloads on its own:
 * somebody may be in the middle of a game.
 */
export async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    const registration = await serviceWorker.register("/sw.js", { scope: "/" });
    watchUpdates(serviceWorker, registration, NOTICES);
    checkWhenShown(registration);
  } catch (error) {
    // The page works as before; only the next visit needs the network again.
    console.warn("Kibitz could not be kept for use without a network:", error);
  }
}

const NOTICES: UpdateEvents = {
  onOfflineReady() {
    if (crossOriginIsolated) return;
    notify({
      tone: "info",
      text: "Kibitz is kept for use without a network. After a reload its engine also uses more than one core.",
      action: { label: "Reload", run: reload },
    });
  },
  onUpdate: (takeOver) =>
    notify({
      tone: "info",
      text: "A new version of Kibitz is ready. Your games stay as they are.",
      action: { label: "Reload to update", run: takeOver },
    }),
  onReplaced(here) {
    if (here) reload();
    else
      notify({
        tone: "info",
        text: "Kibitz has been updated in another tab. This one goes on with the old version until you reload it.",
        action: { label: "Reload", run: reload },
      });
  },
};

function checkWhenShown(registration: ServiceWorkerRegistration): void {
  let checkedAtMs = Date.now();
  document.addEventListener("visibilitychange", () => {
    const isDue = Date.now() - checkedAtMs >= CHECK_EVERY_MS;
    if (document.visibilityState !== "visible" || !isDue || !navigator.onLine) return;
    checkedAtMs = Date.now();
    // Without a network there is no news; the next check finds it.
    registration.update().catch(() => undefined);
  });
}

/** A part of the page that is loaded later is gone: the server has a newer version, or is gone itself. */
export function explainMissingParts(): void {
  window.addEventListener("vite:preloadError", () =>
    notify({
      tone: "fault",
      text: "A part of the page could not be loaded. Reload the page; your games are kept.",
      action: { label: "Reload", run: reload },
    }),
  );
}
