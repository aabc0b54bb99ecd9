import { fileURLToPath } from "node:url";
import { type Studio, startStudio } from "@kibitz/studio";
import { type Browser, chromium, type Page } from "playwright-core";

/** The built page. */
export const PAGE_FOLDER = fileURLToPath(new URL("../../apps/web/dist", import.meta.url));

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };

/** The studio on a free port, as `npx kibitz serve` serves it. */
export function serveStudio(): Promise<Studio> {
  return startStudio({ pageFolder: PAGE_FOLDER, port: 0 });
}

/** Debian's Chromium without a head; the switches keep it from looking for hosts that are not there. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: "/usr/bin/chromium-headless-shell",
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

/** The cell of a square by its name. */
export const square = (page: Page, name: string) =>
  page.getByRole("gridcell", { name: new RegExp(`^${name}\\b`) });

/** Plays a move on the board by two clicks. */
export async function play(page: Page, from: string, to: string): Promise<void> {
  await square(page, from).click();
  await square(page, to).click();
}

/** The moves of the list of moves, variations among them. */
export const moves = (page: Page) =>
  page.getByRole("list", { name: "Moves", exact: true }).locator("button:not([aria-expanded])");
