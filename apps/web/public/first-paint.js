// Runs before the first paint, so that a chosen theme never flashes in the colours of another.
// `src/settings/appearance.ts` sets the same attributes when the page has started.
(() => {
  const root = document.documentElement;
  try {
    const kept = JSON.parse(localStorage.getItem("kibitz.settings") ?? "{}");
    const theme = ["light", "dark", "contrast"].includes(kept.theme) ? kept.theme : "system";
    const asksContrast = matchMedia("(prefers-contrast: more)").matches;
    root.dataset.theme = theme === "system" && asksContrast ? "contrast" : theme;
  } catch {
    // What cannot be read is not followed; the page says so when it has started.
    root.dataset.theme = "system";
  }
})();
