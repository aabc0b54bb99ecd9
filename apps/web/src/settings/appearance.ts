import type { Settings } from "./read-settings.ts";

/** The part of the settings that style sheets answer to, as attributes of the root. */
export function appearanceOf(
  settings: Settings,
  asksContrast: boolean,
): Readonly<Record<string, string>> {
  const onOff = (on: boolean): string => (on ? "on" : "off");
  return {
    theme: settings.theme === "system" && asksContrast ? "contrast" : settings.theme,
    board: settings.board,
    pieces: settings.pieces,
    coordinates: onOff(settings.coordinates),
    animation: onOff(settings.animation),
  };
}
