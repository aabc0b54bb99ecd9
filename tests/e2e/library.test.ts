import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeFaults, eventually, notice, overhang, PHONE, useStudio } from "./browser.ts";

interface Paper {
  readonly white: string;
  readonly black?: string;
  readonly result?: string;
  readonly date?: string;
  readonly moves?: string;
}

const MATE = "1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7#";

function pgn({ white, black = "Bert", result = "1-0", date = "2001.02.03", moves = MATE }: Paper) {
  const tags = { Event: "Club", Date: date, White: white, Black: black, Result: result };
  const lines = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]`);
  return `${lines.join("\n")}\n\n${moves} ${result}\n\n`;
}

const THREE = [
  pgn({ white: "Polgár, Judit" }),
  pgn({ white: "Tal, Mikhail", result: "1/2-1/2", date: "1960.03.15", moves: "1. d4 d5" }),
  pgn({ white: "Broken", result: "0-1", moves: "1. e4 e5 2. Ke3 Nf6" }),
].join("");

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const grid = (page: Page) => page.getByRole("grid", { name: "Games" });
const rows = (page: Page) => grid(page).locator("tbody").getByRole("row");
const panel = (page: Page) => page.getByRole("region", { name: "Import" });

async function importFile(page: Page, text: string, name = "games.pgn"): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await button(page, "Import").first().click();
  await (await choosing).setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
}

async function filled(page: Page, text = THREE): Promise<void> {
  await importFile(page, text);
  await panel(page)
    .getByText(/imported/)
    .waitFor();
  await rows(page).first().waitFor();
}

/** Has the page receive something as a browser gives it. */
function receive(page: Page, kind: "paste" | "drop", text: string): Promise<void> {
  return page.evaluate(
    ([type, content]) => {
      const clipboardData = new DataTransfer();
      if (type === "paste") clipboardData.setData("text/plain", content);
      else clipboardData.items.add(new File([content], "dropped.pgn"));
      const options = { bubbles: true, cancelable: true };
      const event =
        type === "paste"
          ? new ClipboardEvent("paste", { ...options, clipboardData })
          : new DragEvent("drop", { ...options, dataTransfer: clipboardData });
      document.dispatchEvent(event);
    },
    [kind, text] as const,
  );
}

describe("the library", () => {
  const studio = useStudio();

  test("an empty one says what to do", async () => {
    const page = await studio.open("/library");
    await page.getByRole("heading", { name: "No games yet" }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole("link", { name: "Play a game" }).click();
    await page.getByRole("heading", { name: "The board is set." }).waitFor();
  });

  test("a file with faults is imported, and each fault has its place", async () => {
    const page = await studio.open("/library");
    await filled(page);
    expect(await panel(page).textContent()).toContain(
      "3 games imported. There was 1 fault in the text; all else was read.",
    );
    await panel(page).getByText("Show the fault").click();
    expect(await panel(page).getByRole("listitem").textContent()).toMatch(
      /game 3, line 23, column 13.*Ke3/,
    );
    await button(page, "Copy all faults").click();
    await eventually(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^games\.pgn: game 3, line 23, column 13: /,
    );
    expect(await axeFaults(page)).toEqual([]);
    await importFile(page, THREE);
    await panel(page)
      .getByText("3 games left out, since the same moves are here already.")
      .waitFor();
    expect(await rows(page).count()).toBe(3);
  });

  test("games are found by words, filtered and sorted", async () => {
    const page = await studio.open("/library");
    await filled(page);
    await page.keyboard.press("/");
    await page.keyboard.type("polgar club");
    await eventually(() => rows(page).count()).toBe(1);
    await page.getByText("1 of 3 games").waitFor();
    await button(page, "Clear the search").click();
    await page.getByRole("combobox", { name: "Result" }).selectOption("Draw");
    await eventually(() => rows(page).allTextContents()).toEqual([expect.stringMatching(/Tal/)]);
    await page.getByRole("combobox", { name: "Origin" }).selectOption("Played here");
    await page.getByText("No game matches").waitFor();
    await button(page, "Show all games").click();
    await button(page, "Date").click();
    await eventually(() => rows(page).last().textContent()).toMatch(/Tal/);
    await button(page, "Date").click();
    await eventually(() => rows(page).first().textContent()).toMatch(/Tal/);
    const heading = page.getByRole("columnheader", { name: "Date" });
    expect(await heading.getAttribute("aria-sort")).toBe("ascending");
  });

  test("keys go through the list, choose and delete", async () => {
    const page = await studio.open("/library");
    await filled(page);
    await grid(page).focus();
    await page.keyboard.press("End");
    await page.getByRole("heading", { name: "Polgár, Judit – Bert" }).waitFor();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Space");
    await page.getByText("2 games chosen").waitFor();
    await page.keyboard.press("Delete");
    await eventually(() => rows(page).count()).toBe(1);
    await notice(page, "2 games deleted.").waitFor();
    await page.reload();
    await eventually(() => rows(page).count()).toBe(1);
  });

  test("a deletion is undone", async () => {
    const page = await studio.open("/library");
    await filled(page);
    await rows(page).filter({ hasText: "Tal" }).click();
    await button(page, "Delete").click();
    await eventually(() => rows(page).count()).toBe(2);
    await button(page, "Undo").click();
    await eventually(() => rows(page).count()).toBe(3);
    await page.reload();
    await eventually(() => rows(page).count()).toBe(3);
  });

  test("a game is opened in the analysis with its moves", async () => {
    const page = await studio.open("/library");
    await filled(page);
    await rows(page).filter({ hasText: "Polgár" }).dblclick();
    await page.waitForURL(/\/chess\/analysis.*kept=/);
    await page.getByText("Qxf7#").first().waitFor();
  });

  test("a game gets other names, in the list and in its file", async () => {
    const page = await studio.open("/library");
    await filled(page);
    await rows(page).filter({ hasText: "Polgár" }).click();
    await button(page, "Rename").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "White" }).fill("Menchik, Vera");
    await dialog.getByRole("textbox", { name: "Date" }).fill("yesterday");
    expect(await button(page, "Save").isDisabled()).toBe(true);
    await dialog.getByRole("textbox", { name: "Date" }).fill("1929.04.??");
    expect(await axeFaults(page)).toEqual([]);
    await button(page, "Save").click();
    await rows(page).filter({ hasText: "Menchik" }).filter({ hasText: "1929.04" }).waitFor();
    const downloading = page.waitForEvent("download");
    await page.getByRole("complementary").getByRole("button", { name: "Export" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("Menchik, Vera vs Bert.pgn");
    const text = await readFile(await download.path(), "utf8");
    expect(text).toContain('[White "Menchik, Vera"]');
    expect(text).toContain("4. Qxf7# 1-0");
  });

  test("what is exported from one browser is the same in another", async () => {
    const page = await studio.open("/library");
    await filled(page);
    const exported = async (from: Page): Promise<string> => {
      const downloading = from.waitForEvent("download");
      await button(from, "Export all").click();
      return readFile(await (await downloading).path(), "utf8");
    };
    const text = await exported(page);
    const other = await studio.open("/library");
    await filled(other, text);
    const games = (file: string): readonly string[] => file.split(/\n\n(?=\[Event)/).toSorted();
    expect(games((await exported(other)).trim())).toEqual(games(text.trim()));
  });

  test("games come by paste and by drop, in any tab", async () => {
    const profile = await studio.profile();
    const [page, other] = [await profile.newPage(), await profile.newPage()];
    await page.goto(`${studio.url}library`);
    await other.goto(`${studio.url}library`);
    await page.getByRole("heading", { name: "No games yet" }).waitFor();
    await receive(page, "paste", pgn({ white: "Pasted" }));
    await rows(page).filter({ hasText: "Pasted" }).waitFor();
    await receive(page, "drop", pgn({ white: "Dropped" }));
    await rows(page).filter({ hasText: "Dropped" }).waitFor();
    await eventually(() => rows(other).count()).toBe(2);
  });

  test("a large import is cancelled and keeps what it has", async () => {
    const page = await studio.open("/library");
    const many = Array.from({ length: 20_000 }, (_, index) => pgn({ white: `Player ${index}` }));
    await importFile(page, many.join(""), "many.pgn");
    await panel(page)
      .getByText(/MB, [\d,]*\d{3} games/)
      .waitFor();
    await button(page, "Cancel").click();
    const outcome = panel(page).getByText(/^Cancelled\. ([\d,]+) games imported\./);
    await outcome.waitFor();
    const counted = async (): Promise<number> =>
      Number((await outcome.textContent())?.match(/[\d,]+/)?.[0].replaceAll(",", ""));
    await eventually(() => page.locator(".library-count").textContent()).toBe(
      `${new Intl.NumberFormat("en").format(await counted())} games`,
    );
    expect(await counted()).toBeLessThan(20_000);
    await grid(page).focus();
    await page.keyboard.press("End");
    await eventually(() => rows(page).last().textContent()).toMatch(/Player 0/);
    expect(await rows(page).count()).toBeLessThan(60);
  });

  test("on a phone a tap shows the game, and nothing is wider than the screen", async () => {
    const page = await studio.open("/library", { viewport: PHONE, touch: true });
    await filled(page);
    expect(await overhang(page)).toBe(0);
    await rows(page).filter({ hasText: "Tal" }).getByText("Chess", { exact: true }).waitFor();
    await rows(page).filter({ hasText: "Tal" }).tap();
    const sheet = page.getByRole("dialog", { name: "Tal, Mikhail – Bert" });
    await sheet.getByText("1960.03.15").waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await sheet.getByRole("button", { name: "Delete" }).click();
    await eventually(() => rows(page).count()).toBe(2);
    expect(await sheet.count()).toBe(0);
    await importFile(page, '[South "Ann"]\n[North "Ben"]\n[Variant "4x3"]\n\na b', "one.kalah");
    await rows(page).filter({ hasText: "Ann" }).filter({ hasText: "Kalah" }).tap();
    await page.getByText("Kalah with 4 pits and 3 seeds").waitFor();
    const picture = page.locator(".details-picture .mancala-picture");
    await eventually(async () => (await picture.boundingBox())?.height ?? 0).toBeGreaterThan(100);
  });
});
