import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { eventually, moves, notice, useStudio, waitForMoves } from "./browser.ts";

const studio = useStudio();
const STILL = { reducedMotion: "reduce" } as const;

const pit = (page: Page, name: string) =>
  page.getByRole("gridcell", { name: new RegExp(`^${name}\\b`) });
const engine = (page: Page) => page.getByRole("region", { name: "Engine" });

test("a game of Kalah is played to its end, and its result is counted", async () => {
  const start = "2S,2S,2S/2S,2S,2S_0_0_S_1";
  const page = await studio.open(`/kalah?from=${start}&variant=3x2`, STILL);
  const result = page.getByRole("region", { name: "Result" });
  const open = page.locator(".pit-cell.open");
  for (let move = 0; move < 60; move++) {
    await open.or(result).first().waitFor();
    if (await result.isVisible()) break;
    await open.first().click();
  }
  const words = (await result.textContent()) ?? "";
  const [south = 0, north = 0] = (words.match(/\d+/g) ?? []).map(Number);
  expect(south + north).toBe(12);
  const winner = south > north ? "You win" : "Kibitz wins";
  const margin = Math.abs(south - north);
  expect(words).toContain(
    margin === 0 ? "The game is a draw with equal seeds." : `${winner} by ${margin} seeds.`,
  );
});

test("an address names the rules of a new game, and the game stays after a reload", async () => {
  const page = await studio.open("/kalah?variant=nonsense", STILL);
  await notice(page, "no variant “nonsense” of Kalah").waitFor();
  await page.goto(new URL("/kalah?variant=9x4", page.url()).href);
  await pit(page, "South's pit i, 4").click();
  await page.waitForURL(/\/kalah\/play\//);
  await page.reload();
  await pit(page, "South's pit i").waitFor();
  await pit(page, "South's pit i, 4").waitFor({ state: "detached" });
});

test("the analysis proves the value of every move and reports in seeds", async () => {
  const page = await studio.open("/kalah/analysis?variant=3x2", STILL);
  // South wins Kalah with three pits and two seeds by four.
  await engine(page).getByText("Solved").waitFor();
  await engine(page).locator(".engine-score", { hasText: "S +4" }).waitFor();
  await pit(page, "South's pit a").click();
  await pit(page, "North's pit a").click();
  await waitForMoves(page, 2);
  await page.getByRole("tab", { name: "Report" }).click();
  await page.getByRole("button", { name: "Report", exact: true }).click();
  await eventually(() => page.getByRole("row", { name: /Average loss/ }).textContent()).toMatch(
    /\d\.\d seeds/,
  );
  const graph = page.getByRole("slider", { name: "Evaluation graph" });
  await graph.getByText("seeds").waitFor();
  const [scale, plot] = await Promise.all(
    [".graph-scale", ".graph-plot"].map((part) => graph.locator(part).boundingBox()),
  );
  expect((scale?.x ?? 0) + (scale?.width ?? 0)).toBeLessThanOrEqual(plot?.x ?? 0);
});

test("what is pasted is opened aloud, in the analysis of its game, or the sentence says what it lacks", async () => {
  const page = await studio.open("/kalah/analysis", STILL);
  const paste = async (text: string) => {
    await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
    await page.keyboard.press("Control+v");
  };
  await pit(page, "South's pit c").waitFor();
  const said = page.getByRole("status", { name: "What happens" });
  await paste("4S,4S,5S,5S,5S,5S/4S,4S,1,5S,5S,1 0 0 N 1");
  await page.getByText(/^This position cannot be set up: there are \d+ seeds/).waitFor();
  await page.keyboard.press("Escape");
  await paste("1. c f 1... a *");
  await said.getByText("A game of Kalah is open, 3 sowings.").waitFor();
  await waitForMoves(page, 3);
  const refusal = page.getByText("Open the analysis of Oware and import it there.");
  for (const second of ["1. A a 2. B b *", "1. A h *"]) {
    await paste(`[Game "oware"]\n\n1. A a *\n\n[Game "oware"]\n\n${second}`);
    await refusal.waitFor();
    await page.keyboard.press("Escape");
    await refusal.waitFor({ state: "detached" });
  }
  await paste('[Game "oware"]\n\n1. A a 2. B b *');
  await page.waitForURL(/\/oware\/analysis/);
  await notice(page, "This is a game of Oware").waitFor();
  await waitForMoves(page, 4);
});

test("moves that a side makes in a row stand in one cell", async () => {
  const page = await studio.open("/kalah/analysis", STILL);
  for (const name of ["South's pit c", "South's pit f", "North's pit a"]) {
    await pit(page, name).click();
  }
  await waitForMoves(page, 3);
  const row = page.locator(".moves-pair").first();
  expect(await row.locator(".moves-turn").allTextContents()).toEqual(["cf", "a"]);
  expect(await moves(page).count()).toBe(3);
});

test("the editor counts, names what is wrong and lets nobody go on with it", async () => {
  const page = await studio.open("/kalah/editor/", STILL);
  const analyse = page.getByRole("button", { name: "Analyse this" });
  await page.getByText("All 48 seeds are there.").waitFor();
  await pit(page, "South's pit a").click();
  await page.getByText("1 seed is too many: 49 of 48.").waitFor();
  expect(await analyse.isDisabled()).toBe(true);
  await page.getByText(/there are 49 seeds on the board/).waitFor();
  await page.keyboard.press("3");
  await page.getByText("1 seed is missing: 47 of 48.").waitFor();
  await page.getByRole("button", { name: "Put them into North's store" }).click();
  await page.getByText("All 48 seeds are there.").waitFor();
  await analyse.click();
  await page.waitForURL(/\/kalah\/analysis\//);
  await pit(page, "South's pit a, 3").waitFor();
});

test("other rules change the board of the editor and stand in the command", async () => {
  const page = await studio.open("/kalah/editor/", STILL);
  await page.getByLabel("Variant").selectOption({ label: "4 pits" });
  await page.getByText("All 32 seeds are there.").waitFor();
  expect(await page.getByRole("gridcell").count()).toBe(10);
  await page.getByText(/npx kibitz analyse kalah --variant 4x4/).waitFor();
});

test("the first screen leads to the other games, and the masthead from one to the other", async () => {
  const page = await studio.open("/", STILL);
  await page.getByRole("link", { name: "Igisoro" }).click();
  await page.waitForURL(/\/igisoro/);
  await pit(page, "South's pit a").waitFor();
  await page.getByRole("button", { name: "Igisoro", exact: true }).click();
  await page.getByRole("menuitem", { name: "Oware" }).click();
  await page.waitForURL(/\/oware/);
  await pit(page, "South's pit a").waitFor();
});
