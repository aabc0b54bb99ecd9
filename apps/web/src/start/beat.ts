import { type Accessor, createEffect, createSignal, onCleanup } from "solid-js";
import { useMedia } from "../app/media.ts";
import { settings } from "../settings/settings.ts";

/**
 * Counts up while `element` can be seen and motion is wanted; it rests in a hidden tab, out of
 * the window, and where the system or the person wants no motion.
 */
export function createBeat(
  element: Accessor<Element | undefined>,
  everyMs: number,
): Accessor<number> {
  const [beat, setBeat] = createSignal(0);
  const isSeen = createSeen(element);
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  createEffect(() => {
    if (!isSeen() || isStill() || !settings.animation) return;
    const timer = setInterval(() => {
      if (!document.hidden) setBeat((count) => count + 1);
    }, everyMs);
    onCleanup(() => clearInterval(timer));
  });
  return beat;
}

function createSeen(element: Accessor<Element | undefined>): Accessor<boolean> {
  const [isSeen, setSeen] = createSignal(false);
  createEffect(() => {
    const watched = element();
    if (watched === undefined) return;
    const observer = new IntersectionObserver((entries) => {
      setSeen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(watched);
    onCleanup(() => observer.disconnect());
  });
  return isSeen;
}
