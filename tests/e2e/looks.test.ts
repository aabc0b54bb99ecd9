import { describe, expect, test } from "vitest";
import { axeFaults, DESKTOP, overhang, PHONE, useStudio } from "./browser.ts";
import { STATES } from "./states.ts";

const studio = useStudio();

const WIDTHS = [PHONE.width, 768, 2560];

describe.each(STATES)("$name", ({ path, engine, arrive }) => {
  const before = engine ? undefined : withoutEngine;

  test("axe finds no fault by daylight, nor in high contrast", async () => {
    const page = await studio.open(path, { before, reducedMotion: "reduce" });
    await arrive(page);
    expect(await axeFaults(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = "contrast";
    });
    expect(await axeFaults(page, ["color-contrast"])).toEqual([]);
  });

  test("fits on a phone, where axe finds no fault in the dark", async () => {
    const page = await studio.open(path, {
      before,
      viewport: PHONE,
      touch: true,
      colorScheme: "dark",
      reducedMotion: "reduce",
    });
    await arrive(page);
    expect(await axeFaults(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: DESKTOP.height });
      expect(await overhang(page), `${width} px`).toBe(0);
    }
  });
});

function withoutEngine(): void {
  // The blank page before the first address may keep nothing.
  if (location.protocol !== "http:") return;
  localStorage.setItem("kibitz.settings", JSON.stringify({ analysisEngine: false }));
}
