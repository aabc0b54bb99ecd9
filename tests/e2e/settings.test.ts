import { expect, test } from "vitest";
import { axeFaults, useStudio } from "./browser.ts";

const studio = useStudio();

const looksOf = (page: Awaited<ReturnType<typeof studio.open>>) =>
  page.evaluate(() => ({ ...document.documentElement.dataset }));

test("a theme and a board are chosen at once, and stand before the first paint of the next visit", async () => {
  const page = await studio.open("/", { expects: /ERR_FAILED/ });
  await page.getByRole("button", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await dialog.getByText("Dark", { exact: true }).click();
  await dialog.getByText("Slate").click();
  await dialog.getByText("As in print").click();
  expect(await looksOf(page)).toMatchObject({ theme: "dark", board: "slate", pieces: "diagram" });
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Settings" }).and(page.locator(":focus")).waitFor();

  await page.route("**/assets/*.js", (route) => route.abort());
  await page.reload();
  expect((await looksOf(page)).theme).toBe("dark");
});

test("a game of sowing has its own materials, and no pieces to choose", async () => {
  const page = await studio.open("/kalah?new");
  await page.getByRole("button", { name: "Settings" }).click();
  const dialog = page.getByRole("dialog", { name: "Settings" });
  await dialog.getByText("Slate").click();
  expect(await looksOf(page)).toMatchObject({ board: "slate" });
  expect(await dialog.locator(".swatch-seed").count()).toBeGreaterThan(0);
  expect(await dialog.getByText("As in print").count()).toBe(0);
});

test("another tab follows", async () => {
  const context = await studio.profile();
  const [one, other] = [await context.newPage(), await context.newPage()];
  await Promise.all([one.goto(studio.url), other.goto(studio.url)]);
  await other.getByRole("main").waitFor();
  await one.getByRole("button", { name: "Settings" }).click();
  await one.getByText("Contrast", { exact: true }).first().click();
  await other.waitForFunction(() => document.documentElement.dataset.theme === "contrast");
});

test("a browser that keeps no settings says so, and they hold until the page is closed", async () => {
  const page = await studio.open("/", {
    before: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("refused", "SecurityError");
      };
    },
  });
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByText("Dark", { exact: true }).click();
  expect((await looksOf(page)).theme).toBe("dark");
  await page.getByText("keeps no settings", { exact: false }).first().waitFor();
});
