import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { eventually, PHONE, play, useStudio, waitForMoves } from "./browser.ts";

const studio = useStudio();

const actions = (page: Page) => page.getByRole("group", { name: "Actions" }).getByRole("button");

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error("it is not drawn");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Whether a finger that comes down in the middle of a part meets that part. */
const isReached = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return element.contains(document.elementFromPoint(x, y)) && top + height <= innerHeight;
  });

test.each([
  ["kalah", 740, 360],
  ["kalah", 667, 375],
  ["oware", 844, 390],
  ["igisoro", 740, 360],
  ["chess", 740, 360],
])("%s shows all of itself on a phone of %i to %i", async (game, width, height) => {
  const viewport = { width, height };
  const page = await studio.open(`/${game}?new`, { viewport, touch: true });
  await actions(page).first().waitFor();
  const isHigher = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await eventually(isHigher).toBe(0);
  for (const button of await actions(page).all()) {
    expect(await isReached(button), (await button.textContent()) ?? "").toBe(true);
  }
  const board = await boxOf(page.getByRole("grid"));
  expect(board.bottom).toBeLessThanOrEqual(height);
  const status = await boxOf(page.locator(".play-status"));
  expect(status.x).toBeGreaterThanOrEqual(board.right);
  const list = await boxOf(page.getByRole("list", { name: "Moves", exact: true }));
  expect(status.bottom).toBeLessThanOrEqual(list.y);
});

test.each([PHONE, { width: 740, height: 360 }])(
  "what comes after a game is in view on a phone of %o",
  async (viewport) => {
    const page = await studio.open("/chess?new", { viewport, touch: true });
    await play(page, "e2", "e4");
    await waitForMoves(page, 1);
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Really?" }).click();
    for (const name of ["Rematch", "Analyse", "New game"]) {
      const button = page.getByRole("region", { name: "Result" }).getByRole("button", { name });
      await eventually(() => isReached(button)).toBe(true);
    }
  },
);

test("the head of a phone names the game, and its menu marks it", async () => {
  const page = await studio.open("/oware?new", { viewport: PHONE, touch: true });
  await page.getByRole("banner").getByText("Oware").click();
  const current = page.getByRole("menuitem", { name: "Oware" });
  expect(await current.getAttribute("aria-current")).toBe("true");
  expect(await page.locator("[role=menuitem][aria-current]").count()).toBe(1);
});

test("the command of a new game breaks before its options alone", async () => {
  const page = await studio.open("/kalah?new", { viewport: PHONE, touch: true });
  await page.getByRole("tab", { name: "New game" }).click();
  await page.getByRole("radio", { name: "North" }).check({ force: true });
  const command = page.locator(".equivalent code");
  await eventually(() => command.textContent()).toBe(
    "npx kibitz play kalah --level 2 --side north",
  );
  const heights = await command
    .locator(".equivalent-part")
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  expect(heights).toHaveLength(3);
  expect(new Set(heights).size).toBe(1);
});

test("the letters of pits can be read on a phone, and no sign touches them", async () => {
  const page = await studio.open("/igisoro?new", { viewport: PHONE, touch: true });
  const letters = page.locator(".pit-letter");
  await letters.first().waitFor();
  const measured = await letters.evaluateAll((all) =>
    all.map((letter) => ({
      sizePx: Number.parseFloat(getComputedStyle(letter).fontSize),
      isFree: [...document.querySelectorAll(".trough-flow")].every((sign) => {
        const [one, other] = [letter.getBoundingClientRect(), sign.getBoundingClientRect()];
        return (
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top
        );
      }),
    })),
  );
  expect(measured).toHaveLength(32);
  for (const { sizePx, isFree } of measured) {
    expect(sizePx).toBeGreaterThanOrEqual(11);
    expect(isFree).toBe(true);
  }
});
