import { setTimeout } from "node:timers/promises";
import { deflateRawSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { eventually, moves, play, square, useStudio, waitForMoves } from "./browser.ts";

const studio = useStudio();

/** Longer than a game takes to be kept. */
const KEEPING_MS = 1_500;

const pathOf = (page: Page): string => decodeURIComponent(new URL(page.url()).pathname);
const room = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Rooms" }).getByRole("link", { name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? "");

test("the first move is made on the first screen, and the game goes on from there", async () => {
  const page = await studio.open("/");
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await play(page, "e2", "e4");
  await waitForMoves(page, 2);
  expect(pathOf(page)).toMatch(/^\/chess\/play\//);
});

test("back and forward go through the rooms, and a game stands where it stood", async () => {
  const page = await studio.open("/");
  await play(page, "d2", "d4");
  await waitForMoves(page, 2);
  const game = pathOf(page);
  const played = await moves(page).allTextContents();
  await room(page, "Analyse").click();
  await eventually(() => pathOf(page)).toBe("/chess/analysis");
  await room(page, "Library").click();
  await page.getByRole("heading", { name: "Library", level: 1 }).waitFor();

  await page.goBack();
  await square(page, "e2").waitFor();
  expect(pathOf(page)).toBe("/chess/analysis");
  await page.goBack();
  await eventually(() => moves(page).allTextContents()).toEqual(played);
  expect(pathOf(page)).toBe(game);
  await page.goForward();
  await page.goForward();
  await page.getByRole("heading", { name: "Library", level: 1 }).waitFor();
  await page.goBack();
  await page.goBack();
  await play(page, "c2", "c4");
  await waitForMoves(page, 4);
});

test.each(["/chess", "/chess/analysis"])(
  "from %s nobody is called back who leaves before the first move is kept",
  async (address) => {
    const page = await studio.open(address);
    await page.route("**/assets/LibraryScreen-*.js", async (route) => {
      await setTimeout(KEEPING_MS);
      await route.continue();
    });
    await play(page, "e2", "e4");
    await room(page, "Library").click();
    await page.getByRole("heading", { name: "Library", level: 1 }).waitFor();
    await page.getByRole("row").nth(1).waitFor({ state: "attached" });
    expect(pathOf(page)).toBe("/library");
  },
);

test("a study that makes way for a shared one takes no address any more", async () => {
  const page = await studio.open("/chess/analysis", { before: unpackSlowly });
  await play(page, "e2", "e4");
  const shared = `#${deflateRawSync("1. d4 d5 2. c4 *").toString("base64url")}`;
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, shared);
  await waitForMoves(page, 3);
  const { search, hash } = new URL(page.url());
  expect([search, hash]).toEqual(["", shared]);
});

/** In the page: a link takes longer to open than an edit takes to be kept. */
function unpackSlowly(): void {
  const Unpacking = DecompressionStream;
  function SlowUnpacking(format: CompressionFormat): ReadableWritablePair {
    const { readable, writable } = new Unpacking(format);
    const waiting = new TransformStream({
      start: () => new Promise((resolve) => window.setTimeout(resolve, 1_500)),
    });
    return { readable: readable.pipeThrough(waiting), writable };
  }
  Object.assign(window, { DecompressionStream: SlowUnpacking });
}

test("a new room is named by the title, and reading begins at its heading", async () => {
  const page = await studio.open("/");
  await room(page, "Library").press("Enter");
  await page.getByRole("heading", { name: "Library", level: 1 }).waitFor();
  await eventually(() => focused(page)).toBe("Library");
  expect(await page.title()).toContain("Library");
});

test("the first stop of the keyboard leads past the masthead", async () => {
  const page = await studio.open("/library");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Tab");
  expect(await focused(page)).toBe("To the content");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
});

test("an address that leads nowhere leads to the start", async () => {
  const page = await studio.open("/checkers");
  await page.getByRole("main").getByRole("link", { name: /start/i }).click();
  await square(page, "e2").waitFor();
});

test("a whole analysis without a mouse", async () => {
  const page = await studio.open("/chess/analysis");
  await square(page, "e2").waitFor();
  await tabTo(page, "gridcell");
  await press(page, "ArrowUp", "Enter", "ArrowUp", "ArrowUp", "Enter");
  await waitForMoves(page, 1);
  expect(await moves(page).first().textContent()).toContain("e4");
  await press(page, "ArrowUp", "ArrowUp", "ArrowUp", "Enter", "ArrowDown", "ArrowDown", "Enter");
  await waitForMoves(page, 2);
  await tabTo(page, "button", await moves(page).nth(1).textContent());
  await press(page, "Shift+F10");
  await page.getByRole("menu").waitFor();
  await press(page, "Escape", "?");
  await page.getByRole("dialog").waitFor();
  await press(page, "Escape");
  await eventually(() => page.getByRole("dialog").count()).toBe(0);
});

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

const MOST_STOPS = 60;

/** Presses Tab until the focus is on an element of the role, whose text begins so. */
async function tabTo(page: Page, role: string, text: string | null = ""): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press("Tab");
    const isThere = await page.evaluate(
      ([wanted, start]) => {
        const element = document.activeElement;
        const found = element?.getAttribute("role") ?? element?.localName;
        return found === wanted && (element?.textContent ?? "").startsWith(start ?? "");
      },
      [role, text] as const,
    );
    if (isThere) return;
  }
  throw new Error(`No ${role} within ${MOST_STOPS} stops of Tab.`);
}
