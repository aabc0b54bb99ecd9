import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFaults, DESKTOP, overhang, PHONE, useStudio } from "./browser.ts";
import { STATES } from "./states.ts";

const studio = useStudio();

const WIDTHS = [PHONE.width, 768, 2560];

const setTheme = (page: Page, theme: string): Promise<void> =>
  page.evaluate((chosen) => {
    document.documentElement.dataset.theme = chosen;
  }, theme);

describe.each(STATES)("$name", ({ path, arrive }) => {
  test("axe finds no fault, in any theme", async () => {
    const page = await studio.open(path, { reducedMotion: "reduce" });
    await arrive(page);
    expect(await axeFaults(page), "light").toEqual([]);
    for (const theme of ["dark", "contrast"]) {
      await setTheme(page, theme);
      expect(await axeFaults(page, ["color-contrast"]), theme).toEqual([]);
    }
  });

  test("fits on a phone, where axe finds no fault either", async () => {
    const page = await studio.open(path, { viewport: PHONE, touch: true, reducedMotion: "reduce" });
    await arrive(page);
    expect(await axeFaults(page)).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: DESKTOP.height });
      expect(await overhang(page), `${width} px`).toBe(0);
    }
  });
});
