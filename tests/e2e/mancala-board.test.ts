import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  axeFaults,
  eventually,
  moves,
  overhang,
  PHONE,
  useStudio,
  waitForMoves,
} from "./browser.ts";

type Side = "South" | "North";

const pit = (page: Page, side: Side, letter: string) =>
  page.getByRole("gridcell", { name: new RegExp(`^${side}'s pit ${letter},`) });
const store = (page: Page, side: Side) =>
  page.getByRole("gridcell", { name: new RegExp(`^${side}'s store,`) });
const label = (cell: ReturnType<typeof pit>) => cell.getAttribute("aria-label");
const texts = (page: Page) => moves(page).allTextContents();
/** The numbers that are seen beside the pits and stores, in the order of the board. */
const numbers = (page: Page) => page.locator(".pit-number b").allTextContents();

/** South takes the last seed of its row home: North wins by 27 to 21. */
const LAST_MOVE = "/kalah?from=1,5S,4S,1,3S,1/5,1S_20_15_S_1";
/** South's pit g may go forward, or in reverse and capture three. */
const FORK = "/igisoro?from=56S,2,1S,3,2S/3,2S,4/1,2S,1,1S,4/8_S_5";

describe("a board of Kalah", () => {
  const studio = useStudio();

  test("tells what a pit would do, sows it seed by seed, and loses no click meanwhile", async () => {
    const page = await studio.open("/kalah");
    await pit(page, "South", "c").hover();
    await page.getByText("c: ends in the store: move again").waitFor();
    await pit(page, "South", "c").click();
    await page.locator(".seed.in-hand").first().waitFor({ state: "attached" });
    await pit(page, "South", "f").click();
    await waitForMoves(page, 2);
    expect((await texts(page)).slice(0, 2)).toEqual(["c", "f"]);
    await eventually(async () =>
      (await numbers(page)).reduce((sum, text) => sum + Number(text), 0),
    ).toBe(48);
    expect(await label(store(page, "South"))).toMatch(/^South's store, 2 seeds/);
    expect(await axeFaults(page)).toEqual([]);
  });

  test("is played by keys to the end of a game", async () => {
    const page = await studio.open(LAST_MOVE);
    await pit(page, "South", "f").waitFor();
    const onBoard = () => page.evaluate(() => document.activeElement?.getAttribute("role"));
    for (let presses = 0; presses < 30 && (await onBoard()) !== "gridcell"; presses++) {
      await page.keyboard.press("Tab");
    }
    for (const key of ["Home", "End", "ArrowLeft"]) await page.keyboard.press(key);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
    expect(await focused()).toBe(
      "South's pit f, 1 seed, can be sown, ends in the store, the rest, 12, goes to North",
    );
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "Result" }).waitFor();
    expect(await label(store(page, "North"))).toMatch(/^North's store, 27 seeds/);
    await page.getByText("The rest, 12, goes to North").waitFor();
    await page
      .getByRole("alert", { name: "What needs you" })
      .getByText("Sows pit f, the rest, 12, goes to North. Kibitz wins by 6 seeds.")
      .waitFor();
  });

  test("stands still where motion is not wanted", async () => {
    const page = await studio.open(LAST_MOVE, { reducedMotion: "reduce" });
    await pit(page, "South", "f").click();
    await waitForMoves(page, 1);
    expect(await page.locator(".seed.in-hand").count()).toBe(0);
    expect((await numbers(page)).filter((text) => text !== "0")).toEqual(["27", "21"]);
  });

  // Nine fingers' widths are more than a phone has; WCAG's least target is 24 px wide.
  test.each([
    ["6x4", 44],
    ["9x4", 36],
  ])("of %s fits a phone and its fingers", async (variant, leastWidth) => {
    const address = `/kalah?new&variant=${variant}`;
    const page = await studio.open(address, { viewport: PHONE, touch: true });
    const cell = pit(page, "South", "c");
    await cell.waitFor();
    await eventually(async () => (await cell.boundingBox())?.width).toBeGreaterThanOrEqual(
      leastWidth,
    );
    expect((await cell.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await cell.tap();
    await waitForMoves(page, 1);
    expect(await texts(page)).toEqual(["c"]);
    expect(await overhang(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  });
});

describe("a board of Igisoro", () => {
  const studio = useStudio();

  test("asks at a fork which way to go, and steps back", async () => {
    const page = await studio.open(FORK);
    await pit(page, "South", "g").click();
    const ways = page.getByRole("menu", { name: "How the turn goes on" });
    await ways.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await ways.waitFor({ state: "detached" });
    expect(await moves(page).count()).toBe(0);
    await pit(page, "South", "g").click();
    await ways.getByRole("menuitem", { name: /^Reverse .*captures 3/ }).hover();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await waitForMoves(page, 1);
    expect((await texts(page))[0]).toBe("g<");
    expect(await label(pit(page, "North", "d"))).toMatch(/^North's pit d, empty/);
  });

  test("is touched on a phone", async () => {
    const page = await studio.open(FORK, { viewport: PHONE, touch: true });
    await pit(page, "South", "g").tap();
    await page.getByRole("menuitem", { name: /^Forward/ }).tap();
    await waitForMoves(page, 1);
    expect((await texts(page))[0]).toBe("g>");
    expect(await overhang(page)).toBe(0);
    expect(await axeFaults(page)).toEqual([]);
  });
});
