import type { Page } from "playwright-core";
import { moves, play, square, waitForMoves } from "./browser.ts";

/** A screen of the studio in one of its states. */
export interface State {
  readonly name: string;
  readonly path: string;
  /** Whether the engine of the analysis looks on, which takes all the time that there is. */
  readonly engine?: boolean;
  /** Brings the screen, just opened, into the state. */
  arrive(page: Page): Promise<unknown>;
}

const PROMOTION = "8/P6k/8/8/8/8/8/K7_w_-_-_0_1";
const OPEN_GAME = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR_w_KQkq_-_0_1";

const board = (page: Page) => square(page, "e2").waitFor();
const pits = (page: Page) => page.getByRole("gridcell").first().waitFor();
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 }).first().waitFor();

/** Every screen, and what opens on it. */
export const STATES: readonly State[] = [
  { name: "the start", path: "/", arrive: board },
  {
    name: "no such address",
    path: "/nowhere/at/all",
    arrive: (page) => page.getByRole("main").getByRole("link").first().waitFor(),
  },
  { name: "the settings", path: "/library", arrive: (page) => openDialog(page, "Settings") },
  { name: "the keys", path: "/chess", arrive: showKeys },
  { name: "a new game", path: "/chess", arrive: board },
  {
    name: "a game with its legal targets",
    path: "/chess",
    async arrive(page) {
      await play(page, "e2", "e4");
      await waitForMoves(page, 2);
      await square(page, "d2").click();
    },
  },
  {
    name: "the choice of a new game",
    path: "/chess",
    async arrive(page) {
      await board(page);
      await page.getByRole("tab", { name: "New game" }).click();
    },
  },
  {
    name: "the menu of a game",
    path: "/chess",
    async arrive(page) {
      await button(page, "More").click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "a game that is over",
    path: "/chess",
    async arrive(page) {
      await play(page, "e2", "e4");
      await waitForMoves(page, 2);
      await button(page, "Resign").click();
      await button(page, "Really?").click();
      await page
        .getByText(/wins by resignation/i)
        .first()
        .waitFor();
    },
  },
  { name: "a game that cannot be shown", path: "/chess/play/nonsense", arrive: heading },
  {
    name: "an analysis with its engine",
    engine: true,
    path: `/chess/analysis/${OPEN_GAME}`,
    async arrive(page) {
      await showEngine(page);
      await page.getByRole("list", { name: "Engine lines" }).getByRole("button").first().waitFor();
    },
  },
  {
    name: "variations",
    path: "/chess/analysis",
    async arrive(page) {
      for (const [from, to] of [
        ["e2", "e4"],
        ["e7", "e5"],
      ] as const)
        await play(page, from, to);
      await page.keyboard.press("ArrowLeft");
      await play(page, "c7", "c5");
      await waitForMoves(page, 3);
    },
  },
  {
    name: "the menu of a move",
    path: "/chess/analysis",
    async arrive(page) {
      await play(page, "e2", "e4");
      await moves(page).first().click({ button: "right" });
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "the settings of the engine",
    path: "/chess/analysis",
    async arrive(page) {
      await showEngine(page);
      await button(page, "Engine settings").click();
    },
  },
  {
    name: "a promotion",
    path: `/chess/analysis/${PROMOTION}`,
    async arrive(page) {
      await play(page, "a7", "a8");
      await page.getByRole("menuitem", { name: "rook" }).waitFor();
    },
  },
  {
    name: "an address of no position",
    path: "/chess/analysis/nonsense",
    arrive: (page) =>
      page
        .getByText(/cannot be read/)
        .first()
        .waitFor(),
  },
  { name: "the editor", path: "/chess/editor/", arrive: board },
  {
    name: "an impossible position in the editor",
    path: "/chess/editor/8/8/8/8/8/8/8/K7_w_-_-_0_1",
    arrive: heading,
  },
  { name: "the library", path: "/library", arrive: heading },
  { name: "a game of Kalah", path: "/kalah?new", arrive: pits },
  { name: "a game of Igisoro", path: "/igisoro?new", arrive: pits },
  {
    name: "an analysis of Kalah with its values",
    engine: true,
    path: "/kalah/analysis?variant=3x2",
    async arrive(page) {
      await showEngine(page, pits);
      await page.getByText("Solved").waitFor();
    },
  },
  {
    name: "an editor with a seed too many",
    path: "/kalah/editor/4S,4S,4S,4S,4S,4S/4S,4S,4S,4S,4S,5S_0_0_S_1",
    arrive: (page) =>
      page
        .getByText(/too many/)
        .first()
        .waitFor(),
  },
];

/** A phone has no button for them, but may have a keyboard. */
async function showKeys(page: Page): Promise<void> {
  await board(page);
  await page.keyboard.press("?");
  await page.getByRole("dialog").waitFor();
}

/** On a phone the engine stands behind a tab. */
async function showEngine(page: Page, isThere = board): Promise<void> {
  await isThere(page);
  const tab = page.getByRole("tab", { name: "Engine" });
  if (await tab.isVisible()) await tab.click();
}

async function openDialog(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await page.getByRole("dialog").waitFor();
}
