import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFaults, moves, play, useStudio, waitForMoves } from "./browser.ts";

const studio = useStudio();

const sheet = (page: Page) => page.getByRole("dialog", { name: "Keys on this screen" });

async function openSheet(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("heading").first().waitFor({ state: "attached" });
  await page.keyboard.press("?");
  await sheet(page).waitFor();
}

test("a question mark shows what the keys do here, and Escape puts it away", async () => {
  const page = await studio.open("/chess");
  await openSheet(page);
  await sheet(page).getByText("Flip the board").waitFor();
  const onBoard = page.locator(".keys-group", { hasText: "On the board" });
  await onBoard.getByText("Take up a piece, put it down").waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await sheet(page).waitFor({ state: "detached" });
});

test("the sheet tells how a board of sowing is played by keys", async () => {
  const page = await studio.open("/igisoro");
  await openSheet(page);
  await sheet(page).getByText("Sow the pit", { exact: true }).waitFor();
  await sheet(page).getByText("Step back from a choice").waitFor();
});

test("a key is changed, its old holder is named and loses it, and all is kept", async () => {
  const page = await studio.open("/chess");
  await openSheet(page);
  await page.getByRole("button", { name: "Change the key for: Settings" }).click();
  await page.keyboard.press("f");
  await sheet(page).getByText("f does: Flip the board", { exact: false }).waitFor();
  await page.keyboard.press("f");
  await page
    .getByRole("button", { name: "Change the key for: Settings" })
    .and(page.locator(":focus"))
    .waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Chess" }).waitFor({ state: "attached" });
  await page.keyboard.press("f");
  await page.getByRole("dialog", { name: "Settings" }).waitFor();
});

test("keys of the browser are refused with a sentence", async () => {
  const page = await studio.open("/");
  await openSheet(page);
  await page.getByRole("button", { name: "Change the key for: Settings" }).click();
  await page.keyboard.press("F5");
  await sheet(page).getByText("belongs to the browser or the system", { exact: false }).waitFor();
});

test("letters can be turned off; arrows still step through the game", async () => {
  const page = await studio.open("/chess");
  await play(page, "e2", "e4");
  await waitForMoves(page, 2);
  await openSheet(page);
  await page.getByText("Letters and signs alone do something").click();
  await page.keyboard.press("Escape");
  await sheet(page).waitFor({ state: "detached" });
  await page.keyboard.press("?");
  await page.keyboard.press("k");
  expect(await sheet(page).count()).toBe(0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Home");
  await page.waitForFunction(() => document.querySelector('[aria-label^="e2, white pawn"]'));
  expect(await moves(page).count()).toBe(2);
});

test("keys that are typed into a field stay there", async () => {
  const page = await studio.open("/chess");
  await page.getByRole("tab", { name: "New game" }).click();
  await page.getByLabel("From a position").fill("");
  await page.getByLabel("From a position").pressSequentially("?f,");
  expect(await page.getByLabel("From a position").inputValue()).toBe("?f,");
  expect(await page.getByRole("dialog").count()).toBe(0);
});
