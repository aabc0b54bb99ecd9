import { settings } from "../settings/settings.ts";
import type { Sound } from "./sounds.ts";
import { Synthesiser } from "./synthesiser.ts";

let synthesiser: Synthesiser | undefined;

/**
 * Makes a sound where the person wants any. Until it has touched the page nothing is heard:
 * browsers refuse sound that nobody has asked for, and nothing is made ready for it.
 */
export function playSound(sound: Sound): void {
  if (!settings.sound || !hasBeenTouched()) return;
  synthesiser ??= startSynthesiser();
  synthesiser?.play(sound);
}

/** Undefined on a machine that can make no sound. */
function startSynthesiser(): Synthesiser | undefined {
  try {
    return new Synthesiser(new AudioContext({ latencyHint: "interactive" }));
  } catch {
    return undefined;
  }
}

function hasBeenTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}
