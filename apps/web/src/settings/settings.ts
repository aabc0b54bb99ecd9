import { createStore } from "solid-js/store";
import { notify } from "../app/notices.ts";
import { DEFAULT_SETTINGS, readSettings, type Settings } from "./read-settings.ts";

export {
  BOARD_THEMES,
  type BoardTheme,
  DEFAULT_SETTINGS,
  PIECE_SETS,
  type PieceSet,
  type Settings,
  THEMES,
  type Theme,
} from "./read-settings.ts";

/** Where the browser keeps them; `public/first-paint.js` reads the same place. */
const KEY = "kibitz.settings";

const [settings, set] = createStore<Settings>(kept() ?? DEFAULT_SETTINGS);

export { settings };

/** Changes what is given, at once and for the next time. */
export function changeSettings(change: Partial<Settings>): void {
  set(change);
  keep();
}

/** Takes over what another tab has changed. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key === KEY) set(readSettings(event.newValue));
  };
  addEventListener("storage", follow);
  return () => removeEventListener("storage", follow);
}

/** Undefined where there is no store, as in a worker or when the browser refuses it. */
function kept(): Settings | undefined {
  try {
    return readSettings(localStorage.getItem(KEY));
  } catch {
    return undefined;
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    notify({
      tone: "info",
      text: "This browser keeps no settings for Kibitz; they hold until the page is closed.",
    });
  }
}
