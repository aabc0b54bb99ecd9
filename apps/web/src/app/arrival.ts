import { useLocation } from "@solidjs/router";
import { createEffect, on } from "solid-js";
import { listingOf } from "../games/listings.ts";
import { titleOf } from "./places.ts";

/** Keeps the document's title, and brings whoever reads or tabs to the start of a new screen. */
export function useArrivals(): void {
  const location = useLocation();
  createEffect(() => {
    const game = location.pathname.split("/")[1] ?? "";
    document.title = titleOf(location.pathname, listingOf(game)?.title);
  });
  const screen = (): string => screenOf(location.pathname);
  createEffect(on(screen, () => requestAnimationFrame(focusScreen), { defer: true }));
}

/** A step within one screen, such as to another position, is no arrival. */
const screenOf = (path: string): string => path.split("/").slice(0, 3).join("/");

/** What a screen has focused by itself keeps the focus. */
function focusScreen(): void {
  const main = document.querySelector("main");
  if (main === null || main.contains(document.activeElement)) return;
  const heading = main.querySelector("h1") ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
