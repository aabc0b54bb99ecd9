import { settings } from "../settings/settings.ts";

/** Whether things may be seen moving: the person's setting and the system's. */
export function mayMove(): boolean {
  return settings.animation && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
