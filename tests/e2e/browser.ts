import { fileURLToPath } from "node:url";
import { startStudio } from "@kibitz/studio";
import { type Browser, chromium, type Page } from "playwright-core";

const PAGE_FOLDER = fileURLToPath(new URL("../../apps/web/dist", import.meta.url));

/** Debian's Chromium; the switches keep it from looking for hosts that are not there. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** The built page on a free port. */
export function serveStudio() {
  return startStudio({ pageFolder: PAGE_FOLDER, port: 0 });
}

/** Opens the page in a fresh profile and waits for a board that can be played on. */
export async function openPage(browser: Browser, url: string, viewport = DESKTOP): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector(".square.movable");
  return page;
}

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

/** The cell of a square by its name. */
export const square = (page: Page, name: string) =>
  page.getByRole("gridcell", { name: new RegExp(`^${name}, `) });

/** Waits until so many moves stand in the list. */
export async function waitForMoves(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelectorAll(".moves .move").length >= wanted,
    count,
  );
}
