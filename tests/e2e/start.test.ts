import { expect, test } from "vitest";
import { axeFaults, overhang, PHONE, play, square, useStudio, waitForMoves } from "./browser.ts";

const studio = useStudio();

test("a move on the first screen begins a game, which is answered and then offered again", async () => {
  const page = await studio.open("/");
  await play(page, "d2", "d4");
  await page.waitForURL(/\/chess\/play\//);
  await waitForMoves(page, 2);
  const address = page.url();
  await page.getByRole("link", { name: "Kibitz, to the start" }).click();
  await page.getByRole("link", { name: /Go on with your game.*Against Kibitz.*move 2/ }).click();
  await page.waitForURL(address);
});

test("whoever begins by keys goes on at the board", async () => {
  const page = await studio.open("/");
  await square(page, "e2").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/chess\/play\//);
  await page.waitForFunction(() => document.activeElement?.getAttribute("role") === "gridcell");
});

test("the level that is chosen is the one that is played, and Black may be played at once", async () => {
  const page = await studio.open("/");
  await page.getByRole("slider", { name: "Play against" }).fill("5");
  await page.getByRole("button", { name: "Play Black" }).click();
  await page.getByText("Kibitz, level 5", { exact: true }).waitFor();
  await waitForMoves(page, 1);
});

test("the games that move in next rest where less motion is wanted", async () => {
  const moving = await studio.open("/");
  await moving.locator(".stone:not([data-off])").first().waitFor();
  const still = await studio.open("/", { reducedMotion: "reduce" });
  await still.locator(".stone").first().waitFor({ state: "attached" });
  await still.waitForTimeout(3_000);
  expect(await still.locator(".stone:not([data-off])").count()).toBe(0);
});

test.each(["light", "dark", "contrast"])("axe finds no fault in the %s theme", async (theme) => {
  const page = await studio.open("/");
  await page.evaluate((chosen) => {
    localStorage.setItem("kibitz.settings", JSON.stringify({ theme: chosen }));
  }, theme);
  await page.reload();
  await page.getByText("Moving in next").waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(theme);
  expect(await axeFaults(page)).toEqual([]);
});

test.each([
  PHONE,
  { width: 740, height: 360 },
  { width: 640, height: 400 },
  { width: 2560, height: 1440 },
])("nothing is wider than a window of $width x $height", async (viewport) => {
  const page = await studio.open("/", { viewport });
  await page.getByText("Moving in next").waitFor();
  expect(await overhang(page)).toBe(0);
});
