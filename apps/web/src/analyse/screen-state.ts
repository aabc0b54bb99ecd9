import { createSignal } from "solid-js";

/** The panels that share one place. */
export type SideTab = "moves" | "engine" | "report" | "game";

export type ScreenState = ReturnType<typeof createScreenState>;

/** What is open on the screen besides the study itself. */
export function createScreenState() {
  const [tab, setTab] = createSignal<SideTab>("moves");
  const [annotates, setAnnotates] = createSignal(false);
  return {
    tab,
    setTab,
    /** Whether comment and glyphs of the current move stand open. */
    annotates,
    setAnnotates,
    openComment: (): void => {
      setTab("moves");
      setAnnotates(true);
      requestAnimationFrame(() => document.getElementById("analysis-comment")?.focus());
    },
  };
}
