import { expect, test } from "vitest";
import { axeFaults, overhang, PHONE, useStudio } from "./browser.ts";

const studio = useStudio();

test("the start page is isolated, so that searches may share memory", async () => {
  const page = await studio.open("/");
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
});

test.each(["/", "/chess", "/chess/analysis", "/chess/editor/", "/library", "/nowhere/at/all"])(
  "%s fits on a phone",
  async (path) => {
    const page = await studio.open(path, { viewport: PHONE });
    await page.getByRole("main").waitFor();
    expect(await overhang(page)).toBe(0);
  },
);

test("axe finds no fault on the start page", async () => {
  const page = await studio.open("/");
  await page.getByRole("main").waitFor();
  expect(await axeFaults(page)).toEqual([]);
});
