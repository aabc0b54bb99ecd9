import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Studio } from "@kibitz/studio";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import recorded from "../../data/bench/chess.json" with { type: "json" };
import { launchChromium, openPage, PHONE, serveStudio, square, waitForMoves } from "./browser.ts";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

let studio: Studio;
let browser: Browser;

beforeAll(async () => {
  studio = await serveStudio();
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  await studio.close();
});

/** A page on which any error that nobody catches fails the test. */
async function open(viewport?: { width: number; height: number }) {
  const page = await openPage(browser, studio.url, viewport);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return { page, errors };
}

async function play(page: Page, from: string, to: string): Promise<void> {
  await square(page, from).click();
  await square(page, to).click();
}

test("a move by clicks is answered by the engine", async () => {
  const { page, errors } = await open();
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await play(page, "e2", "e4");
  await waitForMoves(page, 2);
  expect(await page.textContent("#status")).toMatch(/^Kibitz played .+\. Your move\.$/);
  expect(errors).toEqual([]);
});

test("a piece can be dragged, and an impossible drop changes nothing", async () => {
  const { page } = await open();
  await square(page, "g1").dragTo(square(page, "g3"));
  expect(await page.locator(".moves .move").count()).toBe(0);
  await square(page, "g1").click();
  await square(page, "g5").click();
  expect(await page.textContent("#status")).toContain("cannot go there");
  await square(page, "g1").dragTo(square(page, "f3"));
  await waitForMoves(page, 1);
  expect(await page.locator(".moves .move").first().textContent()).toBe("Nf3");
});

test("the board is played with the keyboard alone", async () => {
  const { page } = await open();
  await page.locator('.square[tabindex="0"]').focus();
  for (const key of ["ArrowUp", "Enter", "ArrowUp", "ArrowUp", "Enter"]) {
    await page.keyboard.press(key);
  }
  await waitForMoves(page, 2);
  expect(await page.locator(".moves .move").first().textContent()).toBe("e4");
  expect(await page.locator('.square[tabindex="0"]').count()).toBe(1);
});

test("a reload goes on with the game, and moves can be taken back", async () => {
  const { page } = await open();
  await play(page, "d2", "d4");
  await waitForMoves(page, 2);
  const before = await page.textContent("#moves");
  await page.reload();
  await waitForMoves(page, 2);
  expect(await page.textContent("#moves")).toBe(before);
  await page.getByRole("button", { name: "Take back" }).click();
  expect(await page.locator(".moves .move").count()).toBe(0);
  await page.getByRole("button", { name: "Redo" }).click();
  await waitForMoves(page, 2);
});

test("black against the engine: it begins, and the board is turned", async () => {
  const { page } = await open();
  await page.getByRole("radio", { name: "Black" }).check();
  expect(await page.textContent("#equivalent")).toMatch(/--side black$/);
  await page.getByRole("button", { name: "New game" }).click();
  await waitForMoves(page, 1);
  expect(await page.locator(".square").first().getAttribute("aria-label")).toMatch(/^h1/);
});

test("a resigned game is over and says so", async () => {
  const { page } = await open();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("button", { name: "Really resign?" }).click();
  expect(await page.textContent("#status")).toBe("Kibitz wins by resignation.");
  expect(await page.locator(".square.movable").count()).toBe(0);
});

test("a pawn promotes to the piece that is chosen", async () => {
  const { page } = await open();
  await page.evaluate(
    (saved) => localStorage.setItem("kibitz.game.chess.9999", saved),
    savedGame("8/P6k/8/8/8/8/8/K7 w - - 0 1"),
  );
  await page.reload();
  await page.waitForSelector(".square.movable");
  await play(page, "a7", "a8");
  await page.getByRole("button", { name: "rook" }).click();
  await waitForMoves(page, 1);
  expect(await page.locator(".moves .move").first().textContent()).toBe("a8=R");
});

test("what cannot be read in the browser's store gives a fresh game", async () => {
  const { page } = await open();
  for (const text of ["{", "null", '{"side":"white","level":3,"snapshot":{"version":9}}']) {
    await page.evaluate((saved) => localStorage.setItem("kibitz.game.chess.9999", saved), text);
    await page.reload();
    await page.waitForSelector(".square.movable");
    expect(await page.locator(".moves .move").count()).toBe(0);
  }
});

test.each(["light", "dark"] as const)("axe finds no fault, %s", async (colorScheme) => {
  const { page } = await open();
  await page.emulateMedia({ colorScheme });
  await square(page, "e2").click();
  // As a script tag the page's own content policy would refuse it.
  await page.evaluate(await readFile(AXE, "utf8"));
  const faults = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
  expect(faults).toEqual([]);
});

test("nothing is wider than a phone", async () => {
  const { page } = await open(PHONE);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(PHONE.width);
});

test("the search visits the same nodes in Chromium as in Node", async () => {
  const page = await browser.newPage();
  await page.goto(`${studio.url}bench.html`);
  await page.waitForSelector("#result[data-nodes]");
  expect(await page.getAttribute("#result", "data-nodes")).toBe(String(recorded.nodes));
});

function savedGame(start: string): string {
  const none = { kind: "none" };
  const snapshot = {
    version: 1,
    game: "chess",
    start,
    names: { white: "You", black: "Kibitz" },
    controls: { white: none, black: none },
    status: { kind: "paused" },
    moves: [],
    undone: [],
    turnUsedMs: 0,
  };
  return JSON.stringify({ side: "white", level: 3, snapshot });
}
