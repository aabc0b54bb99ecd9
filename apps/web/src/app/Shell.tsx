import type { RouteSectionProps } from "@solidjs/router";
import { createEffect, ErrorBoundary, onCleanup, Suspense } from "solid-js";
import { useKeys } from "../keys/listener.ts";
import { appearanceOf } from "../settings/appearance.ts";
import { followOtherTabs, settings } from "../settings/settings.ts";
import { useArrivals } from "./arrival.ts";
import { Fault } from "./Fault.tsx";
import { LiveRegions } from "./LiveRegions.tsx";
import { Masthead } from "./Masthead.tsx";
import { Notices } from "./Notices.tsx";
import { Sheets } from "./Sheets.tsx";
import { useUnforeseen } from "./unforeseen.ts";
import "./shell.css";

/** What stands around every screen: the masthead, the notices, the live regions. */
export function Shell(props: RouteSectionProps) {
  useArrivals();
  useAppearance();
  useKeys();
  useUnforeseen();
  return (
    <>
      <button type="button" class="skip-link" onClick={skip}>
        To the content
      </button>
      <Masthead />
      <main id="main" tabindex="-1">
        <ErrorBoundary fallback={(error, goOn) => <Fault error={error} goOn={goOn} />}>
          <Suspense>{props.children}</Suspense>
        </ErrorBoundary>
      </main>
      <Notices />
      <LiveRegions />
      <Sheets />
    </>
  );
}

/** By no link: the fragment of an address holds a whole study, and a part's name must not replace it. */
function skip(): void {
  document.getElementById("main")?.focus();
}

/** Keeps the attributes of the root that style sheets answer to. */
function useAppearance(): void {
  const contrast = matchMedia("(prefers-contrast: more)");
  const apply = (): void => {
    Object.assign(document.documentElement.dataset, appearanceOf(settings, contrast.matches));
  };
  createEffect(apply);
  contrast.addEventListener("change", apply);
  onCleanup(() => contrast.removeEventListener("change", apply));
  onCleanup(followOtherTabs());
}
